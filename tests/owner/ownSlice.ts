import { readFileSync } from "node:fs";
import type { ProjectFile } from "../../src/project/file/projectSchema.ts";
import type { TourFile } from "../../src/project/tourFile.ts";

/**
 * The part of our own project in the owner's folder, so that CI waits no longer than it must: the outlines of both towers and of all
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

export const ourFolder = "public/project";

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

export const ours = readJson(`${ourFolder}/project.json`) as ProjectFile;
export const ourTour = readJson(`public/tours/${slice.tour.layout}/${slice.tour.id}/tour.json`) as TourFile;
const texts = readJson(`${ourFolder}/brochure/brochure-text.json`) as readonly { readonly text: string }[];

type OurFloor = ProjectFile["floors"][number];
export type OurHome = OurFloor["apartments"][number];

type Storey = { readonly tower: string; readonly floor: number };

export function ourFloor({ tower, floor }: Storey): OurFloor {
  const found = ours.floors.find((each) => each.tower === tower && each.floor === floor);
  if (!found) throw new Error(`We have no floor ${floor} of ${tower}.`);
  return found;
}

export function ourPlan(storey: Storey): NonNullable<ProjectFile["plans"]>[number] {
  const found = ours.plans?.find(({ id }) => id === ourFloor(storey).plan);
  if (!found) throw new Error(`We have no plan of floor ${storey.floor} of ${storey.tower}.`);
  return found;
}

/** "Kulla 5", as the owner calls it. */
export const towerName = (id: string): string => `Kulla ${id.slice(1)}`;

/** The pages of the owner's brochure: our picture, and its text. */
export const ourPages = slice.pages.map((page) => ({
  file: `${ourFolder}/${ours.brochure?.pages[page]?.src ?? ""}`,
  text: texts[page]?.text ?? "",
}));

/** Chapters of ours that begin on one of these pages, by their place among them. */
export const ourChapters = (ours.brochure?.chapters ?? []).flatMap(({ title, page }) => {
  const at = slice.pages.findIndex((each) => each === page);
  return at < 0 ? [] : [{ title: typeof title === "string" ? title : "", page: at }];
});

/** People in the list's notes: they are for the owner only. */
export const people = ["Teuta Gashi", "Arben Krasniqi", "Drita Hoxha"] as const;

/** The owner's price for an apartment: our project has no prices. */
export const priceOf = ({ area = 0 }: OurHome): number => Math.round((area * 1420) / 500) * 500;
