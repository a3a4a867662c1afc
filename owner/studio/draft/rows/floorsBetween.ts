import { type FloorCell, isBetween, readFloor } from "../../../sync/cells/floor.ts";
import { isTotalRow } from "../../../sync/cells/totals.ts";
import type { Draft, DraftFloor } from "../draft.ts";
import { type FloorPlace, insertFloor, labelFloor } from "../edit/floors.ts";
import { betweenKey, floorByNumber, numberInLists } from "../apartments/floorNumbers.ts";
import { type RowCells, type SheetRow, towerOfRow } from "./rowPlaces.ts";

/** What a floor between two others is: a new floor directly above one, by its number in lists; or a floor of the project, by its number. */
export type BetweenPlace = `above ${number}` | `is ${number}`;

/** A floor of a tower: `floor` is the number that lists use for it. */
export type ListFloor = Pick<DraftFloor, "floor" | "label">;

/** A floor that the list names by a word such as "Mezanin" and that the project does not have. */
export type FloorBetween = {
  /** Its key in {@link BetweenPlaces}. */
  readonly key: string;
  readonly tower: string;
  readonly word: string;
  /** The tower's numbered floors in project and list, the lowest first; the new floor may be above any of them. */
  readonly listFloors: readonly ListFloor[];
  readonly proposed: BetweenPlace;
  /** Undefined until the owner has chosen: its rows are not read before. */
  readonly place: BetweenPlace | undefined;
};

/** The owner's answers, by the keys of the floors. */
export type BetweenPlaces = Readonly<Record<string, string>>;

export type WithFloorsBetween = {
  readonly draft: Draft;
  readonly between: readonly FloorBetween[];
  /** The numbers of these floors in the project, by key; undefined for a floor whose place is not chosen yet. */
  readonly floorByKey: ReadonlyMap<string, number | undefined>;
  readonly added: readonly FloorPlace[];
};

const placePattern = /^(?:above|is) -?\d+$/;
const isPlace = (text: string | undefined): text is BetweenPlace => text !== undefined && placePattern.test(text);
const numberOf = (place: BetweenPlace | undefined): number => Number(place?.replace(/^\w+ /, "") ?? 0);

/**
 * A draft with the floors that the list names only by a word, such as a mezzanine. They are between two numbered floors: those above move
 * up by one, and their earlier number becomes their label. A tower without floors in the project gets the new ones where they are proposed,
 * as does every tower if the owner adds floors.
 */
export function withFloorsBetween(
  draft: Draft,
  rows: readonly SheetRow[],
  { places = {}, addsFloors = false }: { readonly places?: BetweenPlaces | undefined; readonly addsFloors?: boolean },
): WithFloorsBetween {
  const towersWithFloors = new Set(draft.project.floors.map(({ tower }) => tower));
  const between = unknownFloors(draft, rows).map((floor): FloorBetween => {
    const chosen = places[floor.key];
    const isAccepted = addsFloors || !towersWithFloors.has(floor.tower);
    return { ...floor, place: isPlace(chosen) ? chosen : isAccepted ? floor.proposed : undefined };
  });
  const floorByKey = new Map<string, number | undefined>(between.map(({ key }) => [key, undefined]));
  const added: FloorPlace[] = [];
  let next = draft;
  for (const { key, tower, word, place } of between.toSorted(highestFirst)) {
    if (place === undefined) continue;
    const { label = word } = readFloor(word);
    if (place.startsWith("is")) {
      const floor = numberOf(place);
      const own = next.project.floors.find((each) => each.tower === tower && each.floor === floor);
      if (own && own.label === undefined) next = labelFloor(next, { tower, floor }, label);
      floorByKey.set(key, own?.floor);
      continue;
    }
    const below = floorByNumber(next.project.floors)(tower, numberOf(place));
    if (below === undefined) continue;
    const floor = below + 1;
    for (const [other, number] of floorByKey) {
      if (number !== undefined && other.startsWith(`${tower} `) && number >= floor) floorByKey.set(other, number + 1);
    }
    next = insertFloor(next, { tower, floor }, label);
    floorByKey.set(key, floor);
    added.push({ tower, floor });
  }
  return { draft: next, between, floorByKey, added };
}

/** The highest first, because a new floor moves those above it. Of two above the same floor, the raised ground floor is the lower one. */
function highestFirst(a: FloorBetween, b: FloorBetween): number {
  const isRaised = ({ word }: FloorBetween) => Number(readFloor(word).numbers.length > 0);
  return numberOf(b.place) - numberOf(a.place) || isRaised(a) - isRaised(b);
}

/** The floor that a row of the list names. */
type FloorOfRow = { readonly tower: string; readonly read: FloorCell };

function unknownFloors(draft: Draft, rows: readonly SheetRow[]): readonly Omit<FloorBetween, "place">[] {
  const { floors } = draft.project;
  const towerOf = towerOfRow(draft);
  const listed = rows.flatMap(({ cells }): readonly FloorOfRow[] => {
    const tower = isTotalRow(cells) ? undefined : towerOf(cells);
    return tower === undefined ? [] : [{ tower, read: readFloor(floorValue(cells)) }];
  });
  const found = new Map<string, Omit<FloorBetween, "place">>();
  for (const { tower, read } of listed) {
    const key = betweenKey(tower, read);
    if (!isBetween(read) || found.has(key) || isInProject(floors, tower, read)) continue;
    const ofTower = listed.filter((each) => each.tower === tower);
    // A raised ground floor counts as the ground floor, unless the list has both.
    if (read.numbers.length > 0 && !ofTower.some((each) => !isBetween(each.read) && each.read.numbers[0] === 0))
      continue;
    const listFloors = listFloorsOf(floors, ofTower);
    const ground = listFloors.find(({ floor }) => floor >= 0) ?? listFloors.at(-1);
    found.set(key, { key, tower, word: read.name, listFloors, proposed: `above ${ground?.floor ?? 0}` });
  }
  return [...found.values()];
}

const floorValue = ({ floor }: RowCells) => floor?.value ?? null;

/** Whether a floor of the tower has a label with this word, or with one of the same meaning. */
const isInProject = (floors: readonly DraftFloor[], tower: string, read: FloorCell): boolean =>
  floors.some(
    ({ tower: own, label = "" }) =>
      own === tower &&
      (typeof label === "string" ? [label] : Object.values(label)).some((name) => readFloor(name).word === read.word),
  );

function listFloorsOf(floors: readonly DraftFloor[], listed: readonly FloorOfRow[]): readonly ListFloor[] {
  const listFloors = new Map<number, ListFloor>();
  const [tower] = listed.map((each) => each.tower);
  for (const { read } of listed) {
    if (isBetween(read)) continue;
    const { label } = read;
    for (const floor of read.numbers) listFloors.set(floor, { floor, ...(label !== undefined && { label }) });
  }
  for (const each of floors) {
    const floor = each.tower === tower ? numberInLists(each) : undefined;
    if (floor !== undefined) listFloors.set(floor, { floor, ...(each.label !== undefined && { label: each.label }) });
  }
  return [...listFloors.values()].toSorted((a, b) => a.floor - b.floor);
}
