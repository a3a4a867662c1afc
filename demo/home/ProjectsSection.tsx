import { classes, longestWord } from "../layout/longestWord.ts";
import type { SectionProps } from "./sectionProps.ts";
import { TowerCards } from "./TowerCards.tsx";

export function ProjectsSection({ section: { title } }: SectionProps) {
  return (
    <>
      <h2 className={classes("title", longestWord(title))}>{title}</h2>
      <TowerCards page="home" />
    </>
  );
}
