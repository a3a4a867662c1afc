import { useMemo } from "react";
import { fill } from "../../../../../src/text/format/fill.ts";
import type { Draft } from "../../../draft/draft.ts";
import type { NamedSheet } from "../../../draft/rows/rowColumns.ts";
import { towerName } from "../../../text/placeText.ts";
import { plural } from "../../../text/plural.ts";
import { inQuotes } from "../../../text/inQuotes.ts";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { useDraft } from "../../state/ProjectContext.ts";
import { type ChosenFile, newTower, towersToMake } from "./chosenFile.ts";
import { unknownTowers } from "./trialRows.ts";

type Props = {
  readonly chosen: ChosenFile;
  readonly sheet: NamedSheet;
  readonly read: Draft;
  readonly edit: (more: Partial<ChosenFile>) => void;
  /** Where this section appears: in the panel once all buildings are assigned; until then above the rows, none of which can be read. */
  readonly isSettled: boolean;
};

/** Buildings of the list that the project lacks: each is created, or assigned to one that has another name in the project. */
export function Buildings({ chosen, sheet, read, edit, isSettled }: Props) {
  const texts = useStudioTexts();
  const draft = useDraft();
  const unknown = useMemo(() => unknownTowers(sheet, read), [sheet, read]);
  const made = towersToMake(draft, chosen.towers);
  const answered = Object.keys(chosen.towers).filter((word) => chosen.towers[word] !== newTower || made.includes(word));
  const words = [...answered, ...unknown.filter((word) => !answered.includes(word))];
  if (words.length === 0 || isSettled !== (unknown.length === 0)) return null;
  const mean = (word: string, id: string) => {
    const { [word]: _, ...others } = chosen.towers;
    edit({ towers: id === "" ? others : { ...others, [word]: id } });
  };
  const makeAll = () =>
    edit({ towers: { ...chosen.towers, ...Object.fromEntries(unknown.map((word) => [word, newTower])) } });
  return (
    <section className="import-answers">
      <h2>{texts.imports.buildings}</h2>
      <p className="small">{texts.imports.buildingsHint}</p>
      <ul className="import-words">
        {words.map((word) => (
          <li key={word}>
            <span className={chosen.towers[word] === undefined ? "unread" : undefined} translate="no">
              {inQuotes(texts, word)}
            </span>
            <select
              aria-label={fill(texts.imports.chooseBuilding, { word })}
              value={chosen.towers[word] ?? ""}
              onChange={({ target }) => mean(word, target.value)}
            >
              <option value="">{texts.imports.wordUnknown}</option>
              <option value={newTower}>{texts.imports.newBuilding}</option>
              {draft.project.towers.map(({ id }) => (
                <option key={id} value={id} translate="no">
                  {towerName(draft.project, id, texts)}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
      {unknown.length > 0 && (
        <button type="button" className="button" onClick={makeAll}>
          {plural(texts.language, texts.imports.makeBuildings, unknown.length)}
        </button>
      )}
    </section>
  );
}
