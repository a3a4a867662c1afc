import type { Complex, Storey, Tower } from "../../buildingTypes.ts";
import { isOpenAir } from "../../derive/roomKinds.ts";
import { resolveLayout } from "../../derive/resolveLayout.ts";
import { boundingBox } from "../../geometry/polygon.ts";
import { placeOpening, placePolygon } from "../../geometry/placement.ts";
import type { Opening } from "../../types.ts";
import { fromSouth, type Piece } from "./fromSouth.ts";

type Opened = Opening & { readonly sill: number; readonly head: number };
type StoreyParts = { readonly wall: Piece; readonly panes: readonly Piece[]; readonly rails: readonly Piece[] };

/** What is seen of a storey from the south: wall, windows of homes and stairs, rails. */
export function storeyParts(complex: Complex, tower: Tower, { plate: id, z, height }: Storey): StoreyParts {
  const plate = complex.plates[id];
  if (!plate) throw new Error(`There is no plate "${id}".`);
  const { isFront, across } = fromSouth(tower);
  const homes = plate.homes.map((home) => {
    const layout = resolveLayout(complex, home.layout);
    return { layout, placement: { ...home, mirror: layout.mirror } };
  });
  const windows: readonly Opened[] = [
    ...homes.flatMap(({ layout, placement }) => layout.windows.map((window) => placeOpening(window, placement))),
    ...plate.core.windows,
  ];
  const terraces = homes.flatMap(({ layout, placement }) =>
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
