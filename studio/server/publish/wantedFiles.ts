import type { Purpose } from "../../../encode/renditions.ts";
import { pathText, type Steps } from "../../../src/project/ProjectDataError.ts";
import type { DraftForm } from "../draft/draftForm.ts";
import { addressesOf, filesOf, localPath, type FilePlace, type WrittenPicture } from "../draft/projectFiles.ts";
import type { Problem } from "./problem.ts";
import { wantedOfTour, type WantedFolder, type WantedScene } from "./tours/wantedTours.ts";

/** What has to lie in the published folder, and what it comes from. `source`: a file of the owner's folder. */
export type WantedFile =
  /** Made in every width; `stem` is where its files lie, without width and ending. */
  | {
      readonly kind: "picture";
      readonly source: string;
      readonly purpose: Purpose;
      readonly stem: string;
      readonly uses: readonly PictureUse[];
    }
  /** Taken as it is. */
  | { readonly kind: "copy"; readonly source: string; readonly to: string; readonly uses: readonly Steps[] }
  /** A PDF whose pages become pictures, in the folder `at`. */
  | { readonly kind: "brochure"; readonly source: string; readonly at: string }
  /** A panorama that becomes a scene of a tour. */
  | WantedScene
  | WantedFolder;

export type PictureUse = { readonly steps: Steps; readonly picture: WrittenPicture };

export type Wanted = { readonly files: readonly WantedFile[]; readonly problems: readonly Problem[] };

/** Every file that a draft's project names; what cannot be published is told by its place. */
export function wantedFiles({ noted, draft }: DraftForm): Wanted {
  const problems: Problem[] = [];
  const pictures = new Map<string, Extract<WantedFile, { kind: "picture" }>>();
  const others = new Map<string, WantedFile>();
  const stems = new Set<string>();
  for (const place of filesOf(noted)) {
    if (pathText(place.steps) === "availability") continue;
    const address = place.kind === "picture" ? place.picture.src : place.address;
    const source = place.kind === "picture" ? place.picture.studio?.file : undefined;
    const path = localPath(address);
    if (place.kind === "picture" && typeof source === "string") {
      const use = { steps: place.steps, picture: place.picture };
      const purpose = purposeOf(use);
      const key = JSON.stringify([source, purpose]);
      const known = pictures.get(key);
      const stem = known?.stem ?? freeStem(stemOf(address), stems);
      pictures.set(key, { kind: "picture", source, purpose, stem, uses: [...(known?.uses ?? []), use] });
    } else if (path === "outside") {
      problems.push(blocks(place.steps, `${address} lies outside the folder: copy it into the folder`));
    } else if (path !== undefined) {
      const notes = isTourPage(place) ? draft.project.tours?.[Number(place.steps[1])]?.studio : undefined;
      const files = notes ? wantedOfTour(notes, path) : takenOver(place, path);
      for (const file of files) others.set(JSON.stringify(file), file);
    }
  }
  return { files: [...pictures.values(), ...others.values(), ...brochureOf(noted)], problems };
}

const isTourPage = ({ steps: [list, , field] }: FilePlace): boolean => list === "tours" && field === "url";

/** A brochure that has a PDF and no pages yet gets them from it. */
function brochureOf(project: unknown): readonly WantedFile[] {
  const { pdf, pages } = (project as { brochure?: { pdf?: unknown; pages?: unknown } }).brochure ?? {};
  if (typeof pdf !== "string" || (Array.isArray(pages) && pages.length > 0)) return [];
  const source = localPath(pdf);
  return source === undefined || source === "outside" ? [] : [{ kind: "brochure", source, at: "brochure" }];
}

export const isDrawing = (source: string): boolean => /\.svg$/i.test(source);

const blocks = (steps: Steps, problem: string): Problem => ({ path: pathText(steps), problem, weight: "blocks" });

/** What lies in the folder as the project names it. */
function takenOver(place: FilePlace, path: string): readonly WantedFile[] {
  const { steps } = place;
  if (place.kind === "picture") {
    const paths = addressesOf(place.picture).map(localPath);
    return paths.flatMap((each) =>
      each === undefined || each === "outside" ? [] : [{ kind: "copy", source: each, to: each, uses: [] } as const],
    );
  }
  const [list, , field] = steps;
  // A tour's page needs what lies around it.
  if (isTourPage(place) && path.includes("/")) {
    const at = path.slice(0, path.lastIndexOf("/"));
    return [{ kind: "folder", source: at, at }];
  }
  if (list === "layouts" && field === "folder") {
    const at = path.replace(/\/+$/, "");
    return [{ kind: "folder", source: at, at }];
  }
  return [{ kind: "copy", source: path, to: path, uses: [] }];
}

/** How wide a picture is shown follows from its place in the project. */
function purposeOf({ steps, picture }: PictureUse): Purpose {
  const [list, , field] = steps;
  if (list === "brochure") return "page";
  const isStage =
    list === "site" || list === "towers" || (list === "plans" && (field === "picture" || field === "top"));
  if (!isStage) return "room";
  return picture.height > picture.width ? "upright" : "stage";
}

/** "Fotot/Kulla 5.JPG" as every server and system takes it: "fotot/kulla-5". */
export function stemOf(address: string): string {
  const path = localPath(address) ?? address;
  const parts = (path === "outside" ? address : path).replace(/\.\w{1,5}$/, "").split("/");
  const plain = parts.map((part) =>
    part
      .normalize("NFD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase()
      .replaceAll(/[^a-z0-9_.]+/g, "-")
      .replaceAll(/^[-.]+|[-.]+$/g, ""),
  );
  return plain.filter((part) => part !== "").join("/") || "picture";
}

function freeStem(stem: string, taken: Set<string>): string {
  for (let count = 1; ; count += 1) {
    const free = count === 1 ? stem : `${stem}-${count}`;
    if (taken.has(free)) continue;
    taken.add(free);
    return free;
  }
}
