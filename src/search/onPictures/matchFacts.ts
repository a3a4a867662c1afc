import { areaRange, countFree } from "../../project/homeFigures.ts";
import { floorsOf, homesOn } from "../../project/lookUps.ts";
import type { Apartment, Floor, Project, Tower } from "../../project/types.ts";
import type { Filter } from "../filter/filter.ts";
import { matches } from "../filter/matches.ts";
import { fill } from "../../text/format/fill.ts";
import { formatAreaRange } from "../../text/format/formatArea.ts";
import { floorFacts, type FloorFacts } from "../../facts/floorFacts.ts";
import { homeFacts, type HomeFacts } from "../../facts/homeFacts.ts";
import { towerFacts, type TowerFacts } from "../../facts/towerFacts.ts";
import type { Language } from "../../ui/TextsContext.tsx";

/** A floor in words as a filter sees it: how many of its homes match, and their areas. */
export function matchFloorFacts(filter: Filter, floor: Floor, language: Language): FloorFacts {
  const facts = floorFacts(floor, language);
  const homes = homesOn(floor);
  const matching = homes.filter((home) => matches(filter, home));
  const range = areaRange(matching);
  const areas = range ? formatAreaRange(range, language.locale) : "";
  const tally = someOf(matching.length, homes.length, language);
  const whole = homesIn(tally, homes, language);
  const name = [facts.title, whole, areas].filter(Boolean).join(", ");
  return { ...facts, homes: whole, free: "", areas, name, tally, count: matching.length };
}

/** A tower in words as a filter sees it: "20 nga 56 të lira përputhen". */
export function matchTowerFacts(filter: Filter, project: Project, { tower, language }: In): TowerFacts {
  const facts = towerFacts(project, tower, language);
  const homes = floorsOf(project, tower.id).flatMap(({ apartments }) => apartments);
  const note = matchSentence(filter, homes, language);
  const count = countMatching(filter, homes);
  return { ...facts, note, name: `${facts.title}, ${note}`, count };
}

type In = { readonly tower: Tower; readonly language: Language };

/** An apartment in words for screen readers, and whether it matches. */
export function matchHomeFacts(filter: Filter, home: Apartment, language: Language): HomeFacts {
  const facts = homeFacts(home, language);
  const isMatch = matches(filter, home);
  return {
    ...facts,
    name: `${facts.name}, ${isMatch ? language.texts.searchScreen.matches : language.texts.searchScreen.noMatch}`,
    count: Number(isMatch),
  };
}

/** "20 nga 56 të lira përputhen"; where others are asked for, too, or none is told to be free, of all: "2 nga 9 përputhen". */
export function matchSentence(
  filter: Filter,
  homes: readonly Apartment[],
  { texts: { searchScreen } }: Language,
): string {
  const n = countMatching(filter, homes);
  const free = countFree(homes);
  const isFreeOnly = filter.statuses.length === 1 && filter.statuses[0] === "available";
  if (isFreeOnly && free !== undefined && free > 0) return fill(searchScreen.freeMatch, { n, m: free });
  return fill(searchScreen.homesMatch, { n, m: homes.length });
}

/** The same of one storey, whose homes are seen one by one: "2 nga 9 përputhen". */
export function storeySentence(
  filter: Filter,
  homes: readonly Apartment[],
  { texts: { searchScreen } }: Language,
): string {
  return fill(searchScreen.homesMatch, { n: countMatching(filter, homes), m: homes.length });
}

export function countMatching(filter: Filter, homes: readonly Apartment[]): number {
  return homes.reduce((sum, home) => sum + Number(matches(filter, home)), 0);
}

function someOf(n: number, m: number, { texts: { searchScreen } }: Language): string {
  return fill(n === 0 ? searchScreen.noneOf : searchScreen.someOf, { n, m });
}

/** "4 nga 7 banesa"; shops and parking among them are units. */
function homesIn(tally: string, homes: readonly Apartment[], { texts }: Language): string {
  return fill(homes.every(({ kind }) => kind === "home") ? texts.homes : texts.units, { count: tally });
}
