import type { TourFile, TourLink, TourScene, TourNames } from "../../../../src/project/tourFile.ts";
import { type DraftDoor, type DraftScene, planAngle } from "./tourNotes.ts";

/** The files generated from a scene's panorama, turned so that its middle is the initial view. */
export type SceneFiles = Pick<TourScene, "width" | "tiles">;

export type TourParts = Pick<TourFile, "home" | "plan" | "stills"> & {
  readonly scenes: readonly DraftScene[];
  readonly madeOf: (scene: DraftScene) => SceneFiles;
};

/** tour.json of a tour that was made in the studio. */
export function toTourFile({ home, plan, stills, scenes, madeOf }: TourParts): TourFile {
  return {
    home,
    plan,
    stills,
    scenes: scenes.map((scene) => ({
      id: scene.id,
      name: filledWords(scene.name, scene.id),
      folder: `${scene.id}/`,
      heading: planAngle(scene, scene.startDeg),
      ...madeOf(scene),
      ...(scene.at && plan && { at: [scene.at[0], scene.at[1]] as const }),
      links: scene.doors.map((door) => linkOf(scene, door)),
    })),
  };
}

const linkOf = (scene: DraftScene, { to, yawDeg, distanceM }: DraftDoor): TourLink => ({
  to,
  heading: planAngle(scene, yawDeg),
  distance: distanceM,
});

/** In a missing language, the first existing text. */
export function filledWords({ sq, en, de }: TourNames, or: string): TourNames {
  const first = sq || en || de || or;
  return { sq: sq || first, en: en || first, de: de || first };
}
