import { fill } from "../../../../../src/text/format/fill.ts";
import type { DraftProject } from "../../../draft/draft.ts";
import type { BetweenPlaces, FloorBetween } from "../../../draft/rows/floorsBetween.ts";
import { floorName, towerName } from "../../../text/placeText.ts";
import { plural } from "../../../text/plural.ts";
import type { StudioTexts } from "../../../text/studioTexts.ts";
import { inQuotes } from "../../../text/inQuotes.ts";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { useDraft } from "../../state/ProjectContext.ts";

type Props = {
  readonly between: readonly FloorBetween[];
  readonly places: BetweenPlaces;
  readonly set: (places: BetweenPlaces) => void;
  /** Where this section appears: in the panel once all floors have a place; until then above the rows, as theirs are not read. */
  readonly isSettled: boolean;
};

/** Floors that the list names by a word only, such as a mezzanine: each is a new floor between two others, or one of the project. */
export function FloorsBetween({ between, places, set, isSettled }: Props) {
  const texts = useStudioTexts();
  const { project } = useDraft();
  const open = between.filter(({ place }) => place === undefined);
  if (between.length === 0 || isSettled !== (open.length === 0)) return null;
  const addAll = () => set({ ...places, ...Object.fromEntries(open.map(({ key, proposed }) => [key, proposed])) });
  return (
    <section className="import-answers">
      <h2>{texts.imports.floorsBetween}</h2>
      <p className="small">{texts.imports.floorsBetweenHint}</p>
      <ul className="import-words">
        {between.map((floor) => (
          <FloorRow
            key={floor.key}
            {...{ floor, project }}
            choose={(place) => set({ ...places, [floor.key]: place })}
          />
        ))}
      </ul>
      {open.length > 0 && (
        <button type="button" className="button" onClick={addAll}>
          {plural(texts.language, texts.imports.addBetween, open.length)}
        </button>
      )}
    </section>
  );
}

type RowProps = {
  readonly floor: FloorBetween;
  readonly project: DraftProject;
  readonly choose: (place: string) => void;
};

function FloorRow({ floor: { tower, word, listFloors, place }, project, choose }: RowProps) {
  const texts = useStudioTexts();
  const existing = project.floors.filter((each) => each.tower === tower);
  const name =
    project.towers.length > 1 ? `${inQuotes(texts, word)}, ${towerName(project, tower, texts)}` : inQuotes(texts, word);
  return (
    <li>
      <span className={place === undefined ? "unread" : undefined} translate="no">
        {name}
      </span>
      <select
        aria-label={fill(texts.imports.chooseFloor, { word: name })}
        value={place ?? ""}
        onChange={({ target }) => choose(target.value)}
      >
        {place === undefined && <option value="">{texts.imports.wordUnknown}</option>}
        {listFloors.map((floor, index) => (
          <option key={floor.floor} value={`above ${floor.floor}`}>
            {newFloorText(floorName(floor, texts), listFloors[index + 1], texts)}
          </option>
        ))}
        {existing.map((each) => (
          <option key={`is ${each.floor}`} value={`is ${each.floor}`} translate="no">
            {floorName(each, texts)}
          </option>
        ))}
      </select>
    </li>
  );
}

function newFloorText(lower: string, next: FloorBetween["listFloors"][number] | undefined, texts: StudioTexts): string {
  return next
    ? fill(texts.imports.newFloorBetween, { lower, upper: floorName(next, texts) })
    : fill(texts.imports.newFloorAbove, { lower });
}
