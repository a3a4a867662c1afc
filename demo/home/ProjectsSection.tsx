import { homePartsText } from "../text/pages/homeParts.ts";
import { useText } from "../text/LanguageContext.tsx";
import { TowerCards } from "./TowerCards.tsx";

export function ProjectsSection() {
  const text = useText(homePartsText);
  return (
    <>
      <h2 className="title">{text.projects}</h2>
      <TowerCards />
    </>
  );
}
