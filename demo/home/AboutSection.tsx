import detail from "picture:site/detail";
import { ArrowLink } from "../layout/Arrow.tsx";
import { ShownPicture } from "../pictures/ShownPicture.tsx";
import { frameText } from "../text/frame.ts";
import { homePartsText } from "../text/pages/homeParts.ts";
import { useText } from "../text/LanguageContext.tsx";

export function AboutSection() {
  const text = useText(homePartsText);
  const { about } = useText(frameText);
  return (
    <div className="beside">
      {detail && (
        <div className="beside-picture upright">
          <ShownPicture picture={detail} sizes="(min-width: 1024px) 37.5vw, (min-width: 600px) 70vw, 100vw" />
        </div>
      )}
      <div className="beside-words">
        <h2 className="title">{text.company}</h2>
        <p className="lead">{text.companyLead}</p>
        <ArrowLink to="/about">{about}</ArrowLink>
      </div>
    </div>
  );
}
