import { type FloorCell, isBetween, readFloor } from "../../../sync/cells/floor.ts";
import { isTotalRow } from "../../../sync/cells/totals.ts";
import type { Draft, DraftFloor } from "../draft.ts";
import { type FloorPlace, insertFloor, labelFloor } from "../edit/floors.ts";
import { betweenKey, floorByNumber, numberInLists } from "../apartments/floorNumbers.ts";
import { type RowCells, type SheetRow, towerOfRow } from "./rowPlaces.ts";

/** Where a floor between two others is: a new one directly above the floor that lists call by a number, or a floor of the project. */
export type BetweenPlace = `above ${number}` | `is ${number}`;

/** A floor of a tower, by the number that lists call it by, and by its name if it has one. */
export type Level = Pick<DraftFloor, "floor" | "label">;

/** A floor that the list names by a word such as "Mezanin", and the project does not know. */
export type FloorBetween = {
  /** Identifies it in {@link BetweenPlaces}. */
  readonly key: string;
  readonly tower: string;
  readonly word: string;
  /** The floors of the tower in project and list, the lowest first; a new floor may be above each of them. */
  readonly levels: readonly Level[];
  readonly proposed: BetweenPlace;
  /** Undefined: its rows are not read until the owner has chosen. */
  readonly place: BetweenPlace | undefined;
};

/** The owner's answers, by the keys of the floors. */
export type BetweenPlaces = Readonly<Record<string, string>>;

export type WithFloorsBetween = {
  readonly draft: Draft;
  readonly between: readonly FloorBetween[];
  /** The floors that such words mean, by key; undefined: not chosen yet. */
  readonly meant: ReadonlyMap<string, number | undefined>;
  readonly added: readonly FloorPlace[];
};

const placePattern = /^(?:above|is) -?\d+$/;
const isPlace = (text: string | undefined): text is BetweenPlace => text !== undefined && placePattern.test(text);
const numberOf = (place: BetweenPlace | undefined): number => Number(place?.replace(/^\w+ /, "") ?? 0);

/**
 * A draft with the floors that the list names by a word only, such as a mezzanine. They lie between two numbered floors: those above move up by
 * one, and keep the number that they had as their name. A tower whose floors all come from the list gets them as proposed, as does any
 * tower if the owner adds floors.
 */
export function withFloorsBetween(
  draft: Draft,
  rows: readonly SheetRow[],
  { places = {}, addsFloors = false }: { readonly places?: BetweenPlaces | undefined; readonly addsFloors?: boolean },
): WithFloorsBetween {
  const begun = new Set(draft.project.floors.map(({ tower }) => tower));
  const between = unknownFloors(draft, rows).map((floor): FloorBetween => {
    const chosen = places[floor.key];
    const isTaken = addsFloors || !begun.has(floor.tower);
    return { ...floor, place: isPlace(chosen) ? chosen : isTaken ? floor.proposed : undefined };
  });
  const meant = new Map<string, number | undefined>(between.map(({ key }) => [key, undefined]));
  const added: FloorPlace[] = [];
  let next = draft;
  for (const { key, tower, word, place } of between.toSorted(highestFirst)) {
    if (place === undefined) continue;
    const { label = word } = readFloor(word);
    if (place.startsWith("is")) {
      const floor = numberOf(place);
      const own = next.project.floors.find((each) => each.tower === tower && each.floor === floor);
      if (own && own.label === undefined) next = labelFloor(next, { tower, floor }, label);
      meant.set(key, own?.floor);
      continue;
    }
    const below = floorByNumber(next.project.floors)(tower, numberOf(place));
    if (below === undefined) continue;
    const floor = below + 1;
    for (const [other, number] of meant) {
      if (number !== undefined && other.startsWith(`${tower} `) && number >= floor) meant.set(other, number + 1);
    }
    next = insertFloor(next, { tower, floor }, label);
    meant.set(key, floor);
    added.push({ tower, floor });
  }
  return { draft: next, between, meant, added };
}

/** A new floor moves those above it. Of two above the same floor, the raised ground floor is the lower one. */
function highestFirst(a: FloorBetween, b: FloorBetween): number {
  const isRaised = ({ word }: FloorBetween) => Number(readFloor(word).numbers.length > 0);
  return numberOf(b.place) - numberOf(a.place) || isRaised(a) - isRaised(b);
}

type ListedFloor = { readonly tower: string; readonly read: FloorCell };

function unknownFloors(draft: Draft, rows: readonly SheetRow[]): readonly Omit<FloorBetween, "place">[] {
  const { floors } = draft.project;
  const towerOf = towerOfRow(draft);
  const listed = rows.flatMap(({ cells }): readonly ListedFloor[] => {
    const tower = isTotalRow(cells) ? undefined : towerOf(cells);
    return tower === undefined ? [] : [{ tower, read: readFloor(floorValue(cells)) }];
  });
  const found = new Map<string, Omit<FloorBetween, "place">>();
  for (const { tower, read } of listed) {
    const key = betweenKey(tower, read);
    if (!isBetween(read) || found.has(key) || isKnown(floors, tower, read)) continue;
    const ofTower = listed.filter((each) => each.tower === tower);
    // A raised ground floor is the ground floor, unless the list has both.
    if (read.numbers.length > 0 && !ofTower.some((each) => !isBetween(each.read) && each.read.numbers[0] === 0))
      continue;
    const levels = levelsOf(floors, ofTower);
    const ground = levels.find(({ floor }) => floor >= 0) ?? levels.at(-1);
    found.set(key, { key, tower, word: read.name, levels, proposed: `above ${ground?.floor ?? 0}` });
  }
  return [...found.values()];
}

const floorValue = ({ floor }: RowCells) => floor?.value ?? null;

/** Whether a floor of the tower has this name, or another word for the same. */
const isKnown = (floors: readonly DraftFloor[], tower: string, read: FloorCell): boolean =>
  floors.some(
    ({ tower: own, label = "" }) =>
      own === tower &&
      (typeof label === "string" ? [label] : Object.values(label)).some((name) => readFloor(name).word === read.word),
  );

function levelsOf(floors: readonly DraftFloor[], listed: readonly ListedFloor[]): readonly Level[] {
  const levels = new Map<number, Level>();
  const [tower] = listed.map((each) => each.tower);
  for (const { read } of listed) {
    if (isBetween(read)) continue;
    const { label } = read;
    for (const floor of read.numbers) levels.set(floor, { floor, ...(label !== undefined && { label }) });
  }
  for (const each of floors) {
    const floor = each.tower === tower ? numberInLists(each) : undefined;
    if (floor !== undefined) levels.set(floor, { floor, ...(each.label !== undefined && { label: each.label }) });
  }
  return [...levels.values()].toSorted((a, b) => a.floor - b.floor);
}
