import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { ProjectFile } from "../../src/project/file/projectSchema.ts";
import type { TourFile } from "../../src/project/tourFile.ts";
import { intersectionOverUnion } from "../../owner/studio/draft/geometry/overlap.ts";
import { readShape } from "../../owner/studio/draft/geometry/polygon.ts";
import { sampleFloor, samplePlan, sampleProject, slice, towerName } from "./sampleSlice.ts";
import { planScale } from "./ownersFiles.ts";

/** The published project, and the sample, by the names both use: towers, floors, apartments on plans. */
type Pair = { readonly name: string; readonly overlap: number };

const pair = (name: string, theirs: string | undefined, sample: string | undefined, scale = 1): Pair => {
  const scaled = readShape(sample ?? "").map((part) => part.map(([x, y]) => [x * scale, y * scale] as const));
  return { name, overlap: intersectionOverUnion(readShape(theirs ?? ""), scaled) };
};

/** The similarity of the outlines of all towers and floors: 1 is identical. */
export function comparedOutlines({ towers, floors }: ProjectFile): readonly Pair[] {
  return slice.towers.flatMap((id) => {
    const tower = towers.find(({ name }) => name === towerName(id));
    const own = sampleProject.towers.find((each) => each.id === id);
    const storeys = sampleProject.floors.filter((each) => each.tower === id);
    return [
      pair(id, tower?.outline, own?.outline),
      ...storeys.map(({ floor, outline }) => {
        const published = floors.find((each) => each.tower === tower?.id && each.floor === floor);
        return pair(`${id} ${floor}`, published?.outline, outline);
      }),
    ];
  });
}

/** The similarity of the apartments' outlines on the plans. */
export function comparedRegions(published: ProjectFile): readonly Pair[] {
  return slice.plans.flatMap((storey) => {
    const plan = published.plans?.find(({ id }) => id === floorOf(published, storey)?.plan);
    return samplePlan(storey).regions.map(({ number, outline }) => {
      const name = String(number);
      const region = plan?.regions.find(({ home }) => home === name);
      return pair(`${storey.tower} ${storey.floor} ${name}`, region?.outline, outline, planScale);
    });
  });
}

type Storey = { readonly tower: string; readonly floor: number };

function floorOf({ towers, floors }: ProjectFile, storey: Storey): ProjectFile["floors"][number] | undefined {
  const tower = towers.find(({ name }) => name === towerName(storey.tower));
  return floors.find((each) => each.tower === tower?.id && each.floor === storey.floor);
}

/** A floor's apartments from the list, as published. */
export const publishedHomes = (published: ProjectFile, storey: Storey) =>
  (floorOf(published, storey)?.apartments ?? []).map(
    ({ label, type, area, outdoorArea, layout, status, price, tour }) => ({
      label,
      type,
      area,
      outdoorArea,
      layout,
      status,
      price,
      tour,
    }),
  );

/** The same of the sample, with the list's prices. */
export const sampleApartments = (storey: Storey, priceOf: (home: SampleApartment) => number) =>
  sampleFloor(storey).apartments.map((home) => ({
    label: String(home.number),
    type: home.type,
    area: home.area,
    outdoorArea: home.outdoorArea,
    layout: (slice.layouts as readonly string[]).includes(home.layout ?? "") ? home.layout : undefined,
    status: home.status,
    price: home.status === "sold" ? undefined : { kind: "exact", amount: priceOf(home), currency: "EUR" },
    tour: home.layout === slice.tour.layout ? slice.tour.id : undefined,
  }));

type SampleApartment = ReturnType<typeof sampleFloor>["apartments"][number];

/** The average difference of two pictures, 0 to 255, both at a width of 400. */
export async function apart(one: string, other: string): Promise<number> {
  const [a, b] = await Promise.all([one, other].map(pixels));
  if (!a || !b || a.length !== b.length) return 255;
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
}

const pixels = (file: string): Promise<Buffer> =>
  sharp(file).flatten({ background: "#fff" }).resize(400, 300, { fit: "fill" }).raw().toBuffer();

export const publishedTour = async (published: string): Promise<TourFile> =>
  JSON.parse(
    await readFile(join(published, "tours", slice.tour.layout, slice.tour.id, "tour.json"), "utf8"),
  ) as TourFile;

/** Every file of a folder whose bytes contain one of these words. */
export async function filesWith(folder: string, words: readonly string[]): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const found = await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      return words.some((word) => bytes.includes(word)) ? [file] : [];
    }),
  );
  return found.flat();
}
