import { Counts, labelObstacles } from "../../hotspots/counts/Counts.tsx";
import { isFiltered, type Filter } from "../filter/filter.ts";
import type { Language } from "../../ui/TextsContext.tsx";
import type { FilterView } from "../../finder/state/filterView.ts";
import { FilterBar } from "./FilterBar.tsx";
import { MatchCells, MatchLegend } from "./Matches.tsx";
import { matchFloorFacts, matchApartmentFacts, matchTowerFacts, floorSentence } from "./matchFacts.ts";

const counts = { Counts, obstaclesOf: labelObstacles };

/** How a filter changes the screens; `undefined` for an empty filter. */
export function createFilterView(filter: Filter, language: Language): FilterView | undefined {
  if (!isFiltered(filter)) return undefined;
  return {
    counts,
    floorFacts: (floor) => matchFloorFacts(filter, floor, language),
    towerFacts: (project, tower) => matchTowerFacts(filter, project, { tower, language }),
    apartmentFacts: (apartment) => matchApartmentFacts(filter, apartment, language),
    floorSentence: (apartments) => floorSentence(filter, apartments, language),
    cells: (apartments, relativeWidth) => (
      <MatchCells filter={filter} apartments={apartments} relativeWidth={relativeWidth} />
    ),
    legend: <MatchLegend language={language} />,
    bar: (apartments) => <FilterBar filter={filter} language={language} apartments={apartments} />,
  };
}
