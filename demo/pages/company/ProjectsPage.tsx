import { classes, longestWord } from "../../layout/longestWord.ts";
import { TowerCards } from "../../home/TowerCards.tsx";
import { usePageContent } from "../../pageContent/ContentContext.tsx";
import { useText } from "../../text/LanguageContext.tsx";
import { projectsText } from "../../text/pages/projects.ts";

/** A card for each tower: picture, name, facts, a short text, and the link to its floors. */
export function ProjectsPage() {
  const { choose } = useText(projectsText);
  const { words } = usePageContent("projects");
  return (
    <div className="projects-page">
      <h1 className={classes("hero-title", longestWord(words.headline))}>{words.headline}</h1>
      <TowerCards page="projects" leads={words.towers} choose={choose} isFirst />
    </div>
  );
}
