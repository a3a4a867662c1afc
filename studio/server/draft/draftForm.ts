import type { ProjectFile } from "../../../src/project/file/projectShape.ts";
import { StudioFault } from "../StudioFault.ts";

/** What the server needs of a draft, and all it knows of its form. */
export type DraftForm = {
  /** With the studio's notes: a picture's `studio.file` is the file of the folder that it is made of. */
  readonly noted: unknown;
  /** The same as visitors get it, without notes; every value has the same place in both. */
  readonly project: ProjectFile;
  /** The owner's own command to put it online. */
  readonly uploadCommand?: string;
};

const newestVersion = 1;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * A draft out of its file's text.
 * @throws StudioFault where it is cut in half, no draft at all, or of a later version
 */
export function parseDraft(text: string, name: string): DraftForm {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new StudioFault("draftBroken", `${name} is damaged: it ends in the middle, or was changed by hand.`);
  }
  return draftOf(json, name);
}

/** The same of what a page sends. @throws StudioFault */
export function draftOf(json: unknown, name: string): DraftForm {
  const { draftVersion, settings, project } = isFields(json) ? json : {};
  if (typeof draftVersion === "number" && draftVersion > newestVersion)
    throw new StudioFault("draftLater", `${name} was written by a later version of the studio: update this one first.`);
  if (draftVersion !== newestVersion || !isFields(project) || !Array.isArray(project["towers"]))
    throw new StudioFault("draftBroken", `${name} is no draft of the studio.`);
  const { uploadCommand } = isFields(settings) ? settings : {};
  return {
    noted: project,
    project: withoutNotes(project) as ProjectFile,
    ...(typeof uploadCommand === "string" && uploadCommand.trim() !== "" && { uploadCommand }),
  };
}

function withoutNotes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNotes);
  if (!isFields(value)) return value;
  const own = Object.entries(value).filter(([name]) => name !== "studio");
  return Object.fromEntries(own.map(([name, each]) => [name, withoutNotes(each)]));
}
