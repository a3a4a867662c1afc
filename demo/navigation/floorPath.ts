import { floorNames } from "./floorNames.ts";

const before = "/floors/";

/** Address of a floor: in the specification's spelling where it names it, else by its number (`/floors/0`). */
export function floorPath(floor: number): string {
  const name = floorNames[floor - 1];
  return name ? `/${name}-floor` : `${before}${floor}`;
}

/** The floor whose page stands at a path that the specification does not name. */
export function floorAt(path: string): number | undefined {
  const floor = Number(path.slice(before.length));
  return path.startsWith(before) && path === floorPath(floor) ? floor : undefined;
}
