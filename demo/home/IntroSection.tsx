import { useFacts } from "../facts/FactsContext.tsx";
import { homeText } from "../text/home.ts";
import { useText } from "../text/LanguageContext.tsx";
import { SitePicker } from "./SitePicker.tsx";

/** The intro view: both towers in their park. */
export function IntroSection() {
  const { from, to } = useFacts();
  const text = useText(homeText);
  return (
    <div className="hero">
      <h1 className="hero-title hero-words">{text.heroTitle}</h1>
      <SitePicker />
      {to > 0 && <p className="hero-lead">{text.heroLead(from, to)}</p>}
    </div>
  );
}
