import type { ProjectFile } from "../../src/project/file/projectSchema.ts";
import { horizonSvg, size } from "../drawing/horizon/horizonSvg.ts";
import { loadLetters } from "../drawing/letters.ts";
import { complexModel } from "../model.ts";
import { sourcesOf, writeDrawn } from "./writeDrawn.ts";

type DrawnView = {
  readonly side: "N" | "S";
  readonly floors: readonly [number, number];
  readonly fromFloor: number;
};

/** The drawing for each range of floors in Kulla 5, drawn as seen from `fromFloor`. Apartments with a view face south or north. */
const drawnViews: readonly DrawnView[] = [
  { side: "S", floors: [1, 2], fromFloor: 1 },
  { side: "S", floors: [3, 5], fromFloor: 4 },
  { side: "S", floors: [6, 7], fromFloor: 6 },
  { side: "S", floors: [8, 9], fromFloor: 8 },
  { side: "S", floors: [10, 11], fromFloor: 10 },
  { side: "N", floors: [1, 2], fromFloor: 1 },
  { side: "N", floors: [3, 5], fromFloor: 4 },
  { side: "N", floors: [6, 7], fromFloor: 6 },
  { side: "N", floors: [8, 11], fromFloor: 8 },
];

const widths = [320, size.width] as const;
const directionNames = {
  S: { sq: "jugut", en: "south", de: "Süden" },
  N: { sq: "veriut", en: "north", de: "Norden" },
} as const;
/** The eye height of a person at the window, above the floor. */
const EYE_HEIGHT_M = 1.6;

const fileOf = ({ side, floors: [from] }: DrawnView): string =>
  `views/k5-${side.toLowerCase()}-${String(from).padStart(2, "0")}`;

/** The views in the format of the project file. */
export function viewRecords(): NonNullable<ProjectFile["views"]> {
  return drawnViews.map((view) => {
    const { side, floors, fromFloor } = view;
    const { sq, en, de } = directionNames[side];
    const alt = {
      sq: `Pamje e vizatuar drejt ${sq} nga kati ${fromFloor}, me emrat e kodrave dhe largësitë`,
      en: `Drawn view to the ${en} from floor ${fromFloor}, with the hills' names and distances`,
      de: `Gezeichneter Blick nach ${de} vom ${fromFloor}. Stock, mit Namen und Entfernungen der Berge`,
    };
    const sources = sourcesOf(fileOf(view), widths);
    return { side, floors, tower: "k5", picture: { src: `${fileOf(view)}-${size.width}.jpg`, ...size, alt, sources } };
  });
}

/** Draws the views and writes them to public/project/views. */
export async function writeViews(): Promise<void> {
  const [nameLetters, plainLetters] = [await loadLetters(600), await loadLetters(450)];
  const storeys = complexModel().towers["K5"]?.storeys ?? [];
  for (const view of drawnViews) {
    const eyeM = (storeys[view.fromFloor - 1]?.z ?? 0) + EYE_HEIGHT_M;
    await writeDrawn(fileOf(view), horizonSvg({ side: view.side, eyeM }, nameLetters, plainLetters), widths);
  }
}
