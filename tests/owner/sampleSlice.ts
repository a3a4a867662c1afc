import { readFileSync } from "node:fs";
import type { ProjectFile } from "../../src/project/file/projectSchema.ts";
import type { TourFile } from "../../src/project/tourFile.ts";

/**
 * The part of the sample in the owner's folder, so that CI waits no longer than it must: the outlines of both towers and of all
 * their 21 floors; the 19 apartments of three floors; two of their plans; three pictures each of two layouts; two scenes of one
 * tour, the second at half the sharpness; four pages and two chapters of the brochure.
 */
export const slice = {
  towers: ["k5", "k6"],
  storeys: [
    { tower: "k5", floor: 2 },
    { tower: "k5", floor: 11 },
    { tower: "k6", floor: 10 },
  ],
  plans: [
    { tower: "k5", floor: 2 },
    { tower: "k6", floor: 10 },
  ],
  layouts: ["10", "20"],
  pictures: ["image1.jpg", "image2.jpg", "image3.jpg"],
  tour: { layout: "10", id: "vr-10-1", scenes: ["living", "hall"], widths: [4096, 2048] },
  pages: [0, 9, 17, 23],
} as const;

export const sampleFolder = "public/project";

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

export const sampleProject = readJson(`${sampleFolder}/project.json`) as ProjectFile;
export const sampleTour = readJson(`public/tours/${slice.tour.layout}/${slice.tour.id}/tour.json`) as TourFile;
const texts = readJson(`${sampleFolder}/brochure/brochure-text.json`) as readonly { readonly text: string }[];

type SampleFloor = ProjectFile["floors"][number];
export type SampleApartment = SampleFloor["apartments"][number];

type Storey = { readonly tower: string; readonly floor: number };

export function sampleFloor({ tower, floor }: Storey): SampleFloor {
  const found = sampleProject.floors.find((each) => each.tower === tower && each.floor === floor);
  if (!found) throw new Error(`The sample has no floor ${floor} of ${tower}.`);
  return found;
}

export function samplePlan(storey: Storey): NonNullable<ProjectFile["plans"]>[number] {
  const found = sampleProject.plans?.find(({ id }) => id === sampleFloor(storey).plan);
  if (!found) throw new Error(`The sample has no plan of floor ${storey.floor} of ${storey.tower}.`);
  return found;
}

/** "Kulla 5", as the owner calls it. */
export const towerName = (id: string): string => `Kulla ${id.slice(1)}`;

/** The pages of the owner's brochure: the sample's pictures with their text. */
export const samplePages = slice.pages.map((page) => ({
  file: `${sampleFolder}/${sampleProject.brochure?.pages[page]?.src ?? ""}`,
  text: texts[page]?.text ?? "",
}));

/** Chapters of the sample that begin on one of these pages, by their place among them. */
export const sampleChapters = (sampleProject.brochure?.chapters ?? []).flatMap(({ title, page }) => {
  const at = slice.pages.findIndex((each) => each === page);
  return at < 0 ? [] : [{ title: typeof title === "string" ? title : "", page: at }];
});

/** People in the list's notes: they are for the owner only. */
export const people = ["Teuta Gashi", "Arben Krasniqi", "Drita Hoxha"] as const;

/** The owner's price for an apartment: the sample has no prices. */
export const priceOf = ({ area = 0 }: SampleApartment): number => Math.round((area * 1420) / 500) * 500;
