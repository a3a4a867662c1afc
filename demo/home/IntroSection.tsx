import { classes, longestWord } from "../layout/longestWord.ts";
import { usePageContent } from "../pageContent/ContentContext.tsx";
import { useFacts } from "../text/FactsContext.tsx";
import { ArrowLink } from "../layout/Arrow.tsx";
import { searchPath } from "../navigation/searchAddress.ts";
import { useText } from "../text/LanguageContext.tsx";
import { searchText } from "../text/pages/search.ts";
import { SitePicker } from "./SitePicker.tsx";

/** The intro view: the buildings on their picture or as cards. */
export function IntroSection() {
  const { hasSitePicture, site } = useFacts();
  const isOver = hasSitePicture && site.isHeadlineOnPicture;
  const { headline, lead } = usePageContent("home").words;
  const { find } = useText(searchText);
  return (
    <div className={isOver ? "hero" : hasSitePicture ? "hero-plain hero-above" : "hero-plain"}>
      <h1 className={classes("hero-title", isOver ? "hero-words" : "", longestWord(headline))}>{headline}</h1>
      <SitePicker />
      <div className="hero-lead">
        {lead && <p>{lead}</p>}
        <ArrowLink to={searchPath}>{find}</ArrowLink>
      </div>
    </div>
  );
}
