import { mkdirSync, writeFileSync } from "node:fs";
import sharp, { type Sharp } from "sharp";
import type { ProjectFile } from "../../src/project/file/projectShape.ts";
import { projectFolder, tourFolder } from "./publicFolders.ts";
import { lookAt } from "../../owner/pictures/firstLook.ts";
import { panoramas } from "./tours/panoramas.ts";
import { tourLayout } from "../generate/tourKeys.ts";
import { sphere } from "./tours/writePosters.ts";

type Taken = {
  readonly side: "N" | "S";
  readonly floors: readonly [number, number];
  readonly tour: string;
  readonly at: number;
};

/** Which tour's outlook stands for which floors; `at`: the floor its home lies on. All tours' homes lie in Kulla 5, none looks to the east or west. */
const taken: readonly Taken[] = [
  { side: "S", floors: [1, 2], tour: "vr-20-1", at: 1 },
  { side: "S", floors: [3, 5], tour: "vr-1-3", at: 4 },
  { side: "S", floors: [6, 7], tour: "vr-2", at: 6 },
  { side: "S", floors: [8, 9], tour: "vr-13", at: 8 },
  { side: "S", floors: [10, 11], tour: "vr-15", at: 10 },
  { side: "N", floors: [1, 2], tour: "vr-10-1", at: 1 },
  { side: "N", floors: [3, 5], tour: "vr-5-3", at: 4 },
  { side: "N", floors: [6, 7], tour: "vr-6", at: 6 },
  { side: "N", floors: [8, 11], tour: "vr-11", at: 8 },
];

const size = { width: 640, height: 400 } as const;
const widths = [320, size.width] as const;
const words = { S: { sq: "jugut", en: "south", de: "Süden" }, N: { sq: "veriut", en: "north", de: "Norden" } } as const;

const fileOf = ({ side, floors: [from] }: Taken): string =>
  `views/k5-${side.toLowerCase()}-${String(from).padStart(2, "0")}`;

/** The views as the project file has them. */
export function viewRecords(): NonNullable<ProjectFile["views"]> {
  return taken.map((view) => {
    const { side, floors, at } = view;
    const { sq, en, de } = words[side];
    const srcset = (type: string): string => widths.map((px) => `${fileOf(view)}-${px}.${type} ${px}w`).join(", ");
    const alt = {
      sq: `Pamja drejt ${sq} nga kati ${at}`,
      en: `View to the ${en} from floor ${at}`,
      de: `Blick nach ${de} vom ${at}. Stock`,
    };
    const sources = ["avif", "webp"].map((type) => ({ type: `image/${type}`, srcset: srcset(type) }));
    return { side, floors, tower: "k5", picture: { src: `${fileOf(view)}-${size.width}.jpg`, ...size, alt, sources } };
  });
}

/** Cuts the views out of the open-air scenes of the tours and writes them to public/project/views. */
export async function writeViews(): Promise<void> {
  mkdirSync(new URL("views/", projectFolder), { recursive: true });
  for (const view of taken) {
    const look = sharp(await lookOf(view.tour), { raw: { ...size, channels: 3 } });
    const write = async (name: string, picture: Sharp): Promise<void> =>
      writeFileSync(new URL(name, projectFolder), await picture.toBuffer());
    for (const px of widths) {
      const sized = look.clone().resize({ width: px });
      await write(`${fileOf(view)}-${px}.avif`, sized.clone().avif({ quality: 55, effort: 6 }));
      await write(`${fileOf(view)}-${px}.webp`, sized.clone().webp({ quality: 72, effort: 6 }));
    }
    await write(`${fileOf(view)}-${size.width}.jpg`, look.clone().jpeg({ quality: 78, mozjpeg: true }));
  }
}

/** Straight away from the house: open-air rooms lie before a layout's lower edge, at 270 degrees. */
async function lookOf(tour: string): Promise<Uint8Array> {
  const [id, scene] = [...panoramas(tour)].find(([, { room = "" }]) => /^(ballkon|loxha|terrasa)$/.test(room)) ?? [];
  if (!id || !scene) throw new Error(`${tour} has no open-air scene.`);
  const folder = new URL(`${tourLayout(tour).layout.replace(/\..*|-.*/, "")}/${tour}/${id}/`, tourFolder);
  const { data, info } = await (await sphere(folder, scene)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const full = { data, width: info.width, height: info.height };
  return lookAt(full, { ...size, fovDeg: 46, rightDeg: scene.headingDeg - 270, horizon: 0.49 });
}
