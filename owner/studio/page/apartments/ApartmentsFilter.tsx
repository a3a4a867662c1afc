import { plural } from "../../text/plural.ts";
import { floorName, towerName } from "../../text/placeText.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { useDraft } from "../state/ProjectContext.ts";
import { type ApartmentFilter, filterChoices, hasFilter, noFilter } from "./apartmentFilter.ts";
import { rowKey } from "./apartmentRows.ts";

type Props = {
  readonly filter: ApartmentFilter;
  readonly choose: (filter: ApartmentFilter) => void;
  /** Number of apartments shown. */
  readonly shown: number;
};

/** The filter of the table, the number of matching apartments, and a button to clear it. */
export function ApartmentsFilter({ filter, choose, shown }: Props) {
  const texts = useStudioTexts();
  const { project } = useDraft();
  const { type: types, entrance: entrances } = filterChoices(project, texts.language);
  const all = project.floors.reduce((sum, { apartments }) => sum + apartments.length, 0);
  const put = (part: Partial<ApartmentFilter>) => choose({ ...filter, ...part });
  const { columns, statuses, onRequest } = texts.homes;
  return (
    <search className="homes-filters" aria-label={texts.homes.shown}>
      <label className="field">
        <span className="visually-hidden">{texts.homes.find}</span>
        <input
          type="search"
          placeholder={texts.homes.find}
          value={filter.name}
          onChange={({ target }) => put({ name: target.value })}
        />
      </label>
      <Places place={filter.place} choose={(place) => put({ place })} />
      {types.length > 0 && (
        <Choice label={columns.type} value={filter.type} choose={(type) => put({ type })}>
          {types.map((type) => (
            <option key={type} value={type} translate="no">
              {type}
            </option>
          ))}
        </Choice>
      )}
      <Choice
        label={columns.status}
        value={filter.status}
        choose={(status) => put({ status: status as ApartmentFilter["status"] })}
      >
        {Object.entries({ ...statuses, ask: onRequest }).map(([status, name]) => (
          <option key={status} value={status}>
            {name}
          </option>
        ))}
      </Choice>
      {entrances.length > 0 && (
        <Choice
          label={texts.imports.rowColumns.entrance}
          value={filter.entrance}
          choose={(entrance) => put({ entrance })}
        >
          {entrances.map((entrance) => (
            <option key={entrance} value={entrance} translate="no">
              {entrance}
            </option>
          ))}
        </Choice>
      )}
      <p className="homes-shown" role="status">
        {hasFilter(filter)
          ? plural(texts.language, texts.homes.shownOf, all, { shown })
          : plural(texts.language, texts.counts.apartments, all)}
      </p>
      {hasFilter(filter) && (
        <button type="button" className="link" onClick={() => choose(noFilter)}>
          {texts.homes.showAll}
        </button>
      )}
    </search>
  );
}

type ChoiceProps = {
  readonly label: string;
  readonly value: string;
  readonly choose: (value: string) => void;
  readonly children: React.ReactNode;
};

function Choice({ label, value, choose, children }: ChoiceProps) {
  return (
    <label className="field">
      <span className="visually-hidden">{label}</span>
      <select value={value} onChange={({ target }) => choose(target.value)}>
        {/* While nothing is chosen, the select shows the name of its filter. */}
        <option value="">{label}</option>
        {children}
      </select>
    </label>
  );
}

/** A tower, or one floor of it. */
function Places({ place, choose }: { readonly place: string; readonly choose: (place: string) => void }) {
  const texts = useStudioTexts();
  const { towers, floors } = useDraft().project;
  return (
    <Choice label={texts.homes.place} value={place} choose={choose}>
      {towers.map(({ id }) => (
        <optgroup key={id} label={towerName({ towers }, id, texts)}>
          <option value={id} translate="no">
            {towerName({ towers }, id, texts)}
          </option>
          {floors
            .filter(({ tower }) => tower === id)
            .toSorted((a, b) => b.floor - a.floor)
            .map((floor) => (
              <option key={floor.floor} value={rowKey(floor)}>
                {`${towerName({ towers }, id, texts)}, ${floorName(floor, texts)}`}
              </option>
            ))}
        </optgroup>
      ))}
    </Choice>
  );
}
