import { useTexts } from "../frame/TextsContext.ts";
import { floorName, towerName } from "../../text/placeText.ts";
import { useDraft } from "../state/ProjectContext.ts";
import { type ApartmentFilter, keyOf } from "./apartmentRows.ts";

type Props = { readonly filter: ApartmentFilter; readonly choose: (filter: ApartmentFilter) => void };

/** All apartments, those of a tower, or of one floor. */
export function ApartmentsFilter({ filter, choose }: Props) {
  const texts = useTexts();
  const { towers, floors } = useDraft().project;
  return (
    <label className="field homes-filter">
      <span className="for-readers">{texts.homes.shown}</span>
      <select value={filter} onChange={({ target }) => choose(target.value)}>
        <option value="">{texts.homes.allHomes}</option>
        {towers.map(({ id }) => (
          <optgroup key={id} label={towerName({ towers }, id, texts)}>
            <option value={id} translate="no">
              {towerName({ towers }, id, texts)}
            </option>
            {floors
              .filter(({ tower }) => tower === id)
              .toSorted((a, b) => b.floor - a.floor)
              .map((floor) => (
                <option key={floor.floor} value={keyOf(floor)}>
                  {`${towerName({ towers }, id, texts)}, ${floorName(floor, texts)}`}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
