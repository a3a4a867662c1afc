import { classes, longestWord } from "../layout/longestWord.ts";
import { Figure } from "../pictures/Figure.tsx";
import type { SectionProps } from "./sectionProps.ts";

/** Text, and a full-width picture. */
export function TextSection({ section: { title, text }, pictures: [picture] }: SectionProps) {
  return (
    <>
      <div className="words-apart">
        <h2 className={classes("title", longestWord(title))}>{title}</h2>
        {text && <p className="lead">{text}</p>}
      </div>
      <Figure picture={picture} sizes="100vw" className="full-width" />
    </>
  );
}
