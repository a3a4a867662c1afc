import type { ProjectFile } from "../../../src/project/file/projectShape.ts";
import { StudioFault } from "../StudioFault.ts";

/**
 * What the server needs of a draft, and all it knows of its form: the project file it becomes, the file of the folder that each
 * picture, tour and brochure comes from, and the owner's own command to put it online.
 */
export type DraftForm = {
  readonly project: ProjectFile;
  /** By the address in the project ("site/k5.jpg"): the file in the folder ("Fotot/kulla 5.jpg"). */
  readonly sources: Readonly<Record<string, string>>;
  readonly upload?: string;
};

const newestVersion = 2;

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
  if (!isFields(json)) throw new StudioFault("draftBroken", `${name} is no draft of the studio.`);
  const { version } = json;
  if (typeof version === "number" && version > newestVersion)
    throw new StudioFault("draftLater", `${name} was written by a later version of the studio: update this one first.`);
  if (version !== newestVersion || !Array.isArray(json["towers"]))
    throw new StudioFault("draftBroken", `${name} is no draft of the studio.`);
  const { sources, upload, ...project } = json;
  const named = isFields(sources) ? Object.entries(sources) : [];
  return {
    project: project as unknown as ProjectFile,
    sources: Object.fromEntries(named.flatMap(([key, file]) => (typeof file === "string" ? [[key, file]] : []))),
    ...(typeof upload === "string" && upload.trim() !== "" && { upload }),
  };
}
