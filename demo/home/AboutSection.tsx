import { classes, longestWord } from "../layout/longestWord.ts";
import { ArrowLink } from "../layout/Arrow.tsx";
import { useLinkName } from "../layout/useLinkName.ts";
import { ShownPicture } from "../pictures/ShownPicture.tsx";
import { useFacts } from "../text/FactsContext.tsx";
import type { SectionProps } from "./sectionProps.ts";

/** A few words about the company, with a link to its page. */
export function AboutSection({ section: { title, text }, pictures: [picture] }: SectionProps) {
  const nameOf = useLinkName();
  const { site } = useFacts();
  return (
    <div className="beside">
      {picture && (
        <div className="beside-picture upright">
          <ShownPicture picture={picture} sizes="(min-width: 1024px) 37.5vw, (min-width: 600px) 70vw, 100vw" />
        </div>
      )}
      <div className="beside-words">
        <h2 className={classes("title", longestWord(title))}>{title}</h2>
        <p className="lead">{text}</p>
        {!site.missingPaths.includes("/about") && <ArrowLink to="/about">{nameOf("about")}</ArrowLink>}
      </div>
    </div>
  );
}
