import { pathText, type Steps } from "../../../../src/project/ProjectDataError.ts";
import type { Problem } from "../../draft/checks/problem.ts";
import { namedPictures, type NamedPicture } from "../../draft/file/pictureNames.ts";
import { namedFile, pathOfAddress } from "../../draft/file/folderAddress.ts";
import { addressesOf, filesOf, type FilePlace } from "../../draft/file/projectFiles.ts";
import type { ParsedDraft } from "../draft/parsedDraft.ts";
import { fileKindOf } from "./publishedName.ts";
import type { Accepted } from "./publishableFile.ts";
import type { TourNotes } from "../../draft/tours/tourNotes.ts";
import { requiredOfTour, type RequiredFolder, type RequiredScene } from "./tours/requiredTours.ts";

/** A required file of the published folder, and its source. `source`: a file of the owner's folder. */
export type RequiredFile =
  /** Generated in every width. */
  | ({ readonly kind: "picture" } & NamedPicture)
  /** Copied unchanged, if its field accepts it. */
  | { readonly kind: "copy"; readonly source: string; readonly to: string; readonly accepts: Accepted }
  /** A PDF whose pages become pictures, in the folder `at`. */
  | { readonly kind: "brochure"; readonly source: string; readonly at: string }
  /** A panorama that becomes a scene of a tour. */
  | RequiredScene
  | RequiredFolder;

/** A required file, and the places of the project that name it. */
export type PlacedFile = { readonly file: RequiredFile; readonly places: readonly Steps[] };

export type Required = { readonly files: readonly PlacedFile[]; readonly problems: readonly Problem[] };

/**
 * Every file that a draft's project names; unpublishable files are reported by their place. `allowedTours`: ids of tours made elsewhere
 * whose scripts the owner has agreed to, in addition to those in the draft.
 */
export function requiredFiles(
  { projectWithNotes, draft }: ParsedDraft,
  allowedTours: readonly string[] = [],
): Required {
  const problems: Problem[] = [];
  const others = new Map<string, PlacedFile>();
  for (const place of filesOf(projectWithNotes)) {
    const { steps } = place;
    const isMade = place.kind === "picture" && typeof place.picture.studio?.file === "string";
    if (isMade || pathText(steps) === "availability") continue;
    for (const address of place.kind === "picture" ? addressesOf(place.picture) : [place.address]) {
      const named = namedFile(address);
      if (named.kind === "web") continue;
      const tour = isTourPage(place) ? draft.project.tours?.[Number(steps[1])] : undefined;
      const notes = tour?.studio ?? {};
      const isAllowed = notes.allowsScripts === true || (tour !== undefined && allowedTours.includes(tour.id));
      const problem = (code: Problem["code"]) =>
        problems.push({ code, severity: "block", at: steps, fix: "open", values: { file: address } });
      if (named.kind === "above") problem("fileOutside");
      else if (named.kind === "unsafe" || (tour && !isPlaceOfTour(notes, named.path))) problem("fileUnsafe");
      else {
        const { path } = named;
        for (const file of tour ? requiredOfTour({ id: tour.id, notes, isAllowed }, path) : copiedFileOf(place, path)) {
          const key = JSON.stringify(file);
          others.set(key, { file, places: [...(others.get(key)?.places ?? []), steps] });
        }
      }
    }
  }
  const pictures = namedPictures(projectWithNotes).map((named): PlacedFile => ({
    file: { kind: "picture", ...named },
    places: named.uses.map(({ steps }) => steps),
  }));
  return { files: [...pictures, ...others.values(), ...brochureOf(projectWithNotes)], problems };
}

const isTourPage = ({ steps: [list, , field] }: FilePlace): boolean => list === "tours" && field === "url";

/** A tour written by the studio has a page in a folder of its own. */
function isPlaceOfTour({ scenes, folder }: TourNotes, path: string): boolean {
  const hasFolder = path.includes("/") && !path.startsWith("/");
  if (scenes) return hasFolder && fileKindOf(path) === "page";
  return folder === undefined || hasFolder;
}

/** A brochure with a PDF but no pages yet gets its pages from the PDF. */
function brochureOf(project: unknown): readonly PlacedFile[] {
  const { pdf, pages } = (project as { brochure?: { pdf?: unknown; pages?: unknown } }).brochure ?? {};
  if (typeof pdf !== "string" || (Array.isArray(pages) && pages.length > 0)) return [];
  const source = pathOfAddress(pdf);
  if (source === undefined) return [];
  return [{ file: { kind: "brochure", source, at: "brochure" }, places: [["brochure"]] }];
}

/** A file in the folder as the project names it. */
function copiedFileOf(place: FilePlace, path: string): readonly RequiredFile[] {
  const [list, , field] = place.steps;
  if (place.kind === "file" && list === "layouts" && field === "folder") {
    const at = path.replace(/\/$/, "");
    return [{ kind: "folder", source: at, at, brings: { kind: "pictures" } }];
  }
  return [{ kind: "copy", source: path, to: path, accepts: acceptedAt(place) }];
}

/** The kinds of files that a field of the project may name. */
export function acceptedAt({ kind, steps }: FilePlace): Accepted {
  if (kind === "picture") return "picture";
  if (steps[0] === "texts") return "words";
  if (steps[0] === "availability") return "availability";
  if (steps[0] === "brochure" && steps[1] === "text") return "pageTexts";
  return steps.at(-1) === "pdf" ? "pdf" : "link";
}
