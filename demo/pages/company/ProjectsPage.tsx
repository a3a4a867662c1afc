import { TowerCards } from "../../home/TowerCards.tsx";
import { useText } from "../../text/LanguageContext.tsx";
import { projectsText } from "../../text/pages/projects.ts";

/** The two projects: picture, name and facts, a few words, and the way to the floors. */
export function ProjectsPage() {
  const text = useText(projectsText);
  return (
    <div className="projects-page">
      <h1 className="hero-title">{text.title}</h1>
      <TowerCards words={text} isFirst />
    </div>
  );
}
