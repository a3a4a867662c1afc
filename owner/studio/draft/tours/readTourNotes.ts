import type { TourNames } from "../../../../src/project/tourFile.ts";
import type { Point } from "../../../../src/project/types.ts";
import { type DraftDoor, type DraftScene, turned, type TourNotes } from "./tourNotes.ts";
import { fieldsOf } from "../../../../src/project/isRecord.ts";

type Fields = Readonly<Record<string, unknown>>;

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const isId = (value: unknown): value is string => typeof value === "string" && /^[a-z0-9][\w.-]{0,90}$/i.test(value);

/** The usable part of a tour's notes; doors that lead nowhere are left out. `isInFolder`: whether a path stays in the owner's folder. */
export function readTourNotes(fields: Fields, isInFolder: (path: unknown) => path is string): TourNotes {
  const { layout, title, scenes, folder, allowsScripts } = fields;
  const read = Array.isArray(scenes) ? scenes.flatMap((each) => readScene(fieldsOf(each), isInFolder)) : undefined;
  const ids = new Set(read?.map(({ id }) => id));
  const first = read?.filter(({ id }, index) => read.findIndex((other) => other.id === id) === index);
  return {
    ...(typeof layout === "string" && { layout }),
    ...(title !== undefined && { title: wordsOf(title) }),
    ...(first && { scenes: first.map((scene) => ({ ...scene, doors: soundDoors(scene, ids) })) }),
    ...(isInFolder(folder) && { folder }),
    ...(allowsScripts === true && { allowsScripts }),
  };
}

const soundDoors = ({ id, doors }: DraftScene, ids: ReadonlySet<string>): readonly DraftDoor[] =>
  doors.filter(({ to }, index) => to !== id && ids.has(to) && doors.findIndex((door) => door.to === to) === index);

function readScene(fields: Fields, isInFolder: (path: unknown) => path is string): readonly DraftScene[] {
  const { id, name, file, width, height, headingDeg, startDeg, at, doors } = fields;
  if (!isId(id) || !isInFolder(file) || !isNumber(width) || !isNumber(height)) return [];
  return [
    {
      id,
      name: wordsOf(name),
      file,
      width,
      height,
      headingDeg: isNumber(headingDeg) ? turned(headingDeg) : 0,
      startDeg: isNumber(startDeg) ? turned(startDeg) : 0,
      ...(isPoint(at) && { at }),
      doors: Array.isArray(doors) ? doors.flatMap((each) => readDoor(fieldsOf(each))) : [],
    },
  ];
}

function readDoor({ to, yawDeg, distanceM }: Fields): readonly DraftDoor[] {
  if (!isId(to) || !isNumber(yawDeg) || !isNumber(distanceM) || distanceM <= 0) return [];
  return [{ to, yawDeg: turned(yawDeg), distanceM }];
}

function wordsOf(value: unknown): TourNames {
  const { sq, en, de } = fieldsOf(value);
  const text = (each: unknown): string => (typeof each === "string" ? each : "");
  return { sq: text(sq), en: text(en), de: text(de) };
}

const isPoint = (value: unknown): value is Point => Array.isArray(value) && value.length === 2 && value.every(isNumber);
