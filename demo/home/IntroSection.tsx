import { usePageContent } from "../pageContent/ContentContext.tsx";
import { useFacts } from "../text/FactsContext.tsx";
import { ArrowLink } from "../layout/Arrow.tsx";
import { searchPath } from "../navigation/searchAddress.ts";
import { useText } from "../text/LanguageContext.tsx";
import { searchText } from "../text/pages/search.ts";
import { SitePicker } from "./SitePicker.tsx";

/** The intro view: both towers in their park. */
export function IntroSection() {
  const { isPictured } = useFacts();
  const { headline, lead } = usePageContent("home").words;
  const { find } = useText(searchText);
  return (
    <div className={isPictured ? "hero" : "hero-plain"}>
      <h1 className={isPictured ? "hero-title hero-words" : "hero-title"}>{headline}</h1>
      <SitePicker />
      <div className="hero-lead">
        {lead && <p>{lead}</p>}
        <ArrowLink to={searchPath}>{find}</ArrowLink>
      </div>
    </div>
  );
}
