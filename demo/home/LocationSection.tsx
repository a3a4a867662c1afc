import { classes, longestWord } from "../layout/longestWord.ts";
import { OutsideLink } from "../layout/Arrow.tsx";
import { homePartsText } from "../text/pages/homeParts.ts";
import { useText } from "../text/LanguageContext.tsx";
import { usePageContent } from "../pageContent/ContentContext.tsx";
import { useFacts } from "../text/FactsContext.tsx";
import type { SectionProps } from "./sectionProps.ts";
import { SiteMap } from "./SiteMap.tsx";

export function LocationSection({ section: { title, text: lead, map } }: SectionProps) {
  const text = useText(homePartsText);
  const { mapUrl } = useFacts().site;
  const { siteMap } = usePageContent("home");
  return (
    <div className="location">
      <div className="location-words">
        <h2 className={classes("title", longestWord(title))}>{title}</h2>
        <p className="lead">{lead}</p>
        {mapUrl && <OutsideLink to={mapUrl}>{text.openMap}</OutsideLink>}
      </div>
      <SiteMap name={map} map={siteMap} />
    </div>
  );
}
