import { searchTexts } from "../../text/searchTexts.ts";
import type { Apartment } from "../../project/types.ts";
import type { Filter } from "../filter/filter.ts";
import { useAsOf } from "../../finder/state/useAsOf.ts";
import { matchCells } from "./matchCells.ts";
import type { Language } from "../../ui/TextsContext.tsx";

type CellsProps = {
  readonly filter: Filter;
  readonly apartments: readonly Apartment[];
  readonly relativeWidth: number;
};

/** The apartments of a floor as cells on a slab: those that match stand upright. */
export function MatchCells({ filter, apartments, relativeWidth }: CellsProps) {
  if (apartments.length === 0) return <span className="cells" />;
  return (
    <span className="cells">
      <Drawn {...matchCells(filter, apartments)} relativeWidth={relativeWidth} />
    </span>
  );
}

function Drawn({
  full,
  half,
  outline,
  slabs,
  width,
  relativeWidth,
}: ReturnType<typeof matchCells> & { readonly relativeWidth: number }) {
  return (
    <svg viewBox={`0 0 ${width} 10`} preserveAspectRatio="none" width={`${relativeWidth * 100}%`} aria-hidden="true">
      <path d={slabs} className="cell-slab" />
      <path d={outline} className="cell-outline" />
      <path d={full + half} className="cell-full" />
    </svg>
  );
}

const [matching, slab] = [
  { full: "M0 0h10v10h-10z", half: "", outline: "", slabs: "", width: 10, relativeWidth: 1 },
  { full: "", half: "", outline: "", slabs: "M0 7.9h10v2.1h-10z", width: 10, relativeWidth: 1 },
];

/** Explains the cells, and shows the date of the statuses. */
export function MatchLegend({ language }: { readonly language: Language }) {
  const asOf = useAsOf();
  const { matches, noMatch } = searchTexts(language);
  return (
    <ul className="legend" aria-label={language.texts.legend}>
      {([matching, slab] as const).map((look, index) => (
        <li key={look.slabs}>
          <span className="cells">
            <Drawn {...look} />
          </span>
          <span>{index === 0 ? matches : noMatch}</span>
        </li>
      ))}
      {asOf && <li>{asOf}</li>}
    </ul>
  );
}
