import type { Point } from "../../../../src/project/types.ts";
import { turned } from "./tourNotes.ts";

/** A door seen from one of its two sides: that side's position, the door's heading on the plan, and its distance. */
export type DoorSeen = { readonly at?: Point | undefined; readonly headingDeg: number; readonly distanceM: number };

/**
 * The heading of the same door from the other side. If both sides have a position on the plan, the scale follows from the distances;
 * otherwise it lies straight behind whoever enters. `distanceM`: from the other side to the door.
 */
export function headingBack(
  door: DoorSeen,
  { at, distanceM }: { readonly at?: Point | undefined; readonly distanceM: number },
): number {
  const behind = turned(door.headingDeg + 180);
  if (!door.at || !at) return behind;
  const angle = (door.headingDeg * Math.PI) / 180;
  // The plan's y grows downwards.
  const [right, down] = [Math.cos(angle), -Math.sin(angle)];
  const [x, y] = [at[0] - door.at[0], at[1] - door.at[1]];
  const scale = scaleOf({ ahead: x * right + y * down, apart: x * x + y * y }, door.distanceM, distanceM);
  if (scale === undefined) return behind;
  const reach = scale * door.distanceM;
  return turned((Math.atan2(-(reach * down - y), reach * right - x) * 180) / Math.PI);
}

/** The plan's units per metre that match the distances from both sides to the door; undefined if there is no solution. */
function scaleOf(
  { ahead, apart }: { readonly ahead: number; readonly apart: number },
  here: number,
  there: number,
): number | undefined {
  const [square, half] = [here * here - there * there, here * ahead];
  if (apart === 0) return undefined;
  if (Math.abs(square) < 0.01) return half > 0 ? apart / (2 * half) : undefined;
  const root = Math.sqrt(half * half - square * apart);
  const found = [(half - root) / square, (half + root) / square].filter((scale) => scale > 0);
  return found.length > 0 ? Math.min(...found) : undefined;
}
