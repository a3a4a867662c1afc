import { localText } from "../frame/localText.ts";
import { useSpoken } from "../frame/TextsContext.ts";
import { floorName } from "../overview/problemPlace.ts";
import { useDraft } from "../state/ProjectContext.ts";
import { type HomeFilter, keyOf } from "./homeRows.ts";

type Props = { readonly filter: HomeFilter; readonly choose: (filter: HomeFilter) => void };

/** All homes, those of a tower, or of one storey. */
export function HomesFilter({ filter, choose }: Props) {
  const { texts, language } = useSpoken();
  const { towers, floors } = useDraft().project;
  return (
    <label className="field homes-filter">
      <span className="for-readers">{texts.shown}</span>
      <select value={filter} onChange={({ target }) => choose(target.value)}>
        <option value="">{texts.allHomes}</option>
        {towers.map(({ id, name }) => (
          <optgroup key={id} label={localText(name, language) || id}>
            <option value={id} translate="no">
              {localText(name, language) || id}
            </option>
            {floors
              .filter(({ tower }) => tower === id)
              .toSorted((a, b) => b.floor - a.floor)
              .map((floor) => (
                <option key={floor.floor} value={keyOf(floor)}>
                  {`${localText(name, language) || id}, ${floorName(floor, { texts, language })}`}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
