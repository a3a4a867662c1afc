import type { Draft, DraftFloor } from "../draft.ts";
import { withField } from "./fields.ts";
import { changeFloors, changeProject, changeTower, mapRecords } from "./records.ts";

type LocalText = string | Readonly<Record<string, string>>;

/** Sets a tower's name; one of only spaces changes nothing. */
export const nameTower = (draft: Draft, id: string, name: LocalText): Draft =>
  typeof name === "string" && name.trim() === ""
    ? draft
    : changeTower(draft, id, (tower) => withField(tower, "name", name));

/** Sets a tower's short name for narrow places; "" removes it. */
export const labelTower = (draft: Draft, id: string, label: string): Draft =>
  changeTower(draft, id, (tower) => withField(tower, "label", label.trim() === "" ? "" : label));

/** Identifies a floor: its tower, and its number there. */
export type FloorPlace = { readonly tower: string; readonly floor: number };

const isAt =
  ({ tower, floor }: FloorPlace) =>
  (each: DraftFloor): boolean =>
    each.tower === tower && each.floor === floor;

/** Sets the label that visitors see instead of a floor's number; "" removes it. */
export function labelFloor(draft: Draft, place: FloorPlace, label: LocalText): Draft {
  const isOwn = isAt(place);
  return changeFloors(draft, (floor) => (isOwn(floor) ? withField(floor, "label", label) : floor));
}

/**
 * Gives a floor another number, at its sorted place among those of its tower. Its apartments keep their ids, so that links to them still
 * work; apartments of other floors that extend to it still do. Returns the same draft if the number is taken or invalid.
 */
export function renumberFloor(draft: Draft, place: FloorPlace, number: number): Draft {
  const { floors } = draft.project;
  const own = floors.find(isAt(place));
  if (!own || !Number.isInteger(number) || floors.some(isAt({ ...place, floor: number }))) return draft;
  const others = floors.filter((floor) => floor !== own).map((floor) => reaching(floor, place, number));
  const moved = inserted(others, reaching({ ...own, floor: number }, place, number));
  return changeProject(draft, (project) => ({ ...project, floors: moved }));
}

/**
 * Adds a named floor between two others. If its number is taken, the floors from there up move up by one: those without a name get their number
 * as one, so that visitors still read it. Outlooks of the tower, and apartments over several floors, move along.
 */
export function insertFloor(draft: Draft, place: FloorPlace, label: LocalText): Draft {
  const { tower, floor: number } = place;
  const isTaken = draft.project.floors.some(isAt(place));
  const moved = (floor: number): number => (isTaken && floor >= number ? floor + 1 : floor);
  return changeProject(draft, (project) => {
    const floors = project.floors.map((each): DraftFloor => {
      if (each.tower !== tower || !isTaken) return each;
      const apartments = mapRecords(each.apartments, (apartment) =>
        apartment.storeys?.some((storey) => moved(storey) !== storey)
          ? { ...apartment, storeys: apartment.storeys.map(moved) }
          : apartment,
      );
      if (moved(each.floor) === each.floor) return apartments === each.apartments ? each : { ...each, apartments };
      return { ...each, floor: moved(each.floor), label: each.label ?? String(each.floor), apartments };
    });
    // An outlook of all towers applies to the only one, too.
    const isOwn = (of: string | undefined) => of === tower || (of === undefined && project.towers.length === 1);
    const views = project.views?.map((view) =>
      isOwn(view.tower) ? { ...view, floors: [moved(view.floors[0]), moved(view.floors[1])] as const } : view,
    );
    return {
      ...project,
      floors: inserted(floors, { tower, floor: number, label, apartments: [] }),
      ...(views && { views }),
    };
  });
}

function reaching(floor: DraftFloor, place: FloorPlace, number: number): DraftFloor {
  if (floor.tower !== place.tower) return floor;
  const apartments = mapRecords(floor.apartments, (apartment) =>
    apartment.storeys?.includes(place.floor)
      ? {
          ...apartment,
          storeys: apartment.storeys.map((candidate) => (candidate === place.floor ? number : candidate)),
        }
      : apartment,
  );
  return apartments === floor.apartments ? floor : { ...floor, apartments };
}

/** Before the next higher floor of its tower, else after its last one, else at the end. */
export function inserted(floors: readonly DraftFloor[], added: DraftFloor): readonly DraftFloor[] {
  const higher = floors.findIndex(({ tower, floor }) => tower === added.tower && floor > added.floor);
  const last = floors.findLastIndex(({ tower }) => tower === added.tower);
  return floors.toSpliced(higher >= 0 ? higher : last >= 0 ? last + 1 : floors.length, 0, added);
}
