import { useFacts } from "../text/FactsContext.tsx";
import { ArrowLink } from "../layout/Arrow.tsx";
import { searchPath } from "../navigation/searchAddress.ts";
import { homeText } from "../text/pages/home.ts";
import { useText } from "../text/LanguageContext.tsx";
import { searchText } from "../text/pages/search.ts";
import { SitePicker } from "./SitePicker.tsx";

/** The intro view: both towers in their park. */
export function IntroSection() {
  const { from, to, isPictured } = useFacts();
  const text = useText(homeText);
  const { find } = useText(searchText);
  return (
    <div className={isPictured ? "hero" : "hero-plain"}>
      <h1 className={isPictured ? "hero-title hero-words" : "hero-title"}>{text.heroTitle}</h1>
      <SitePicker />
      <div className="hero-lead">
        {to > 0 && <p>{text.heroLead(from, to)}</p>}
        <ArrowLink to={searchPath}>{find}</ArrowLink>
      </div>
    </div>
  );
}
