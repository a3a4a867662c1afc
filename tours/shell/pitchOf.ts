import type { TourLink } from "../../src/project/tourFile.ts";

/** Eyes stand 1.6 m above the floor; a label's line ends in the middle of the doorway. */
const [eyeM, doorM, nearestM] = [1.6, 1.1, 1.2];

/** The pitch (radians) of a link's point: the middle of the doorway or, outdoors, the place itself. */
export function pitchOf({ distance, rise = doorM - eyeM }: TourLink): number {
  return Math.atan(rise / Math.max(distance, nearestM));
}
