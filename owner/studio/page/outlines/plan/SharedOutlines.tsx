import { useMemo } from "react";
import { nextToDraw } from "../../../draft/edit/nextToDraw.ts";
import { planOf } from "../../../draft/edit/planFacts.ts";
import { repeatedApartments, withSharedOutlines } from "../../../draft/edit/repeatingLabels.ts";
import { plural } from "../../../text/plural.ts";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { useProjectPart, useProjectStore } from "../../state/ProjectContext.ts";
import { change, draftOf } from "../../state/projectStore.ts";

type Props = { readonly plan: string; readonly draw: (region: number) => void };

/** Maximum number of labels shown as examples next to the repeating part. */
const maxLabels = 3;

/** Apartments above each other, grouped by the part of their names that repeats. After confirmation, each group shares one outline. */
export function SharedOutlines({ plan, draw }: Props) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const floors = useProjectPart((project) => project.floors);
  const own = useProjectPart((project) => planOf(project, plan));
  const repeated = useMemo(
    () => (own ? repeatedApartments({ ...draftOf(store).project, floors, plans: [own] }, plan) : []),
    [store, floors, own, plan],
  );
  if (repeated.length === 0) return null;
  const share = () => {
    change(store, { draft: withSharedOutlines(draftOf(store), plan), undoName: "shareOutlines" });
    const next = nextToDraw(draftOf(store), plan, -1);
    if (next?.draft === draftOf(store)) draw(next.region);
  };
  return (
    <section className="to-draw repeated-parts" aria-label={texts.outlines.repeatedNames}>
      <h3>{texts.outlines.repeatedNames}</h3>
      <p className="small">{texts.outlines.repeatedHint}</p>
      <ul className="regions">
        {repeated.map(({ part, labels }) => (
          <li key={part} className="repeated-part" translate="no">
            <span>{part}</span>
            <small>{examples(labels)}</small>
          </li>
        ))}
      </ul>
      <button type="button" className="button" onClick={share}>
        {plural(texts.language, texts.outlines.shareOutlines, repeated.length, {
          apartments: plural(texts.language, texts.counts.apartments, repeated.flatMap(({ ids }) => ids).length),
        })}
      </button>
    </section>
  );
}

const examples = (labels: readonly string[]): string =>
  labels.length > maxLabels ? `${labels.slice(0, 2).join(", ")} … ${labels.at(-1) ?? ""}` : labels.join(", ");
