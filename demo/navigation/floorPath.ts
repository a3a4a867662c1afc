import { floorNames } from "./floorNames.ts";

/** Address of a storey, in the specification's spelling; the picker where a project has more storeys than it names. */
export function floorPath(floor: number): string {
  const name = floorNames[floor - 1];
  return name ? `/${name}-floor` : "/click-floor";
}
