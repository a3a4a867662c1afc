import type { Layout, Polygon, Room } from "../types.ts";
import { area, boundingBox } from "../geometry/polygon.ts";
import { millimetres } from "../geometry/lengths.ts";
import { isAttached, isBedroom, isOpenAir } from "./roomKinds.ts";
import { type Wall, wallsOf } from "./wallsOf.ts";
import { difference } from "../geometry/polygonBoolean.ts";
import { rectPolygon, rectsOverlap } from "../geometry/rect.ts";

/** Values computed from a layout, which are therefore not stored. Areas in m². */
export interface DerivedLayout {
  readonly walls: readonly Wall[];
  /** The floor between the wall faces, by room id. */
  readonly net: ReadonlyMap<string, Polygon>;
  readonly areas: ReadonlyMap<string, number>;
  /** Indoor area, rounded to a tenth. */
  readonly netArea: number;
  /** Balconies, loggias and terraces, rounded to a tenth. */
  readonly openArea: number;
  readonly bedrooms: number;
  /** Bedrooms + living room: "2+1". */
  readonly type: string;
}

const cache = new WeakMap<Layout["rooms"], DerivedLayout>();

/** Walls, net rooms, areas and type of a layout. */
export function deriveLayout(layout: Layout): DerivedLayout {
  const cached = cache.get(layout.rooms);
  if (cached) return cached;
  const walls = wallsOf(layout);
  const net = new Map(layout.rooms.map((room) => [room.id, netPolygon(room, walls)]));
  const areas = new Map([...net].map(([id, polygon]) => [id, millimetres(area(polygon))]));
  const sum = (openAir: boolean) =>
    layout.rooms.filter((room) => isOpenAir(room) === openAir).reduce((s, room) => s + (areas.get(room.id) ?? 0), 0);
  const bedrooms = layout.rooms.filter(isBedroom).length;
  const derived: DerivedLayout = {
    walls,
    net,
    areas,
    netArea: tenths(sum(false)),
    openArea: tenths(sum(true)),
    bedrooms,
    type: `${bedrooms}+1`,
  };
  cache.set(layout.rooms, derived);
  return derived;
}

// A floating-point error at half a tenth must not change the figure that a buyer reads.
function tenths(squareMetres: number): number {
  return Math.round(squareMetres * 10 + 1e-4) / 10;
}

/** The usable floor, between the wall faces. */
function netPolygon(room: Room, walls: readonly Wall[]): Polygon {
  if (isAttached(room)) return room.poly;
  const box = boundingBox(room.poly);
  const solids = walls.flatMap(({ rect }) => (rect && rectsOverlap(rect, box, -0.01) ? [rectPolygon(rect)] : []));
  return difference([room.poly], solids).toSorted((a, b) => area(b) - area(a))[0] ?? [];
}
