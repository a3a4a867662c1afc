import { Stats } from "../layout/Stats.tsx";
import { homePartsText } from "../text/pages/homeParts.ts";
import { useText } from "../text/LanguageContext.tsx";

export function StatsSection() {
  const text = useText(homePartsText);
  return (
    <>
      <h2 className="unseen">{text.inNumbers}</h2>
      <Stats />
    </>
  );
}
