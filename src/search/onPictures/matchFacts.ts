import { searchTexts } from "../../text/searchTexts.ts";
import { areaRange, countFree } from "../../project/apartmentFigures.ts";
import { floorsOf, apartmentsOn } from "../../project/lookUps.ts";
import type { Apartment, Floor, Project, Tower } from "../../project/types.ts";
import type { Filter } from "../filter/filter.ts";
import { matches } from "../filter/matches.ts";
import { fill } from "../../text/format/fill.ts";
import { formatAreaRange } from "../../text/format/formatArea.ts";
import { floorFacts, type FloorFacts } from "../../facts/floorFacts.ts";
import { apartmentFacts, type ApartmentFacts } from "../../facts/apartmentFacts.ts";
import { towerFacts, type TowerFacts } from "../../facts/towerFacts.ts";
import type { Language } from "../../ui/TextsContext.tsx";

/** The facts of a floor with a filter: how many of its apartments match, and their areas. */
export function matchFloorFacts(filter: Filter, floor: Floor, language: Language): FloorFacts {
  const facts = floorFacts(floor, language);
  const apartments = apartmentsOn(floor);
  const matching = apartments.filter((apartment) => matches(filter, apartment));
  const range = areaRange(matching);
  const areas = range ? formatAreaRange(range, language.locale) : "";
  const tally = someOf(matching.length, apartments.length, language);
  const whole = apartmentsIn(tally, apartments, language);
  const name = [facts.title, whole, areas].filter(Boolean).join(", ");
  return { ...facts, total: whole, free: "", areas, name, tally, count: matching.length };
}

/** The facts of a tower with a filter: "20 nga 56 të lira përputhen". */
export function matchTowerFacts(filter: Filter, project: Project, { tower, language }: In): TowerFacts {
  const facts = towerFacts(project, tower, language);
  const apartments = floorsOf(project, tower.id).flatMap((floor) => floor.apartments);
  const note = matchSentence(filter, apartments, language);
  const count = countMatching(filter, apartments);
  return { ...facts, note, name: `${facts.title}, ${note}`, count };
}

type In = { readonly tower: Tower; readonly language: Language };

/** The facts of an apartment for screen readers, and whether it matches. */
export function matchApartmentFacts(filter: Filter, apartment: Apartment, language: Language): ApartmentFacts {
  const facts = apartmentFacts(apartment, language);
  const isMatch = matches(filter, apartment);
  return {
    ...facts,
    name: `${facts.name}, ${isMatch ? searchTexts(language).matches : searchTexts(language).noMatch}`,
    count: Number(isMatch),
  };
}

/** "20 nga 56 të lira përputhen". If the filter includes other statuses, or no apartment is available, of all: "2 nga 9 përputhen". */
export function matchSentence(filter: Filter, apartments: readonly Apartment[], language: Language): string {
  const n = countMatching(filter, apartments);
  const free = countFree(apartments);
  const isFreeOnly = filter.statuses.length === 1 && filter.statuses[0] === "available";
  if (isFreeOnly && free !== undefined && free > 0) return fill(searchTexts(language).freeMatch, { n, m: free });
  return fill(searchTexts(language).homesMatch, { n, m: apartments.length });
}

/** The same for one floor, whose apartments are all visible: "2 nga 9 përputhen". */
export function floorSentence(filter: Filter, apartments: readonly Apartment[], language: Language): string {
  return fill(searchTexts(language).homesMatch, { n: countMatching(filter, apartments), m: apartments.length });
}

export function countMatching(filter: Filter, apartments: readonly Apartment[]): number {
  return apartments.reduce((sum, apartment) => sum + Number(matches(filter, apartment)), 0);
}

function someOf(n: number, m: number, language: Language): string {
  return fill(n === 0 ? searchTexts(language).noneOf : searchTexts(language).someOf, { n, m });
}

/** "4 nga 7 banesa"; "units" if shops or parking are among them. */
function apartmentsIn(tally: string, apartments: readonly Apartment[], { texts }: Language): string {
  return fill(apartments.every(({ kind }) => kind === "home") ? texts.homes : texts.units, { count: tally });
}
