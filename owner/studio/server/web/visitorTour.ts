import { namedFile } from "../../draft/file/folderAddress.ts";
import { previewDraft } from "../draft/previewProject.ts";
import { tourLanguageOf, tourFileOf } from "../publish/tours/tourFileOf.ts";
import { tourPage } from "../publish/tours/tourPage.ts";
import { sharpWidth, type TourNotes } from "../../draft/tours/tourNotes.ts";
import { type FolderExchange, sceneWidth, sendScene } from "./scenePicture.ts";

/** From a tour's folder to the preview's, and to the viewer, which is among the page's own files. */
const [toPreview, toViewer] = ["../../preview/", "/tours/"];

/**
 * Answers `<tour's key>/…`: a tour of the saved draft in the visitors' viewer, from the owner's own panoramas; returns whether
 * there is a tour of that name.
 * @throws StudioError if the draft or a panorama cannot be read
 */
export async function answerVisit(exchange: FolderExchange, path: string): Promise<boolean> {
  const [key = "", ...names] = path.split("/");
  const { draft, project } = await previewDraft(exchange.folder);
  const notes = draft.project.tours?.find(({ id }) => id === key)?.studio;
  if (!notes?.scenes) return false;
  const name = names.join("/");
  if (name !== "index.htm" && name !== "tour.json") return answerScene(exchange, notes, names);
  const address = (src: string) => (namedFile(src).kind === "web" ? src : toPreview + src);
  const madeOf = ({ width }: { readonly width: number }) => ({ width: Math.min(width, sharpWidth), tiles: null });
  const file = tourFileOf(notes, { layouts: project.layouts, address, madeOf });
  const { response } = exchange;
  if (name === "tour.json") {
    response.writeHead(200, { "Content-Type": "application/json; charset=utf-8" }).end(JSON.stringify(file));
  } else {
    const page = tourPage(file, { toViewer, language: tourLanguageOf(project) });
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(page);
  }
  return true;
}

async function answerScene(
  exchange: FolderExchange,
  { scenes = [] }: TourNotes,
  [id, name = "", ...more]: readonly string[],
): Promise<boolean> {
  const [scene, width] = [scenes.find((each) => each.id === id), sceneWidth(name)];
  if (!scene || width === undefined || more.length > 0) return false;
  await sendScene(exchange, { source: scene.file, width, startDeg: scene.startDeg });
  return true;
}
