import type { TourNames } from "../../../../src/project/tourFile.ts";
import type { Point } from "../../../../src/project/types.ts";
import type { Draft } from "../draft.ts";
import type { Addition } from "../edit/addition.ts";
import { freeId, mapRecords, plainId } from "../edit/records.ts";
import { changeTour, tourOf } from "./editTours.ts";
import { type DraftScene, planAngle, turned } from "./tourNotes.ts";

export type Panorama = Pick<DraftScene, "file" | "width" | "height">;

/** The scenes of a tour; empty for a tour made elsewhere. */
export const scenesOf = (draft: Draft, tour: string): readonly DraftScene[] =>
  tourOf(draft, tour)?.studio?.scenes ?? [];

/** Changes scenes; returning the same list changes nothing. */
export const changeScenes = (
  draft: Draft,
  tour: string,
  change: (scenes: readonly DraftScene[]) => readonly DraftScene[],
): Draft =>
  changeTour(draft, tour, (notes) => {
    if (!notes.scenes) return notes;
    const scenes = change(notes.scenes);
    return scenes === notes.scenes ? notes : { ...notes, scenes };
  });

/** Changes one scene; its id stays, and so do the doors to it. */
export const changeScene = (
  draft: Draft,
  [tour, id]: readonly [tour: string, scene: string],
  change: (scene: DraftScene) => DraftScene,
): Draft =>
  changeScenes(draft, tour, (scenes) =>
    mapRecords(scenes, (scene) => (scene.id === id ? { ...change(scene), id } : scene)),
  );

/** Appends a scene with a panorama, without a door yet. */
export function addScene(
  draft: Draft,
  tour: string,
  { name, ...picture }: Panorama & { readonly name: TourNames },
): Addition {
  const usedIds = new Set(scenesOf(draft, tour).map(({ id }) => id));
  const id = freeId(plainId(name.en || name.sq || name.de, "scene"), usedIds);
  const scene: DraftScene = { id, name, ...picture, headingDeg: 0, startDeg: 0, doors: [] };
  const added = changeScenes(draft, tour, (scenes) => [...scenes, scene]);
  return { draft: added, ids: added === draft ? [] : [id] };
}

/** Replaces a scene's panorama: doors and looks stay. */
export const changePanorama = (draft: Draft, place: readonly [string, string], panorama: Panorama): Draft =>
  changeScene(draft, place, (scene) => ({ ...scene, ...panorama }));

/** Removes a scene with the doors that lead to it. */
export const removeScene = (draft: Draft, tour: string, id: string): Draft =>
  changeScenes(draft, tour, (scenes) =>
    scenes.some((scene) => scene.id === id)
      ? scenes
          .filter((scene) => scene.id !== id)
          .map((scene) => ({ ...scene, doors: scene.doors.filter(({ to }) => to !== id) }))
      : scenes,
  );

/** Moves a scene one place earlier or later; the first one is where a visitor starts. */
export const moveScene = (draft: Draft, [tour, id]: readonly [string, string], by: 1 | -1): Draft =>
  changeScenes(draft, tour, (scenes) => {
    const from = scenes.findIndex((scene) => scene.id === id);
    const [scene, other] = [scenes[from], scenes[from + by]];
    return scene && other ? scenes.with(from, other).with(from + by, scene) : scenes;
  });

/** Sets the visitor's position in a scene on the plan. */
export const placeScene = (draft: Draft, place: readonly [string, string], at: Point): Draft =>
  changeScene(draft, place, (scene) => ({ ...scene, at: [Math.round(at[0] * 10) / 10, Math.round(at[1] * 10) / 10] }));

/** Sets the initial view, as degrees to the right of the picture's middle. */
export const startAt = (draft: Draft, place: readonly [string, string], startDeg: number): Draft =>
  changeScene(draft, place, (scene) => ({ ...scene, startDeg: turned(startDeg) }));

/** Turns a scene's picture so that the direction at a yaw has a given heading on the plan; its doors turn along, fixed to the picture. */
export const turnScene = (
  draft: Draft,
  place: readonly [string, string],
  { yawDeg, headingDeg }: { readonly yawDeg: number; readonly headingDeg: number },
): Draft => changeScene(draft, place, (scene) => ({ ...scene, headingDeg: turned(headingDeg + yawDeg) }));

/** The heading of a scene's first look on the plan. */
export const startHeading = (scene: Pick<DraftScene, "headingDeg" | "startDeg">): number =>
  planAngle(scene, scene.startDeg);
