import type { Complex, Floor, Tower } from "../../buildingTypes.ts";
import { isOpenAir } from "../../derive/roomKinds.ts";
import { resolveLayout } from "../../derive/resolveLayout.ts";
import { boundingBox } from "../../geometry/polygon.ts";
import { placeOpening, placePolygon } from "../../geometry/placement.ts";
import type { Opening } from "../../types.ts";
import { fromSouth, type Piece } from "./fromSouth.ts";

type Opened = Opening & { readonly sill: number; readonly head: number };
type FloorParts = { readonly wall: Piece; readonly panes: readonly Piece[]; readonly rails: readonly Piece[] };

/** The visible parts of a floor from the south: wall, windows of apartments and stairs, railings. */
export function floorParts(complex: Complex, tower: Tower, { plate: id, z, height }: Floor): FloorParts {
  const plate = complex.plates[id];
  if (!plate) throw new Error(`There is no plate "${id}".`);
  const { isFront, across } = fromSouth(tower);
  const apartments = plate.homes.map((apartment) => {
    const layout = resolveLayout(complex, apartment.layout);
    return { layout, placement: { ...apartment, mirror: layout.mirror } };
  });
  const windows: readonly Opened[] = [
    ...apartments.flatMap(({ layout, placement }) => layout.windows.map((window) => placeOpening(window, placement))),
    ...plate.core.windows,
  ];
  const terraces = apartments.flatMap(({ layout, placement }) =>
    layout.rooms.filter(isOpenAir).map(({ poly }) => boundingBox(placePolygon(poly, placement))),
  );
  const [x0, , x1] = boundingBox(plate.face);
  return {
    wall: { ...across(x0, x1), bottom: z, top: z + height },
    panes: windows
      .filter(({ at, h }) => h === 0 && isFront(at[1]))
      .map(({ at: [x], width, sill, head }) => ({
        ...across(x - width / 2, x + width / 2),
        bottom: z + sill,
        top: z + head,
      })),
    rails: terraces
      .filter(([, low, , high]) => isFront((low + high) / 2))
      .map(([a, , b]) => ({ ...across(a, b), bottom: z, top: z + complex.railing })),
  };
}
