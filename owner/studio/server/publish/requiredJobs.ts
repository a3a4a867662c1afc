import { join } from "node:path";
import { object } from "../../../../src/project/file/schemas.ts";
import { renditions, avifEffort } from "../../../pictures/renditions.ts";
import { isDrawing } from "../../draft/file/pictureNames.ts";
import { StudioError } from "../StudioError.ts";
import type { OwnerFolder } from "../folder/ownerFolder.ts";
import { checkPublishable, pathParts } from "../folder/folderPath.ts";
import { fileKindOf } from "./publishedName.ts";
import { fileKey, type Made, type MadeFiles, type MadeKind } from "./madeFiles.ts";
import {
  madeBrochureSchema,
  makeBrochure,
  type MadeBrochure,
  pageFileName,
  textsName,
} from "./brochure/makeBrochure.ts";
import { type PublishedDrawing, readDrawing } from "./drawings.ts";
import { madePictureSchema, makePicture, type MadePicture } from "./makePicture.ts";
import { madeSceneSchema, makeScene, type MadeScene, sceneRecipe } from "./tours/makeScene.ts";
import { pictureNames } from "./publishedPicture.ts";
import type { Job } from "./runJobs.ts";
import type { Sources } from "./sourceBytes.ts";
import type { RequiredFile } from "./requiredFiles.ts";
import { readAnyPublishable, readPublishable, type PublishableFile } from "./publishableFile.ts";
import { classifyFiles, type ClassifiedFiles } from "./tours/classifyFiles.ts";
import type { RequiredFolder, RequiredScene } from "./tours/requiredTours.ts";

/** A required file, and its result. `hash`: of all inputs. */
export type Prepared =
  | { readonly kind: "picture"; readonly required: RequiredPicture; readonly key: string; readonly made: Made }
  | { readonly kind: "brochure"; readonly required: RequiredBrochure; readonly key: string; readonly made: Made }
  | { readonly kind: "scene"; readonly required: RequiredScene; readonly key: string; readonly made: Made }
  | ({ readonly kind: "copies"; readonly required: RequiredFile; readonly copies: readonly Copy[] } & LeftOut);

/** The unpublished part of a required folder. */
type LeftOut = Partial<Pick<ClassifiedFiles, "leftOut" | "isRefused">>;

/**
 * A file that is published unchanged; `hash`: of the published content. `bare`: the copy without metadata, if there was any.
 * `drawing`: a rewritten drawing.
 */
export type Copy = {
  readonly source: string;
  readonly to: string;
  readonly hash: string;
  readonly bare?: BareFile;
  readonly drawing?: PublishedDrawing;
};

type BareFile = { readonly key: string; readonly place: string };

type RequiredPicture = Extract<RequiredFile, { kind: "picture" }>;
type RequiredBrochure = Extract<RequiredFile, { kind: "brochure" }>;
type RequiredCopy = Extract<RequiredFile, { kind: "copy" }>;

export type Workshop = {
  readonly folder: OwnerFolder;
  readonly sources: Sources;
  readonly made: MadeFiles;
  readonly signal?: AbortSignal | undefined;
};

/** The work for a required file; a file that was generated before only needs to be looked up on disk. */
export function jobOf(required: RequiredFile, workshop: Workshop): Job<Prepared> {
  switch (required.kind) {
    case "picture":
      return isDrawing(required.source)
        ? { weight: 0.1, run: () => prepareDrawing(required, workshop) }
        : { weight: 1, run: () => preparePicture(required, workshop) };
    case "copy":
      return { weight: 0.02, run: () => prepareCopy(required, workshop) };
    case "brochure":
      // The typical number of pages of brochures; the actual number is known after reading.
      return { weight: 40, run: () => prepareBrochure(required, workshop) };
    case "scene":
      return { weight: 4, run: () => prepareScene(required, workshop) };
    case "folder":
      return { weight: 0.1, run: () => prepareFolder(required, workshop) };
  }
}

const pictureKind: MadeKind = { schema: madePictureSchema, names: (metadata) => pictureNames(metadata as MadePicture) };
const brochureKind: MadeKind = {
  schema: madeBrochureSchema,
  names: (metadata) => [...(metadata as MadeBrochure).pages.flatMap(pageNames), textsName],
};
// Its other files are those in its own list.
const sceneKind: MadeKind = { schema: madeSceneSchema, names: () => ["preview.webp", "full.webp"] };

const pageNames = (page: MadePicture, index: number): readonly string[] =>
  pictureNames(page).map((name) => `${pageFileName(index)}/${name}`);

async function preparePicture(required: RequiredPicture, { sources, made }: Workshop): Promise<Prepared> {
  const { source, purpose } = required;
  const settings = ["picture", renditions[purpose], avifEffort];
  const cachedKey = fileKey(await sources.hash(source), settings);
  const found = await made.find(cachedKey, pictureKind);
  if (found) return { kind: "picture", required, key: cachedKey, made: found };
  const { bytes, hash } = await sources.read(source);
  const key = fileKey(hash, settings);
  const files = await made.make(key, (put) => makePicture(bytes, { path: source, purpose }, put));
  return { kind: "picture", required, key, made: files };
}

async function prepareBrochure(required: RequiredBrochure, { sources, made, signal }: Workshop): Promise<Prepared> {
  const { source: path } = required;
  const settings = ["brochure", renditions.page, avifEffort];
  const cachedKey = fileKey(await sources.hash(path), settings);
  const found = await made.find(cachedKey, brochureKind);
  if (found) return { kind: "brochure", required, key: cachedKey, made: found };
  const { bytes, hash } = await sources.read(path);
  const key = fileKey(hash, settings);
  return {
    kind: "brochure",
    required,
    key,
    made: await made.make(key, (put) => makeBrochure(bytes, { path, signal }, put)),
  };
}

async function prepareScene(required: RequiredScene, { sources, made }: Workshop): Promise<Prepared> {
  const { source: path, startDeg } = required;
  const settings = ["scene", sceneRecipe, startDeg];
  const cachedKey = fileKey(await sources.hash(path), settings);
  const found = await made.find(cachedKey, sceneKind);
  if (found) return { kind: "scene", required, key: cachedKey, made: found };
  const { bytes, hash } = await sources.read(path);
  const key = fileKey(hash, settings);
  return {
    kind: "scene",
    required,
    key,
    made: await made.make(key, (put) => makeScene(bytes, { path, startDeg }, put)),
  };
}

export const madeScene = ({ metadata }: Made): MadeScene => metadata as MadeScene;
export const madeBrochure = ({ metadata }: Made): MadeBrochure => metadata as MadeBrochure;
export const madePicture = ({ metadata }: Made): MadePicture => metadata as MadePicture;

async function prepareDrawing(required: RequiredPicture, workshop: Workshop): Promise<Prepared> {
  const { source, stem } = required;
  const to = `${stem}.svg`;
  // A server may run a file with several extensions by any of them.
  if (fileKindOf(to) !== "picture") throw new StudioError("notPicture", `${source} has a program's ending: rename it.`);
  const drawing = readDrawing((await workshop.sources.read(source)).bytes, source);
  return { kind: "copies", required, copies: [{ source, to, hash: drawing.hash, drawing }] };
}

async function prepareCopy(required: RequiredCopy, workshop: Workshop): Promise<Prepared> {
  const { source, to, accepts } = required;
  const file = await readPublishable(source, accepts, workshop);
  return { kind: "copies", required, copies: [await copyOf({ source, to }, file, workshop)] };
}

async function prepareFolder(required: RequiredFolder, workshop: Workshop): Promise<Prepared> {
  const { files, leftOut, isRefused } = await classifyFiles(required, workshop);
  const copies: Copy[] = [];
  for (const file of files)
    copies.push(await copyOf(file, await readAnyPublishable(file.source, workshop, file.to), workshop));
  return { kind: "copies", required, copies, leftOut, isRefused };
}

/** Changes when the removal of metadata yields different files. */
const bareRecipe = 1;
const bareName = "bare";
const bareKind: MadeKind = { schema: object({}), names: () => [bareName] };

async function copyOf(
  { source, to }: { readonly source: string; readonly to: string },
  { hash, bare, drawing }: PublishableFile,
  { made }: Workshop,
): Promise<Copy> {
  pathParts(to);
  checkPublishable(source);
  if (drawing) return { source, to, hash, drawing };
  if (!bare) return { source, to, hash };
  const key = fileKey(hash, ["bare", bareRecipe]);
  const { folder } =
    (await made.find(key, bareKind)) ??
    (await made.make(key, async (put) => {
      await put(bareName, bare);
      return {};
    }));
  return { source, to, hash, bare: { key, place: join(folder, bareName) } };
}

/** The generated files that are in use. */
export const madeKeys = (prepared: Prepared): readonly string[] =>
  prepared.kind === "copies" ? prepared.copies.flatMap(({ bare }) => bare?.key ?? []) : [prepared.key];
