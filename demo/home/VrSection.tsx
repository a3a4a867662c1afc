import { Link } from "wouter";
import { Arrow } from "../layout/Arrow.tsx";
import { ShownPicture } from "../pictures/ShownPicture.tsx";
import { homePartsText } from "../text/pages/homeParts.ts";
import { useText } from "../text/LanguageContext.tsx";
import type { SectionProps } from "./sectionProps.ts";

/** The tour the home page leads into, by its own address. What travels along is for a way back to the apartment it belongs to. */
const tourEntry = {
  path: "/vr-1-1",
  state: { customUrl1: "1", customUrl2: "1", customUrl3: "2", vrPath: "vr-1-1" },
};

/** A room over the whole width, and the way into it. */
export function VrSection({ section: { title, tour }, pictures: [picture] }: SectionProps) {
  const text = useText(homePartsText);
  if (!picture || tour !== tourEntry.path.slice(1)) return null;
  return (
    <div className="vr-strip">
      <ShownPicture picture={picture} sizes="(min-width: 600px) 100vw, 128vw" />
      <div className="vr-corner">
        <h2 className="title">{title}</h2>
        <Link href={tourEntry.path} state={tourEntry.state} className="action">
          <span>{`${text.tour} `}</span>
          <Arrow />
        </Link>
      </div>
    </div>
  );
}
