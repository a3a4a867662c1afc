import type { GeoLocation } from "../project/geoLocation.ts";
import { floorsOf } from "../project/lookUps.ts";
import type { Apartment, Project, Orientation } from "../project/types.ts";
import { wallsOf, type PlanPoint, type Wall } from "./walls.ts";

/** The outside of an apartment's living room on one side, from where the sun may shine in. */
export type Facade = {
  /** The bearing that it faces: degrees clockwise from north. */
  readonly bearingDeg: number;
  /** Position of the window; missing if the project has no volume of the tower with a wall on this side. Then no shadows are computed. */
  readonly windowPosition?: { readonly point: PlanPoint; readonly heightM: number };
};

const bearingsDeg: Readonly<Record<Orientation, number>> = { N: 0, E: 90, S: 180, W: 270 };

/**
 * The facades of an apartment's living room: that of its first side, and of the second if both meet in a corner. The window
 * is in the middle of the tower's longest wall on that side, at the height of the apartment's floor; floors are equally high.
 */
export function facadesOf(project: Project, place: GeoLocation, apartment: Apartment): readonly Facade[] {
  const [first, second] = apartment.side;
  if (!first) return [];
  const isCorner = second && bearingsDeg[first] % 180 !== bearingsDeg[second] % 180;
  const heightM = windowHeightM(project, place, apartment);
  const walls = place.volumes
    .filter((volume) => volume.tower === apartment.tower && heightM !== undefined && volume.heightM > heightM)
    .flatMap(wallsOf);
  return (isCorner ? [first, second] : [first]).map((side): Facade => {
    const wall = longestWallFacing(bearingsDeg[side], walls, place.northDeg);
    if (!wall || heightM === undefined) return { bearingDeg: bearingsDeg[side] };
    return { bearingDeg: bearingOf(wall, place.northDeg), windowPosition: { point: pointInFrontOf(wall), heightM } };
  });
}

/** The height of the middle of the apartment's floor; `undefined` for basement floors, and if the project has no volume of the tower. */
function windowHeightM(project: Project, place: GeoLocation, apartment: Apartment): number | undefined {
  const floors = floorsOf(project, apartment.tower)
    .map(({ floor }) => floor)
    .filter((floor) => floor >= 0)
    .toSorted((a, b) => a - b);
  const heights = place.volumes.filter(({ tower }) => tower === apartment.tower).map(({ heightM }) => heightM);
  const index = floors.indexOf(apartment.floor);
  if (heights.length === 0 || index < 0) return undefined;
  return ((index + 0.5) * Math.max(...heights)) / floors.length;
}

/** The longest wall whose outside faces within 45 degrees of a bearing. */
function longestWallFacing(bearingDeg: number, walls: readonly Wall[], northDeg: number): Wall | undefined {
  return walls
    .filter((wall) => angleBetween(bearingOf(wall, northDeg), bearingDeg) <= 45)
    .reduce<Wall | undefined>(
      (longest, wall) => (longest && lengthOf(longest) >= lengthOf(wall) ? longest : wall),
      undefined,
    );
}

const lengthOf = ({ from, to }: Wall): number => Math.hypot(to[0] - from[0], to[1] - from[1]);

/** The bearing that a wall's outside faces. */
function bearingOf({ from, to }: Wall, northDeg: number): number {
  const alongDeg = (Math.atan2(to[0] - from[0], from[1] - to[1]) * 180) / Math.PI;
  return (alongDeg - 90 - northDeg + 720) % 360;
}

/** The point 0.1 m in front of the middle of a wall, so that the wall itself casts no shadow on it. */
function pointInFrontOf({ from, to }: Wall): PlanPoint {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [outX, outY] = [(to[1] - from[1]) / length, (from[0] - to[0]) / length];
  return [(from[0] + to[0]) / 2 + outX / 10, (from[1] + to[1]) / 2 + outY / 10];
}

/** The angle between two bearings, 0 to 180 degrees. */
export function angleBetween(a: number, b: number): number {
  const difference = Math.abs(a - b) % 360;
  return Math.min(difference, 360 - difference);
}
