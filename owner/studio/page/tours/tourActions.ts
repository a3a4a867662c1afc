import { addDoor, changeDoor, type DoorPlace, nextTarget, onFloor, removeDoor } from "../../draft/tours/editDoors.ts";
import { addScene, scenesOf, startAt } from "../../draft/tours/editScenes.ts";
import type { DraftDoor, DraftScene } from "../../draft/tours/tourNotes.ts";
import type { OwnPicture } from "../outlines/picture/layerPicture.ts";
import { change, draftOf, type ProjectStore, endUndoStep, show } from "../state/projectStore.ts";
import { sceneNameFromFile } from "./tourTexts.ts";

/** What a press in the sphere does. */
export type TourMode = "look" | "doors" | "start";

/** Why a press added no door: a key of the texts. */
export type DoorRefusal = "pressFloor" | "oneSceneOnly" | "allDoorsThere";

/** The changes to one tour; each is a step that can be undone. */
export function tourActions(store: ProjectStore, tour: string) {
  const scenes = () => scenesOf(draftOf(store), tour);
  const choose = (scene: string, door?: string) =>
    show(store, { kind: "tours", tour, scene, ...(door !== undefined && { door }) });
  return {
    choose,
    addScenes: (pictures: readonly OwnPicture[]) => {
      let draft = draftOf(store);
      let last: string | undefined;
      for (const picture of pictures) {
        const added = addScene(draft, tour, { ...picture, name: sceneNameFromFile(picture.file) });
        [draft, last] = [added.draft, added.ids[0]];
      }
      change(store, { draft, undoName: "toursScenes" });
      if (last !== undefined) choose(last);
    },
    /** Both angles in degrees, pitch upwards; returns why no door was added, if so. */
    pressFloor: (scene: DraftScene, yawDeg: number, pitchDeg: number): DoorRefusal | undefined => {
      const place = onFloor(yawDeg, pitchDeg);
      if (!place) return "pressFloor";
      return putDoor(store, { tour, scene, scenes: scenes(), choose }, place);
    },
    /** Adds a door two metres ahead. */
    addDoorAt: (scene: DraftScene, yawDeg: number): DoorRefusal | undefined =>
      putDoor(store, { tour, scene, scenes: scenes(), choose }, { yawDeg, distanceM: 2 }),
    moveDoor: (place: DoorPlace, yawDeg: number, pitchDeg: number) => {
      const at = onFloor(yawDeg, pitchDeg);
      if (at) change(store, { draft: changeDoor(draftOf(store), place, at), undoName: "toursDoor", undoKey: place.to });
    },
    dropDoor: () => endUndoStep(store),
    editDoor: (place: DoorPlace, more: Partial<DraftDoor>, undoKey?: string) => {
      change(store, {
        draft: changeDoor(draftOf(store), place, more),
        undoName: "toursDoor",
        ...(undoKey !== undefined && { undoKey }),
      });
      if (more.to !== undefined) choose(place.scene, more.to);
    },
    removeDoor: (place: DoorPlace) => {
      change(store, { draft: removeDoor(draftOf(store), place), undoName: "toursRemoveDoor" });
      choose(place.scene);
    },
    startHere: (scene: DraftScene, yawDeg: number) =>
      change(store, { draft: startAt(draftOf(store), [tour, scene.id], yawDeg), undoName: "toursStart" }),
  };
}

export type TourActions = ReturnType<typeof tourActions>;

type From = {
  readonly tour: string;
  readonly scene: DraftScene;
  readonly scenes: readonly DraftScene[];
  readonly choose: (scene: string, door?: string) => void;
};

function putDoor(
  store: ProjectStore,
  { tour, scene, scenes, choose }: From,
  place: Omit<DraftDoor, "to">,
): DoorRefusal | undefined {
  const target = nextTarget(scenes, scene.id);
  if (!target) return scenes.length < 2 ? "oneSceneOnly" : "allDoorsThere";
  const draft = addDoor(draftOf(store), { tour, scene: scene.id, to: target.id }, place);
  change(store, { draft, undoName: "toursAddDoor" });
  choose(scene.id, target.id);
  return undefined;
}
