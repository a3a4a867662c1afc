import type { SearchTexts } from "../../text/texts.ts";
import { sortKeys, type Sort, type SortKey } from "../filter/sort.ts";

const sortTexts: Readonly<Record<SortKey, keyof SearchTexts>> = {
  home: "sortHome",
  floor: "sortFloor",
  bedrooms: "sortBedrooms",
  area: "sortArea",
  outdoor: "sortOutdoor",
  side: "sortSide",
  price: "sortPrice",
  perM2: "sortPerM2",
};

type Props = {
  readonly keys: readonly SortKey[];
  readonly sort: Sort;
  readonly texts: SearchTexts;
  readonly onSort: (sort: Sort) => void;
};

/** Sorts results that have no headers, or not all of them. */
export function SortChoice({ keys, sort, texts, onSort }: Props) {
  const { by, descending } = sort;
  return (
    <span className="sort-choice">
      <select
        part="field"
        aria-label={texts.sort}
        value={by}
        onChange={({ target }) => {
          const chosen = sortKeys.find((key) => key === target.value);
          if (chosen) onSort({ by: chosen, descending: chosen === "floor" });
        }}
      >
        {keys.map((key) => (
          <option key={key} value={key}>
            {texts[sortTexts[key]]}
          </option>
        ))}
      </select>
      <svg viewBox="0 0 10 6" width="10" height="6" aria-hidden="true">
        <path d="M1 1l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      <button
        type="button"
        aria-label={texts.descending}
        aria-pressed={descending}
        onClick={() => onSort({ by, descending: !descending })}
      >
        {descending ? "↓" : "↑"}
      </button>
    </span>
  );
}
