import { parseJsonText } from "../../../../src/project/file/parseJsonText.ts";
import type {
  Draft,
  DraftSettings,
  FloorNotes,
  ApartmentNotes,
  PictureNotes,
  PlanNotes,
  RegionNotes,
} from "../draft.ts";
import { soundColours, soundWords } from "../settings/validSettings.ts";
import { withBoundRegions } from "../edit/regionApartments.ts";
import { rowColumns } from "../rows/rowColumns.ts";
import { isInFolder } from "./folderAddress.ts";
import { readTourNotes } from "../tours/readTourNotes.ts";
import type { TourNotes } from "../tours/tourNotes.ts";
import { soundWebsite } from "../website/website.ts";
import { refused, validProject, type ProjectFileResult } from "./draftFromProjectFile.ts";
import { isRecord } from "../../../../src/project/isRecord.ts";

type Fields = Readonly<Record<string, unknown>>;
type Notes = PictureNotes & FloorNotes & ApartmentNotes & PlanNotes & Partial<RegionNotes> & TourNotes;

/**
 * Reads the text of a draft's file. A later version or a truncated file is refused with a sentence; unknown fields stay and are
 * reported; broken ones are left out and reported. Paths of files that lead out of the owner's folder are removed.
 */
export function readDraft(text: string): ProjectFileResult {
  const json = parseJsonText(text);
  if (!json.ok) return refused("cutInHalf", `The draft is cut off or damaged: it ${json.problem}.`);
  const file = json.value;
  if (!isRecord(file) || typeof file["draftVersion"] !== "number" || !isRecord(file["project"])) {
    return refused("noDraft", "The file is not a draft of the studio.");
  }
  if (file["draftVersion"] !== 1) {
    const message = `The draft is of version ${file["draftVersion"]}; this studio supports version 1. Use the newer studio.`;
    return refused("laterVersion", message);
  }
  const knownFields = new Set(["draftVersion", "settings", "project", "website"]);
  const unknownFields = Object.keys(file).filter((name) => !knownFields.has(name));
  const { project, notes } = validProject(withSoundNotes(file["project"]));
  if (project?.version !== 2) return refused("noDraft", "The draft does not contain a project of version 2.");
  const { website: websiteField, ...rest } = file;
  const website = soundWebsite(websiteField);
  const settings = settingsOf(file["settings"]);
  const draft: Draft = { ...rest, draftVersion: 1, settings, project, ...(website && { website }) };
  const unknownNotes = unknownFields.map(
    (path) => ({ kind: "unknown", path, problem: "not a field that the studio uses" }) as const,
  );
  return { ok: true, draft: withBoundRegions(draft), notes: [...unknownNotes, ...notes] };
}

/** The text of a draft's file. */
export function writeDraft(draft: Draft): string {
  return `${JSON.stringify(draft)}\n`;
}

const statuses = ["available", "reserved", "sold", "notReleased"] as const;

function settingsOf(value: unknown): DraftSettings {
  if (!isRecord(value)) return {};
  const {
    uploadCommand,
    afterPublishing,
    publishedVersion,
    statusesFrom,
    statusWords,
    towerWords,
    columnWords,
    words: ownWords,
    colours,
    ...unknownSettings
  } = value;
  const statusMeanings = Object.entries(isRecord(statusWords) ? statusWords : {}).flatMap(([word, meaning]) => {
    const status = statuses.find((each) => each === meaning);
    return status ? [[word, status] as const] : [];
  });
  const towers = Object.entries(isRecord(towerWords) ? towerWords : {}).flatMap(([word, id]) =>
    typeof id === "string" ? [[word, id] as const] : [],
  );
  const columns = Object.entries(isRecord(columnWords) ? columnWords : {}).flatMap(([heading, meaning]) => {
    const column = [...rowColumns, "none" as const].find((each) => each === meaning);
    return column ? [[heading, column] as const] : [];
  });
  return {
    ...unknownSettings,
    ...(typeof uploadCommand === "string" && { uploadCommand }),
    ...((afterPublishing === "upload" || afterPublishing === "nothing") && { afterPublishing }),
    ...(Number.isInteger(publishedVersion) && { publishedVersion: Number(publishedVersion) }),
    ...((statusesFrom === "list" || statusesFrom === "studio") && { statusesFrom }),
    ...(statusMeanings.length > 0 && { statusWords: Object.fromEntries(statusMeanings) }),
    ...(towers.length > 0 && { towerWords: Object.fromEntries(towers) }),
    ...(columns.length > 0 && { columnWords: Object.fromEntries(columns) }),
    ...(ownWords !== undefined && { words: soundWords(ownWords) }),
    ...(colours !== undefined && { colours: soundColours(colours) }),
  };
}

/** The value with only the valid fields of every `studio` in it, at any depth, and without empty outlines. */
function withSoundNotes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSoundNotes);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => {
      // Earlier studios left these behind when an outline was deleted.
      if ((name === "outline" || name === "portraitOutline") && each === "") return [];
      if (name !== "studio") return [[name, withSoundNotes(each)]];
      const notes = soundNotes(each);
      return Object.keys(notes).length > 0 ? [[name, notes]] : [];
    }),
  );
}

const origins = ["drawn", "filled", "corrected", "traced", "imported"] as const;

function soundNotes(value: unknown): Notes {
  const fields: Fields = isRecord(value) ? value : {};
  const origin = (name: "outline" | "portraitOutline"): FloorNotes => {
    const found = origins.find((each) => each === fields[name]);
    return found ? { [name]: found } : {};
  };
  const { file, typedStatus, name, scale, homes: apartments } = fields;
  return {
    ...(isInFolder(file) && { file }),
    ...(typeof typedStatus === "string" && { typedStatus }),
    ...origin("outline"),
    ...origin("portraitOutline"),
    ...(isStringList(apartments) && { homes: apartments }),
    ...(typeof name === "string" && { name }),
    ...(isScale(scale) && { scale }),
    ...readTourNotes(fields, isInFolder),
  };
}

const isStringList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === "string");

const isLength = (value: unknown): boolean => typeof value === "number" && Number.isFinite(value) && value > 0;

function isScale(value: unknown): value is NonNullable<PlanNotes["scale"]> {
  const isPoint = (point: unknown) => Array.isArray(point) && point.length === 2 && point.every(Number.isFinite);
  return isRecord(value) && isPoint(value["from"]) && isPoint(value["to"]) && isLength(value["lengthM"]);
}
