import terrace from "picture:site/terrace";
import { Figure } from "../pictures/Figure.tsx";
import { homePartsText } from "../text/pages/homeParts.ts";
import { useText } from "../text/LanguageContext.tsx";

export function UniqueSection() {
  const text = useText(homePartsText);
  return (
    <>
      <div className="words-apart">
        <h2 className="title">{text.unique}</h2>
        <p className="lead">{text.uniqueLead}</p>
      </div>
      <Figure picture={terrace} sizes="100vw" className="full-width" />
    </>
  );
}
