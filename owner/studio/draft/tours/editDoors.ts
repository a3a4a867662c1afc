import type { Draft } from "../draft.ts";
import { mapRecords } from "../edit/records.ts";
import { changeScene, changeScenes, scenesOf } from "./editScenes.ts";
import { headingBack } from "./doorway.ts";
import { type DraftDoor, type DraftScene, planAngle, turned } from "./tourNotes.ts";

/** A door, the hotspot that leads to another scene, by its tour, its scene, and its target scene. */
export type DoorPlace = { readonly tour: string; readonly scene: string; readonly to: string };

/** The height of the eyes above the floor, as in the tours' viewer. */
export const eyeM = 1.6;
/** Beyond this distance a press on the floor is too inaccurate. */
const [nearestM, furthestM] = [0.5, 15];
/** Closer to the horizon than this the distance cannot be computed. */
const minDownDeg = 3;

const metres = (value: number): number => Math.round(Math.min(furthestM, Math.max(nearestM, value)) * 10) / 10;

/** The distance of a press on the floor; undefined for one on a wall, the ceiling or the sky. Both angles in degrees, pitch upwards. */
export function onFloor(yawDeg: number, pitchDeg: number): Pick<DraftDoor, "yawDeg" | "distanceM"> | undefined {
  if (pitchDeg > -minDownDeg) return undefined;
  return { yawDeg: turned(yawDeg), distanceM: metres(eyeM / Math.tan((-pitchDeg * Math.PI) / 180)) };
}

/** The angle below the horizon of a door on the floor, in degrees. */
export const doorPitch = ({ distanceM }: Pick<DraftDoor, "distanceM">): number =>
  (-Math.atan(eyeM / distanceM) * 180) / Math.PI;

const doorTo = (scene: DraftScene | undefined, to: string): DraftDoor | undefined =>
  scene?.doors.find((door) => door.to === to);

/** The default target of a new door: the next scene in the tour without a door from here. */
export function nextTarget(scenes: readonly DraftScene[], id: string): DraftScene | undefined {
  const from = scenes.findIndex((scene) => scene.id === id);
  const others = [...scenes.slice(from + 1), ...scenes.slice(0, Math.max(0, from))];
  return others.find((other) => !doorTo(scenes[from], other.id));
}

/** Adds a door, and the way back if there is none yet; each scene has at most one door to another scene. */
export function addDoor(draft: Draft, { tour, scene, to }: DoorPlace, place: Omit<DraftDoor, "to">): Draft {
  const scenes = scenesOf(draft, tour);
  if (
    scene === to ||
    !scenes.some(({ id }) => id === to) ||
    doorTo(
      scenes.find(({ id }) => id === scene),
      to,
    )
  )
    return draft;
  const added = changeScene(draft, [tour, scene], (own) => ({
    ...own,
    doors: [...own.doors, soundDoor({ to, ...place })],
  }));
  return addWayBack(added, { tour, scene, to });
}

/** The way back of a door: by the plan, straight behind whoever enters, at the same distance. */
export function addWayBack(draft: Draft, { tour, scene, to }: DoorPlace): Draft {
  const scenes = scenesOf(draft, tour);
  const [own, other] = [scenes.find(({ id }) => id === scene), scenes.find(({ id }) => id === to)];
  const door = doorTo(own, to);
  if (!own || !other || !door || doorTo(other, scene)) return draft;
  const back = { to: scene, yawDeg: yawBack(own, other, door), distanceM: door.distanceM };
  return changeScene(draft, [tour, to], (each) => ({ ...each, doors: [...each.doors, back] }));
}

/** Where to look for the way back; `backM`: its distance, by default that of the door. */
function yawBack(
  own: DraftScene,
  other: DraftScene,
  { yawDeg, distanceM: there, backM }: DraftDoor & { backM?: number },
): number {
  const doorSide = { at: own.at, headingDeg: planAngle(own, yawDeg), distanceM: there };
  return planAngle(other, headingBack(doorSide, { at: other.at, distanceM: backM ?? there }));
}

/** The angle in degrees between the way back and the point of entry; undefined if there is no way back. */
export function besideDoor(scenes: readonly DraftScene[], { scene, to }: Omit<DoorPlace, "tour">): number | undefined {
  const [own, other] = [scenes.find(({ id }) => id === scene), scenes.find(({ id }) => id === to)];
  const [door, back] = [doorTo(own, to), doorTo(other, scene)];
  if (!own || !other || !door || !back) return undefined;
  const turn = turned(back.yawDeg - yawBack(own, other, { ...door, backM: back.distanceM }));
  return Math.round(Math.min(turn, 360 - turn));
}

/** Moves the way back to the point of entry. */
export const straightenBack = (draft: Draft, { tour, scene, to }: DoorPlace): Draft => {
  const scenes = scenesOf(draft, tour);
  const [own, other] = [scenes.find(({ id }) => id === scene), scenes.find(({ id }) => id === to)];
  const [door, back] = [doorTo(own, to), doorTo(other, scene)];
  if (!own || !other || !door || !back) return draft;
  const yawDeg = yawBack(own, other, { ...door, backM: back.distanceM });
  return changeDoor(draft, { tour, scene: to, to: scene }, { yawDeg });
};

/** Moves or redirects a door; unchanged if another door already leads to that scene, or if it is the door's own. */
export function changeDoor(draft: Draft, { tour, scene, to }: DoorPlace, more: Partial<DraftDoor>): Draft {
  const scenes = scenesOf(draft, tour);
  const own = scenes.find(({ id }) => id === scene);
  const target = more.to ?? to;
  const isTaken = target !== to && (doorTo(own, target) !== undefined || target === scene);
  if (!doorTo(own, to) || isTaken || !scenes.some(({ id }) => id === target)) return draft;
  return changeScene(draft, [tour, scene], (each) => ({
    ...each,
    doors: mapRecords(each.doors, (door) => (door.to === to ? soundDoor({ ...door, ...more }) : door)),
  }));
}

const soundDoor = ({ to, yawDeg, distanceM }: DraftDoor): DraftDoor => ({
  to,
  yawDeg: turned(yawDeg),
  distanceM: metres(distanceM),
});

/** Removes a door; the way back stays, unless its removal is requested too. */
export const removeDoor = (draft: Draft, { tour, scene, to }: DoorPlace): Draft =>
  changeScenes(draft, tour, (scenes) =>
    mapRecords(scenes, (each) =>
      each.id === scene && doorTo(each, to) ? { ...each, doors: each.doors.filter((door) => door.to !== to) } : each,
    ),
  );
