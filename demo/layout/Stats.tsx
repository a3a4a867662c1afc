import { classes, lengthClass } from "./longestWord.ts";
import { fillFacts } from "../../owner/site/siteFacts.ts";
import { useFacts } from "../text/FactsContext.tsx";
import { usePageLanguage } from "../text/LanguageContext.tsx";
import { textFacts } from "../text/textFacts.ts";

/** The figures stated by the site, each below its slab, and how they relate to the apartments that can be picked. */
export function Stats() {
  const facts = useFacts();
  const language = usePageLanguage();
  const { figures, figuresNote } = facts.site;
  if (figures.length === 0) return null;
  const note = fillFacts(figuresNote, textFacts(facts, language));
  // A unit has half the size.
  const longest = Math.max(...figures.map(({ value, unit }) => value.length + Math.ceil(unit.length / 2)));
  return (
    <>
      <dl className={classes("stats", lengthClass(longest))}>
        {figures.map((figure) => (
          <Stat key={figure.name} {...figure} />
        ))}
      </dl>
      {note && <p className="stats-note">{note}</p>}
    </>
  );
}

function Stat({ name, value, unit }: { name: string; value: string; unit: string }) {
  return (
    <div className="stat">
      <dt>{name}</dt>
      <dd translate="no">
        <span>{value}</span>
        {unit && <small>{`\u202f${unit}`}</small>}
      </dd>
    </div>
  );
}
