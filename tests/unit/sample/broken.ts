import type { Complex, Apartment, Plate, Floor, Tower } from "../../../sample/buildingTypes.ts";
import type { Furnishing, Layout, Room, Window } from "../../../sample/types.ts";
import { complexModel } from "../../../sample/model.ts";

/** The same data, writable. */
type Draft<T> = T extends object ? { -readonly [K in keyof T]: Draft<T[K]> } : T;

const model = complexModel();

/** A writable copy. */
function draftOf<T>(value: T): Draft<T> {
  // structuredClone's copy is deep and writable; only its type does not say so.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return structuredClone(value) as Draft<T>;
}

/** A copy of the complex with one changed layout; everything else is shared. */
function withLayout(id: string, change: (layout: Draft<Layout>) => void): Complex {
  const drawn = model.layouts[id];
  if (!drawn || "base" in drawn) throw new Error(`There is no layout "${id}".`);
  const layout = draftOf(drawn);
  change(layout);
  return { ...model, layouts: { ...model.layouts, [id]: layout } };
}

/** A complex of only this changed layout: enough for the rules of apartments, and quick to check. */
function onlyLayout(id: string, change: (layout: Draft<Layout>) => void): Complex {
  const { layouts, ...rest } = withLayout(id, change);
  return { ...rest, layouts: { [id]: present(layouts[id]) } };
}

/** A copy with one changed plate. */
function withPlate(id: string, change: (plate: Draft<Plate>) => void): Complex {
  const plate = draftOf(present(model.plates[id]));
  change(plate);
  return { ...model, plates: { ...model.plates, [id]: plate } };
}

/** A copy with one changed tower. */
function withTower(name: string, change: (tower: Draft<Tower>) => void): Complex {
  const tower = draftOf(present(model.towers[name]));
  change(tower);
  return { ...model, towers: { ...model.towers, [name]: tower } };
}

/** A copy with one changed floor of the first tower. */
function withFloor(number: number, change: (floor: Draft<Floor>) => void): Complex {
  return withTower("K5", (tower) => change(present(tower.storeys.find(({ floor }) => floor === number))));
}

/** A copy in which the apartment with this slot on a floor of the first tower is changed. */
function withApartment(number: number, slot: number, change: (apartment: Draft<Apartment>) => void): Complex {
  return withFloor(number, (floor) => change(present(floor.homes[slot - 1])));
}

const roomOf = (layout: Draft<Layout>, id: string): Draft<Room> => present(layout.rooms.find((r) => r.id === id));

const windowOf = (layout: Draft<Layout>, room: string): Draft<Window> =>
  present(layout.windows.find((window) => window.room === room));

const pieceOf = (layout: Draft<Layout>, type: string): Draft<Furnishing> =>
  present(layout.furniture.find((piece) => piece.type === type));

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("The model no longer has what this test breaks.");
  return value;
}

/** Copies of the complex, each with one broken part. */
export const broken = {
  withLayout,
  onlyLayout,
  withPlate,
  withTower,
  withFloor,
  withApartment,
  roomOf,
  windowOf,
  pieceOf,
  present,
};
