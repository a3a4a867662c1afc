import { createHash } from "node:crypto";
import type { AvailabilityFile } from "../../../../src/project/availability.ts";
import type { ProjectFile } from "../../../../src/project/file/projectSchema.ts";
import { apartmentListName, publishedListText } from "../../../../src/facts/structuredData/apartmentList.ts";
import type { Problem } from "../../draft/checks/problem.ts";
import { isPublishable } from "../../draft/checks/problemsOf.ts";
import { textsFiles } from "../../draft/file/ownTexts.ts";
import { StudioError } from "../StudioError.ts";
import { readDraftText } from "../draft/draftFile.ts";
import { ownersList, statusDifferences } from "../../draft/changes/statusSource.ts";
import type { Draft, DraftProject } from "../../draft/draft.ts";
import { siteFileName } from "../../draft/website/website.ts";
import type { ParsedDraft } from "../draft/parsedDraft.ts";
import { parseWithSite } from "../draft/siteFile.ts";
import type { PriceFileError } from "../../../sync/prices/priceFile.ts";
import type { FolderLock } from "../folder/folderLock.ts";
import { ownNames, pathParts } from "../folder/folderPath.ts";
import type { OwnerFolder } from "../folder/ownerFolder.ts";
import {
  availabilityHash,
  availabilityName,
  availabilityText,
  studioAvailability,
  openPrices,
  presentAvailability,
} from "./availabilityText.ts";
import { checkDraftProject } from "./checkProject.ts";
import { drawingProblems, fileProblems, leftOutProblems, shapeProblems } from "./fileProblems.ts";
import { openMadeFiles } from "./madeFiles.ts";
import {
  isComplete,
  currentVersion,
  putVersion,
  type PutVersion,
  recoverPublished,
  withoutSynced,
} from "./publishedFolder.ts";
import { publishedContents, publishedProject } from "./publishedProject.ts";
import { runJobs, type RunOptions } from "./runJobs.ts";
import { websiteFiles, type PublishedWebsiteFiles } from "./websiteFiles.ts";
import { openSources } from "./sourceBytes.ts";
import { needsTourViewer, tourPagesAndData } from "./tours/publishedTours.ts";
import { viewerFiles } from "./tours/viewerFiles.ts";
import { requiredFiles } from "./requiredFiles.ts";
import { jobOf, madeKeys, type Prepared } from "./requiredJobs.ts";

export type PublishOptions = RunOptions & {
  readonly folder: OwnerFolder;
  readonly lock: FolderLock;
  /** The folder of the tours' viewer, with `tours/` and `fonts/`. */
  readonly viewer?: string | undefined;
  /** Ids of tours made elsewhere that are published with their scripts, in addition to those in the draft. */
  readonly allowedTours?: readonly string[];
};

/** The owner's list that provided the published statuses and prices until now. */
export type SyncedList = {
  readonly source: string;
  /** The time of its last reading: ISO 8601, UTC. */
  readonly generatedAt: string;
  /** Whether visitors still get its statuses and prices; otherwise the draft's have replaced them. */
  readonly applies: boolean;
  /** Ids of the apartments for which the draft differs. */
  readonly differing: readonly string[];
};

export type Published = {
  /** The content to be published, for the places of the problems in it. */
  readonly draft: DraftProject;
} & (
  | ({
      readonly kind: "published" | "unchanged";
      readonly project: ProjectFile;
      /** The owner's files that were left out. */
      readonly leftOut: readonly Problem[];
      readonly list: SyncedList | undefined;
      /** Why prices.jsonl lacks the changes. */
      readonly priceFailure: PriceFileError | undefined;
    } & PutVersion)
  /** Nothing was written. */
  | { readonly kind: "refused"; readonly problems: readonly Problem[] }
);

/**
 * The entry point of publishing: builds the published folder from the draft and its sources. Only changed files are built again, and either
 * all of them replace the previous ones, or none do.
 * @throws StudioError if it was stopped, or the folder cannot be read or written; finished files are kept for the next time
 */
export async function publishFolder({
  folder,
  lock,
  viewer,
  allowedTours,
  signal,
  onProgress,
}: PublishOptions): Promise<Published> {
  await lock.check();
  await recoverPublished(folder);
  onProgress({ step: "check", done: 0, total: 1 });
  const draft = await readDraftOfFolder(folder);
  const required = requiredFiles(draft, allowedTours);
  const site = await websiteFiles(folder, draft.draft);
  const files = [...required.files, ...site.files];
  const problems = [...checkDraftProject(draft), ...required.problems, ...site.problems];
  if (!isPublishable(problems)) return { kind: "refused", problems, draft: draft.draft.project };
  const workshop = { folder, sources: await openSources(folder), made: await openMadeFiles(folder), signal };
  const results = await runJobs(
    files.map(({ file }) => jobOf(file, workshop)),
    { onProgress, ...(signal && { signal }) },
  );
  const prepared = results.filter((each): each is Prepared => !(each instanceof StudioError));
  await workshop.sources.remember(prepared.flatMap(sourcesOf));
  const found = [
    ...files.flatMap((file, index) => {
      const result = results[index];
      if (result instanceof StudioError) return fileProblems(file, result);
      if (result?.kind !== "copies") return [];
      return [...leftOutProblems(file, result), ...drawingProblems(file, cutDrawings(result))];
    }),
    ...prepared.flatMap(shapeProblems),
  ];
  if (!isPublishable(found)) return { kind: "refused", problems: [...problems, ...found], draft: draft.draft.project };
  onProgress({ step: "writing", done: 0, total: 1 });
  await lock.check();
  const published = await write(folder, {
    draft,
    prepared,
    viewer,
    site: site.site,
    siteTexts: site.generatedFiles(prepared),
  });
  await workshop.made.keepOnly(new Set(prepared.flatMap(madeKeys)));
  onProgress({ step: "done", done: 1, total: 1 });
  const isLeftOut = ({ code }: Problem) =>
    [
      "tourNotAllowed",
      "filesLeftOut",
      "drawingSanitized",
      "websitePictureMissing",
      "websitePosterMissing",
      "websiteFileMissing",
      "websiteHeadlineClose",
      "websiteHeadlineBusy",
      "websiteHeadlineLow",
    ].includes(code);
  return { ...published, draft: draft.draft.project, leftOut: [...problems, ...found].filter(isLeftOut) };
}

const cutDrawings = ({ copies }: Extract<Prepared, { kind: "copies" }>) =>
  copies.flatMap(({ source, drawing }) => (drawing ? [{ source, leftOut: drawing.leftOut }] : []));

/** @throws StudioError if there is no readable one */
export async function readDraftOfFolder(folder: OwnerFolder): Promise<ParsedDraft> {
  const { text } = await readDraftText(folder);
  if (text === undefined)
    throw new StudioError("draftMissing", `There is no ${ownNames.draft} in the folder: the studio creates one.`);
  return parseWithSite(folder, text, ownNames.draft);
}

const sourcesOf = (each: Prepared): readonly string[] =>
  each.kind === "copies" ? each.copies.map(({ source }) => source) : [each.required.source];

type Whole = Omit<Exclude<Published, { kind: "refused" }>, "leftOut" | "draft">;
type Written = Pick<PublishOptions, "viewer"> & {
  readonly draft: ParsedDraft;
  readonly prepared: readonly Prepared[];
  readonly site: PublishedWebsiteFiles["site"];
  readonly siteTexts: ReturnType<PublishedWebsiteFiles["generatedFiles"]>;
};

async function write(folder: OwnerFolder, { draft, prepared, viewer, site, siteTexts }: Written): Promise<Whole> {
  const project = publishedProject(draft, prepared);
  const tours = tourPagesAndData(draft, project, prepared);
  const shows = needsTourViewer(draft, prepared) ? await viewerFiles(viewer) : undefined;
  const { statusesFrom } = draft.draft.settings;
  const hasOwn = draft.project.availability === undefined || draft.project.availability === availabilityName;
  const words = textsFiles(draft.draft);
  // Contains all views of the elements: the studio starts without them.
  const { renderedFiles } = await import("./renderedFiles.ts");
  const rendered = renderedFiles(project);
  const inputs = [
    project,
    [...rendered],
    prepared.map(inputOf),
    hasOwn && availabilityHash(draft.project),
    apartmentListName,
    ...words,
    ...(site ? [site] : []),
    ...siteTexts,
    ...(shows ? [[...tours], shows.hash] : []),
  ];
  const fingerprint = createHash("sha256").update(JSON.stringify(inputs)).digest("hex");
  const availability = hasOwn ? await presentAvailability(folder) : undefined;
  const list = syncedList(availability, draft.draft);
  const present = await currentVersion(folder);
  const isSame = present?.fingerprint === fingerprint && list?.applies !== false;
  const now = new Date();
  const prices = await openPrices(folder, now);
  if (isSame && (await isComplete(folder, ownNames.published, withoutSynced(present)))) {
    const priceFailure = await (availability ? prices.record({ project, availability }) : prices.failure);
    return { kind: "unchanged", version: present, project, list, priceFailure };
  }
  const contents = publishedContents(prepared);
  for (const [path, place] of shows?.paths ?? []) contents.set(path, { viewer: place });
  for (const [path, text] of tours) contents.set(path, { text });
  contents.set("project.json", { text: `${JSON.stringify(project)}\n` });
  for (const [path, text] of rendered) contents.set(path, { text });
  for (const { name, texts } of words) contents.set(name, { text: `${JSON.stringify(texts)}\n` });
  for (const [name, text] of siteTexts) contents.set(name, { text });
  if (site) contents.set(siteFileName, { text: `${JSON.stringify(site, null, 2)}\n` });
  const sources = { project: draft.project, present: availability, statusesFrom };
  const publication = hasOwn ? { project, availability: studioAvailability(sources, now) } : undefined;
  const statuses = publication && prices.withHistory(publication);
  if (statuses) contents.set(availabilityName, { text: availabilityText(statuses) });
  const apartments = publishedListText({ projectFile: project, availability: statuses }, now.getTime());
  if (apartments !== undefined) contents.set(apartmentListName, { text: apartments });
  for (const path of contents.keys()) pathParts(path);
  const put = await putVersion(folder, contents, { fingerprint, publishedAt: now.toISOString() });
  const priceFailure = await (publication ? prices.record(publication) : prices.failure);
  return { kind: "published", ...put, project, list, priceFailure };
}

function syncedList(present: AvailabilityFile | undefined, { project, settings }: Draft): SyncedList | undefined {
  const list = ownersList(present);
  if (!list) return undefined;
  const differing = statusDifferences(project, list).map(({ id }) => id);
  const { source, generatedAt } = list;
  return { source, generatedAt, applies: settings.statusesFrom !== "studio", differing };
}

const inputOf = (prepared: Prepared): unknown =>
  prepared.kind === "copies"
    ? prepared.copies.map(({ source, to, hash }) => ({ source, to, hash }))
    : [prepared.required, prepared.key];
