import { classes, longestWord } from "../layout/longestWord.ts";
import { Link } from "wouter";
import { tourPath } from "../navigation/pagePaths.ts";
import { usePageContent } from "../pageContent/ContentContext.tsx";
import { Arrow } from "../layout/Arrow.tsx";
import { ShownPicture } from "../pictures/ShownPicture.tsx";
import { homePartsText } from "../text/pages/homeParts.ts";
import { useFacts } from "../text/FactsContext.tsx";
import { useText } from "../text/LanguageContext.tsx";
import type { SectionProps } from "./sectionProps.ts";

/** A full-width picture of a room, with a link to its tour. */
export function VrSection({ section: { title }, pictures: [picture] }: SectionProps) {
  const text = useText(homePartsText);
  const { tour } = usePageContent("home");
  const { tours } = useFacts();
  if (!picture || !tour) return null;
  return (
    <div className="vr-strip">
      <ShownPicture picture={picture} sizes="(min-width: 600px) 100vw, 128vw" />
      <div className="vr-corner">
        <h2 className={classes("title", longestWord(title))}>{title}</h2>
        <Link href={tourPath(tour.vrPath, tours)} state={tour} className="action">
          <span>{`${text.tour} `}</span>
          <Arrow />
        </Link>
      </div>
    </div>
  );
}
