import { useMemo } from "react";
import type { AvailabilityFile } from "../../../../src/project/availability.ts";
import { fill } from "../../../../src/text/format/fill.ts";
import { ownersList, type StatusDifference, statusDifferences } from "../../draft/changes/statusSource.ts";
import { setSetting } from "../../draft/edit/fields.ts";
import { placeText } from "../../text/placeText.ts";
import { plural } from "../../text/plural.ts";
import type { StudioTexts } from "../../text/studioTexts.ts";
import { priceText } from "../apartments/apartmentRows.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { useDraft, useProjectPart, useProjectStore } from "../state/ProjectContext.ts";
import { change, draftOf, show } from "../state/projectStore.ts";
import { dayText } from "./PublishPanel.tsx";
import { useAvailabilityNow } from "./useAvailabilityNow.ts";

type Props = { readonly now: AvailabilityFile | "none" | undefined };

/** Where visitors' statuses and prices come from, as a sentence next to the button. */
export function StatusSource({ now }: Props) {
  const texts = useStudioTexts();
  const { statusesFrom } = useDraft().settings;
  if (now === undefined || now === "none") return null;
  return <p className="small">{sourceText(ownersList(now), statusesFrom === "studio", texts)}</p>;
}

/** If a list is or was kept in sync: the owner chooses which statuses and prices apply, and sees which ones differ. */
export function StatusChoice({ now }: Props) {
  const texts = useStudioTexts();
  const { statusesFrom } = useDraft().settings;
  if (now === undefined || now === "none") return null;
  const list = ownersList(now);
  if (!list && statusesFrom !== "studio") return null;
  return (
    <section className="status-source" aria-label={texts.statusSource.title}>
      <h2>{texts.statusSource.title}</h2>
      <Choice />
      {list && <Differences list={list} />}
    </section>
  );
}

/** Shown on the overview, only if a list is synced. */
export function StatusNote() {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const now = useAvailabilityNow();
  const project = useProjectPart((each) => each);
  const { statusesFrom } = useDraft().settings;
  const list = now === "none" ? undefined : ownersList(now);
  const count = useMemo(() => (list ? statusDifferences(project, list).length : 0), [project, list]);
  if (!list) return null;
  return (
    <div className="status-note">
      <p>
        {[sourceText(list, statusesFrom === "studio", texts), ...(count > 0 ? [countText(count, texts)] : [])].join(
          " ",
        )}
      </p>
      <button type="button" className="link" onClick={() => show(store, { kind: "publish" })}>
        {texts.statusSource.choose}
      </button>
    </div>
  );
}

function sourceText(list: AvailabilityFile | undefined, isStudios: boolean, texts: StudioTexts): string {
  const { ofStudio, ofList, untilPublished, otherProgram } = texts.statusSource;
  if (!list) return ofStudio;
  const date = dayText(list.generatedAt, texts.language);
  return fill(isStudios ? untilPublished : ofList, { source: list.source || otherProgram, date });
}

const countText = (count: number, texts: StudioTexts): string =>
  plural(texts.language, texts.statusSource.differing, count);

const sources = ["list", "studio"] as const;

function Choice() {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const { statusesFrom = "list" } = useDraft().settings;
  return (
    <fieldset className="status-choice">
      <legend>{texts.statusSource.whose}</legend>
      {sources.map((each) => (
        <label key={each} className="tick">
          <input
            type="radio"
            name="statusesFrom"
            checked={each === statusesFrom}
            onChange={() =>
              change(store, { draft: setSetting(draftOf(store), "statusesFrom", each), undoName: "statusesFrom" })
            }
          />
          <span>{texts.statusSource.from[each]}</span>
        </label>
      ))}
      {statusesFrom === "studio" && <p className="small">{texts.statusSource.syncAgain}</p>}
    </fieldset>
  );
}

/** Maximum number of differences listed; the others are only counted. */
const maxListed = 100;

function Differences({ list }: { readonly list: AvailabilityFile }) {
  const texts = useStudioTexts();
  const project = useProjectPart((each) => each);
  const differences = useMemo(() => statusDifferences(project, list), [project, list]);
  if (differences.length === 0) return <p className="small">{texts.statusSource.same}</p>;
  return (
    <details>
      <summary>{countText(differences.length, texts)}</summary>
      <ul className="changes">
        {differences.slice(0, maxListed).map(({ id, at, studio, list: listed }) => (
          <li key={id}>
            <p translate="no">{placeText(at, project, texts)}</p>
            <p className="small">
              {fill(texts.statusSource.values, {
                studio: statusAndPriceText(studio, texts),
                list: statusAndPriceText(listed, texts),
              })}
            </p>
          </li>
        ))}
      </ul>
      {differences.length > maxListed && (
        <p className="small">{fill(texts.changes.more, { n: differences.length - maxListed })}</p>
      )}
    </details>
  );
}

function statusAndPriceText({ status, price }: StatusDifference["studio"], texts: StudioTexts): string {
  const words = [status && texts.homes.statuses[status], price && priceText(price, texts)].filter(Boolean);
  return words.join(", ") || texts.changes.noValue;
}
