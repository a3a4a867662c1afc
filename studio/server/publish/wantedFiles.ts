import { pathText, type Steps } from "../../../src/project/ProjectDataError.ts";
import type { Problem } from "../../draft/checks/problem.ts";
import { namedPictures, type NamedPicture } from "../../draft/file/pictureNames.ts";
import { addressesOf, filesOf, localPath, type FilePlace } from "../../draft/file/projectFiles.ts";
import type { DraftForm } from "../draft/draftForm.ts";
import { wantedOfTour, type WantedFolder, type WantedScene } from "./tours/wantedTours.ts";

/** What has to lie in the published folder, and what it comes from. `source`: a file of the owner's folder. */
export type WantedFile =
  /** Made in every width. */
  | ({ readonly kind: "picture" } & NamedPicture)
  /** Taken as it is. */
  | { readonly kind: "copy"; readonly source: string; readonly to: string }
  /** A PDF whose pages become pictures, in the folder `at`. */
  | { readonly kind: "brochure"; readonly source: string; readonly at: string }
  /** A panorama that becomes a scene of a tour. */
  | WantedScene
  | WantedFolder;

/** A wanted file, and the places of the project that name it. */
export type PlacedFile = { readonly file: WantedFile; readonly places: readonly Steps[] };

export type Wanted = { readonly files: readonly PlacedFile[]; readonly problems: readonly Problem[] };

/** Every file that a draft's project names; what cannot be published is told by its place. */
export function wantedFiles({ noted, draft }: DraftForm): Wanted {
  const problems: Problem[] = [];
  const others = new Map<string, PlacedFile>();
  for (const place of filesOf(noted)) {
    const { steps } = place;
    const isMade = place.kind === "picture" && typeof place.picture.studio?.file === "string";
    if (isMade || pathText(steps) === "availability") continue;
    const address = place.kind === "picture" ? place.picture.src : place.address;
    const path = localPath(address);
    if (path === "outside")
      problems.push({ code: "fileOutside", weight: "block", at: steps, mend: "open", values: { file: address } });
    else if (path !== undefined) {
      const notes = isTourPage(place) ? draft.project.tours?.[Number(steps[1])]?.studio : undefined;
      for (const file of notes ? wantedOfTour(notes, path) : takenOver(place, path)) {
        const key = JSON.stringify(file);
        others.set(key, { file, places: [...(others.get(key)?.places ?? []), steps] });
      }
    }
  }
  const pictures = namedPictures(noted).map((named): PlacedFile => ({
    file: { kind: "picture", ...named },
    places: named.uses.map(({ steps }) => steps),
  }));
  return { files: [...pictures, ...others.values(), ...brochureOf(noted)], problems };
}

const isTourPage = ({ steps: [list, , field] }: FilePlace): boolean => list === "tours" && field === "url";

/** A brochure that has a PDF and no pages yet gets them from it. */
function brochureOf(project: unknown): readonly PlacedFile[] {
  const { pdf, pages } = (project as { brochure?: { pdf?: unknown; pages?: unknown } }).brochure ?? {};
  if (typeof pdf !== "string" || (Array.isArray(pages) && pages.length > 0)) return [];
  const source = localPath(pdf);
  if (source === undefined || source === "outside") return [];
  return [{ file: { kind: "brochure", source, at: "brochure" }, places: [["brochure"]] }];
}

/** What lies in the folder as the project names it. */
function takenOver(place: FilePlace, path: string): readonly WantedFile[] {
  const { steps } = place;
  if (place.kind === "picture") {
    const paths = addressesOf(place.picture).map(localPath);
    return paths.flatMap((each) =>
      each === undefined || each === "outside" ? [] : [{ kind: "copy", source: each, to: each } as const],
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
  return [{ kind: "copy", source: path, to: path }];
}
