import type { TourScene, TourLink } from "../src/project/tourFile.ts";

const degrees = 180 / Math.PI;

/** Converts a heading (a compass direction: degrees, counter-clockwise on the plan) into a yaw (radians, to the right of the picture's centre). */
export function yawOf(scene: { readonly heading: number }, heading: number): number {
  return (scene.heading - heading) / degrees;
}

/** Converts a yaw into a heading. */
export function headingOf(scene: { readonly heading: number }, yaw: number): number {
  return (((scene.heading - yaw * degrees) % 360) + 360) % 360;
}

/**
 * Eye level is 1.6 m above the floor; a label's line ends in the middle of the doorway. Links nearer than `minDistanceM` count as that far
 * away, or else the view would look straight down.
 */
const [eyeM, doorM, minDistanceM] = [1.6, 1.1, 1.2];

/** The pitch (radians) of a link's point: the middle of the doorway or, outdoors, the place itself. */
export function pitchOf({ distance, rise = doorM - eyeM }: TourLink): number {
  return Math.atan(rise / Math.max(distance, minDistanceM));
}

type Point = readonly [number, number];

/** How far a room's best view may deviate from the direction of entry to be shown first. */
const maxDeviationDeg = 60;
/** If the wall straight ahead is nearer than this share of the room's depth, the visitor turns along the room instead. */
const minDepthShare = 0.5;
const stepDeg = 15;

/**
 * The heading on entering a scene from another. In a room: away from the door, turned to the room's best view if that lies ahead, and along
 * a hall rather than towards its wall. Outdoors: the scene's best view.
 */
export function arrivalHeading(scene: TourScene, from: Pick<TourScene, "id">): number {
  const back = scene.room && scene.links.find(({ to }) => to === from.id);
  if (!back) return scene.heading;
  const ahead = (back.heading + 180) % 360;
  const deviation = Math.abs(((scene.heading - ahead + 540) % 360) - 180);
  return deviation <= maxDeviationDeg ? scene.heading : alongRoom(scene, ahead);
}

/** Straight ahead, or the direction in which the room is deepest. */
function alongRoom({ at, room }: TourScene, ahead: number): number {
  if (!at || !room) return ahead;
  const depth = (heading: number): number => depthOf(room, at, heading);
  const turns = [...Array(90 / stepDeg).keys()].map((index) => (index + 1) * stepDeg);
  const [deepest = ahead] = turns
    .flatMap((turn) => [ahead + turn, ahead - turn])
    .toSorted((one, other) => depth(other) - depth(one));
  return depth(ahead) < minDepthShare * depth(deepest) ? (deepest + 360) % 360 : ahead;
}

/** The distance to the first wall, in pixels of the plan, where y grows downwards. */
function depthOf(room: readonly Point[], [x, y]: Point, headingDeg: number): number {
  const heading = (headingDeg * Math.PI) / 180;
  const [dx, dy] = [Math.cos(heading), -Math.sin(heading)];
  const distances = room.flatMap(([ax, ay], index) => {
    const [bx, by] = room[(index + 1) % room.length] ?? [ax, ay];
    const [ex, ey] = [bx - ax, by - ay];
    const across = dx * ey - dy * ex;
    const along = ((ax - x) * ey - (ay - y) * ex) / across;
    const onWall = ((ax - x) * dy - (ay - y) * dx) / across;
    return along > 0 && onWall >= 0 && onWall <= 1 ? [along] : [];
  });
  return Math.min(...distances);
}
