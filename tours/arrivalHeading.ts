import type { TourScene } from "../src/project/tourFile.ts";

type Point = readonly [number, number];

/** How far the best look of a room may lie beside the way in and still be what is seen first. */
const besideDeg = 60;
/** A wall straight ahead that is nearer than this share of the room's depth is no first look: one turns along the room. */
const nearShare = 0.5;
const stepDeg = 15;

/**
 * The heading with which one comes into a scene from another: into the room with the door behind, turned to the room's best look
 * where that lies ahead, and along a hall rather than to its wall. Out of doors, where nothing is walked through, its best look.
 */
export function arrivalHeading(scene: TourScene, from: Pick<TourScene, "id">): number {
  const back = scene.room && scene.links.find(({ to }) => to === from.id);
  if (!back) return scene.heading;
  const ahead = (back.heading + 180) % 360;
  const beside = Math.abs(((scene.heading - ahead + 540) % 360) - 180);
  return beside <= besideDeg ? scene.heading : alongRoom(scene, ahead);
}

/** Ahead, or where the room is deepest in front of the visitor. */
function alongRoom({ at, room }: TourScene, ahead: number): number {
  if (!at || !room) return ahead;
  const depth = (heading: number): number => depthOf(room, at, heading);
  const turns = [...Array(90 / stepDeg).keys()].map((index) => (index + 1) * stepDeg);
  const [deepest = ahead] = turns
    .flatMap((turn) => [ahead + turn, ahead - turn])
    .toSorted((one, other) => depth(other) - depth(one));
  return depth(ahead) < nearShare * depth(deepest) ? (deepest + 360) % 360 : ahead;
}

/** How far it is to the first wall, in pixels of the plan, where y grows downwards. */
function depthOf(room: readonly Point[], [x, y]: Point, headingDeg: number): number {
  const heading = (headingDeg * Math.PI) / 180;
  const [dx, dy] = [Math.cos(heading), -Math.sin(heading)];
  const met = room.flatMap(([ax, ay], index) => {
    const [bx, by] = room[(index + 1) % room.length] ?? [ax, ay];
    const [ex, ey] = [bx - ax, by - ay];
    const across = dx * ey - dy * ex;
    const along = ((ax - x) * ey - (ay - y) * ex) / across;
    const onWall = ((ax - x) * dy - (ay - y) * dx) / across;
    return along > 0 && onWall >= 0 && onWall <= 1 ? [along] : [];
  });
  return Math.min(...met);
}
