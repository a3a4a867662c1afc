import type { TourScene } from "../src/project/tourFile.ts";

/** How far the best look of a room may lie beside the way in and still be what is seen first. */
const besideDeg = 60;

/**
 * The heading with which one comes into a scene from another: into the room with the door behind, turned to the room's best look
 * where that lies ahead. Out of doors, where nothing is walked through, its best look.
 */
export function arrivalHeading(scene: TourScene, from: Pick<TourScene, "id">): number {
  const back = scene.room && scene.links.find(({ to }) => to === from.id);
  if (!back) return scene.heading;
  const ahead = (back.heading + 180) % 360;
  const beside = Math.abs(((scene.heading - ahead + 540) % 360) - 180);
  return beside <= besideDeg ? scene.heading : ahead;
}
