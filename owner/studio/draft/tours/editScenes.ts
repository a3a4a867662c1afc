import type { TourWords } from "../../../../src/project/tourFile.ts";
import type { Point } from "../../../../src/project/types.ts";
import type { Draft } from "../draft.ts";
import type { Addition } from "../edit/addition.ts";
import { freeId, mapRecords, plainId } from "../edit/records.ts";
import { changeTour, tourOf } from "./editTours.ts";
import { type DraftScene, planAngle, turned } from "./tourNotes.ts";

export type Panorama = Pick<DraftScene, "file" | "width" | "height">;

/** The scenes of a tour; none of one that was made elsewhere. */
export const scenesOf = (draft: Draft, tour: string): readonly DraftScene[] =>
  tourOf(draft, tour)?.studio?.scenes ?? [];

/** Scenes changed; a list that comes back as it was changes nothing. */
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

/** One scene changed; its id stays, and so do the doors to it. */
export const changeScene = (
  draft: Draft,
  [tour, id]: readonly [tour: string, scene: string],
  change: (scene: DraftScene) => DraftScene,
): Draft =>
  changeScenes(draft, tour, (scenes) =>
    mapRecords(scenes, (scene) => (scene.id === id ? { ...change(scene), id } : scene)),
  );

/** A scene of a panorama, the last of its tour, without a door yet. */
export function addScene(
  draft: Draft,
  tour: string,
  { name, ...picture }: Panorama & { readonly name: TourWords },
): Addition {
  const taken = new Set(scenesOf(draft, tour).map(({ id }) => id));
  const id = freeId(plainId(name.en || name.sq || name.de, "scene"), taken);
  const scene: DraftScene = { id, name, ...picture, headingDeg: 0, startDeg: 0, doors: [] };
  const added = changeScenes(draft, tour, (scenes) => [...scenes, scene]);
  return { draft: added, ids: added === draft ? [] : [id] };
}

/** Another panorama in a scene's place: doors and looks stay. */
export const changePanorama = (draft: Draft, place: readonly [string, string], panorama: Panorama): Draft =>
  changeScene(draft, place, (scene) => ({ ...scene, ...panorama }));

/** A scene with the doors that lead to it. */
export const removeScene = (draft: Draft, tour: string, id: string): Draft =>
  changeScenes(draft, tour, (scenes) =>
    scenes.some((scene) => scene.id === id)
      ? scenes
          .filter((scene) => scene.id !== id)
          .map((scene) => ({ ...scene, doors: scene.doors.filter(({ to }) => to !== id) }))
      : scenes,
  );

/** A scene one place earlier or later; the first one is where a visitor starts. */
export const moveScene = (draft: Draft, [tour, id]: readonly [string, string], by: 1 | -1): Draft =>
  changeScenes(draft, tour, (scenes) => {
    const from = scenes.findIndex((scene) => scene.id === id);
    const [scene, other] = [scenes[from], scenes[from + by]];
    return scene && other ? scenes.with(from, other).with(from + by, scene) : scenes;
  });

/** Where the visitor of a scene stands on the plan. */
export const placeScene = (draft: Draft, place: readonly [string, string], at: Point): Draft =>
  changeScene(draft, place, (scene) => ({ ...scene, at: [Math.round(at[0] * 10) / 10, Math.round(at[1] * 10) / 10] }));

/** What a visitor sees first, as degrees to the right of the picture's middle. */
export const startAt = (draft: Draft, place: readonly [string, string], startDeg: number): Draft =>
  changeScene(draft, place, (scene) => ({ ...scene, startDeg: turned(startDeg) }));

/** Turns a scene's picture so that what lies at a yaw looks to a heading of the plan; its doors turn along, as they are in the picture. */
export const turnScene = (
  draft: Draft,
  place: readonly [string, string],
  { yawDeg, headingDeg }: { readonly yawDeg: number; readonly headingDeg: number },
): Draft => changeScene(draft, place, (scene) => ({ ...scene, headingDeg: turned(headingDeg + yawDeg) }));

/** The heading of a scene's first look on the plan. */
export const startHeading = (scene: Pick<DraftScene, "headingDeg" | "startDeg">): number =>
  planAngle(scene, scene.startDeg);
