import { renditions, avifEffort } from "../../../encode/renditions.ts";
import { isDrawing } from "../../draft/file/pictureNames.ts";
import { StudioFault } from "../StudioFault.ts";
import { listSources, type OwnerFolder } from "../folder/ownerFolder.ts";
import { checkPublishable, pathParts } from "../folder/folderPath.ts";
import { keyOf, type Made, type MadeFiles, type MadeKind } from "./madeFiles.ts";
import { madeBrochureShape, makeBrochure, type MadeBrochure, pageName, textsName } from "./brochure/makeBrochure.ts";
import { checkDrawing, madePictureShape, makePicture, type MadePicture } from "./makePicture.ts";
import { madeSceneShape, makeScene, type MadeScene, sceneRecipe } from "./tours/makeScene.ts";
import { pictureNames } from "./publishedPicture.ts";
import type { Job } from "./runJobs.ts";
import type { Sources } from "./sourceBytes.ts";
import type { WantedFile } from "./wantedFiles.ts";
import type { WantedFolder, WantedScene } from "./tours/wantedTours.ts";

/** A wanted file, and what came of it. `hash`: of all that it depends on. */
export type Prepared =
  | { readonly kind: "picture"; readonly wanted: PictureWanted; readonly key: string; readonly made: Made }
  | { readonly kind: "brochure"; readonly wanted: BrochureWanted; readonly key: string; readonly made: Made }
  | { readonly kind: "scene"; readonly wanted: WantedScene; readonly key: string; readonly made: Made }
  | { readonly kind: "copies"; readonly wanted: WantedFile; readonly copies: readonly Copy[] };

export type Copy = { readonly source: string; readonly to: string; readonly hash: string };

type PictureWanted = Extract<WantedFile, { kind: "picture" }>;
type BrochureWanted = Extract<WantedFile, { kind: "brochure" }>;

export type Workshop = {
  readonly folder: OwnerFolder;
  readonly sources: Sources;
  readonly made: MadeFiles;
  readonly signal?: AbortSignal | undefined;
};

/** What has to be done for a wanted file; one that was made before costs a look at the disk. */
export function jobOf(wanted: WantedFile, workshop: Workshop): Job<Prepared> {
  switch (wanted.kind) {
    case "picture":
      return isDrawing(wanted.source)
        ? { weight: 0.1, run: () => prepareDrawing(wanted, workshop) }
        : { weight: 1, run: () => preparePicture(wanted, workshop) };
    case "copy":
      return { weight: 0.02, run: async () => ({ kind: "copies", wanted, copies: [await copyOf(wanted, workshop)] }) };
    case "brochure":
      // As many pages as brochures have, about; how many there are is known when it is read.
      return { weight: 40, run: () => prepareBrochure(wanted, workshop) };
    case "scene":
      return { weight: 4, run: () => prepareScene(wanted, workshop) };
    case "folder":
      return { weight: 0.1, run: () => prepareFolder(wanted, workshop) };
  }
}

const pictureKind: MadeKind = { shape: madePictureShape, names: (told) => pictureNames(told as MadePicture) };
const brochureKind: MadeKind = {
  shape: madeBrochureShape,
  names: (told) => [...(told as MadeBrochure).pages.flatMap(pageNames), textsName],
};
// Its other files are those that its own list names.
const sceneKind: MadeKind = { shape: madeSceneShape, names: () => ["preview.webp", "full.webp"] };

const pageNames = (page: MadePicture, index: number): readonly string[] =>
  pictureNames(page).map((name) => `${pageName(index)}/${name}`);

async function preparePicture(wanted: PictureWanted, { sources, made }: Workshop): Promise<Prepared> {
  const { source, purpose } = wanted;
  const settings = ["picture", renditions[purpose], avifEffort];
  const known = keyOf(await sources.hash(source), settings);
  const found = await made.find(known, pictureKind);
  if (found) return { kind: "picture", wanted, key: known, made: found };
  const { bytes, hash } = await sources.read(source);
  const key = keyOf(hash, settings);
  const files = await made.make(key, (put) => makePicture(bytes, { path: source, purpose }, put));
  return { kind: "picture", wanted, key, made: files };
}

async function prepareBrochure(wanted: BrochureWanted, { sources, made, signal }: Workshop): Promise<Prepared> {
  const { source: path } = wanted;
  const settings = ["brochure", renditions.page, avifEffort];
  const known = keyOf(await sources.hash(path), settings);
  const found = await made.find(known, brochureKind);
  if (found) return { kind: "brochure", wanted, key: known, made: found };
  const { bytes, hash } = await sources.read(path);
  const key = keyOf(hash, settings);
  return {
    kind: "brochure",
    wanted,
    key,
    made: await made.make(key, (put) => makeBrochure(bytes, { path, signal }, put)),
  };
}

async function prepareScene(wanted: WantedScene, { sources, made }: Workshop): Promise<Prepared> {
  const { source: path, startDeg } = wanted;
  const settings = ["scene", sceneRecipe, startDeg];
  const known = keyOf(await sources.hash(path), settings);
  const found = await made.find(known, sceneKind);
  if (found) return { kind: "scene", wanted, key: known, made: found };
  const { bytes, hash } = await sources.read(path);
  const key = keyOf(hash, settings);
  return { kind: "scene", wanted, key, made: await made.make(key, (put) => makeScene(bytes, { path, startDeg }, put)) };
}

export const madeScene = ({ told }: Made): MadeScene => told as MadeScene;
export const madeBrochure = ({ told }: Made): MadeBrochure => told as MadeBrochure;
export const madePicture = ({ told }: Made): MadePicture => told as MadePicture;

async function prepareDrawing(wanted: PictureWanted, { sources }: Workshop): Promise<Prepared> {
  const { source, stem } = wanted;
  const { bytes, hash } = await sources.read(source);
  checkDrawing(bytes, source);
  return { kind: "copies", wanted, copies: [{ source, to: `${stem}.svg`, hash }] };
}

async function copyOf({ source, to }: { source: string; to: string }, { sources }: Workshop): Promise<Copy> {
  pathParts(to);
  checkPublishable(source);
  return { source, to, hash: await sources.hash(source) };
}

async function prepareFolder(wanted: WantedFolder, workshop: Workshop): Promise<Prepared> {
  const inside = `${wanted.source}/`;
  const listed = (await listSources(workshop.folder)).filter(({ path }) => path.startsWith(inside));
  if (listed.length === 0)
    throw new StudioFault("missing", `${wanted.source}/ cannot be read: there is nothing in it.`);
  const copies: Copy[] = [];
  for (const { path } of listed)
    copies.push(await copyOf({ source: path, to: `${wanted.at}/${path.slice(inside.length)}` }, workshop));
  return { kind: "copies", wanted, copies };
}
