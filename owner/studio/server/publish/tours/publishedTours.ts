import { posterFiles, posterSize } from "../../../../pictures/posterView.ts";
import type { ProjectFile } from "../../../../../src/project/file/projectSchema.ts";
import type { Steps } from "../../../../../src/project/ProjectDataError.ts";
import type { TourFile } from "../../../../../src/project/tourFile.ts";
import type { TourNotes } from "../../../draft/tours/tourNotes.ts";
import type { ParsedDraft } from "../../draft/parsedDraft.ts";
import { namedFile, pathOfAddress } from "../../../draft/file/folderAddress.ts";
import type { MadeScene } from "./makeScene.ts";
import { tourLanguageOf, tourFileOf } from "./tourFileOf.ts";
import { tourPage } from "./tourPage.ts";
import { madeScene, type Prepared } from "../requiredJobs.ts";

type PreparedScene = Extract<Prepared, { kind: "scene" }>;

/** A tour made in the studio: its index in the project, and the path of its page and of the page's folder in the published folder. */
type OwnTour = { readonly index: number; readonly page: string; readonly folder: string; readonly notes: TourNotes };

function ownTours({ draft }: ParsedDraft): readonly OwnTour[] {
  return (draft.project.tours ?? []).flatMap(({ url, studio }, index): OwnTour[] => {
    const page = pathOfAddress(url);
    if (!studio?.scenes || page === undefined) return [];
    return [{ index, page, folder: page.slice(0, page.lastIndexOf("/")), notes: studio }];
  });
}

/** Whether a tour needs Kulla's viewer: one made in the studio, or one of Kulla that was imported with its folder `tours/<a>/<b>/`. */
export const needsTourViewer = (draft: ParsedDraft, prepared: readonly Prepared[]): boolean =>
  ownTours(draft).length > 0 || prepared.some(isImportedKullaTour);

const isImportedKullaTour = (each: Prepared): boolean =>
  each.kind === "copies" && each.copies.some(({ to }) => /^tours\/[^/]+\/[^/]+\/tour\.json$/.test(to));

/** The generated posters of tours for which the owner has chosen none, by their paths in the project. */
export function posterValues(draft: ParsedDraft): readonly (readonly [Steps, unknown])[] {
  return ownTours(draft).flatMap(({ index, folder, notes }) => {
    if (draft.draft.project.tours?.[index]?.poster || notes.scenes?.length === 0) return [];
    const srcset = Object.entries(posterFiles).map(([name, width]) => `${folder}/${name} ${width}w`);
    const sources = [{ type: "image/webp", srcset: srcset.join(", ") }];
    return [[["tours", index, "poster"], { src: `${folder}/poster.webp`, ...posterSize, alt: "", sources }] as const];
  });
}

/** The page (HTML) and the data (JSON) of each tour made in the studio, by their paths. `project`: as it is published. */
export function tourPagesAndData(
  draft: ParsedDraft,
  project: ProjectFile,
  prepared: readonly Prepared[],
): ReadonlyMap<string, string> {
  const scenes = prepared.filter((each): each is PreparedScene => each.kind === "scene");
  const madeScenes = new Map(scenes.map((each) => [each.required.at, madeScene(each.made)]));
  const texts = new Map<string, string>();
  for (const tour of ownTours(draft)) {
    const file = fileOf(tour, project, madeScenes);
    const toRoot = "../".repeat(tour.folder.split("/").length);
    texts.set(`${tour.folder}/tour.json`, `${JSON.stringify(file)}\n`);
    texts.set(tour.page, tourPage(file, { toViewer: `${toRoot}tours/`, language: tourLanguageOf(project) }));
  }
  return texts;
}

function fileOf(
  { folder, notes }: OwnTour,
  { layouts }: ProjectFile,
  scenes: ReadonlyMap<string, MadeScene>,
): TourFile {
  const toRoot = "../".repeat(folder.split("/").length);
  return tourFileOf(notes, {
    layouts,
    address: (src) => (namedFile(src).kind === "web" ? src : toRoot + src),
    madeOf: ({ id, width }) => {
      const found = scenes.get(`${folder}/${id}`);
      return { width: found?.width ?? width, tiles: found?.tiles ?? null };
    },
  });
}
