import type { Draft, DraftProject } from "../draft.ts";
import { parseJsonText } from "../../../../src/project/file/parseJsonText.ts";
import { withBoundRegions } from "../edit/regionApartments.ts";
import { type FileNote, validParts } from "./validParts.ts";
import { migrateToVersion2 } from "./migrateToVersion2.ts";
import { unpublished } from "./toProject.ts";

/** Why a file cannot be edited: a code for the page's own words, and an English sentence for a console. */
export type FileProblem = {
  readonly code: "cutInHalf" | "laterVersion" | "noProject" | "noDraft";
  readonly message: string;
};

export type ProjectFileResult =
  | { readonly ok: true; readonly draft: Draft; readonly notes: readonly FileNote[] }
  | { readonly ok: false; readonly failure: FileProblem };

export const refused = (code: FileProblem["code"], message: string): ProjectFileResult => ({
  ok: false,
  failure: { code, message },
});

/**
 * A draft from a published project file, version 1 or 2. Broken parts are left out and reported by path; unknown fields
 * stay. `toProject` of the draft is the file again: for version 2 the same JSON, for version 1 the same
 * after `migrateToVersion2`, and `parseProject` of both gives the same project but for `version`.
 * @param text the contents of project.json
 */
export function draftFromProjectFile(text: string): ProjectFileResult {
  const json = parseJsonText(text);
  if (!json.ok) return refused("cutInHalf", `The project file is cut off or damaged: it ${json.problem}.`);
  const file = json.value;
  if (typeof file !== "object" || file === null || !("version" in file)) {
    return refused("noProject", "The file is not a Kulla project file: it has no version.");
  }
  const { version } = file;
  if (typeof version === "number" && version > 2) {
    return refused("laterVersion", `The project file is of version ${version}; this studio supports versions 1 and 2.`);
  }
  // A `studio` field written by another program is not used as the studio's notes.
  const { project, notes } = validProject(unpublished(migrateToVersion2(file)));
  if (!project) return refused("noProject", "The file is not a Kulla project file: nothing in it can be read.");
  return { ok: true, draft: withBoundRegions({ draftVersion: 1, settings: {}, project }), notes };
}

/** The sound parts of a file of version 2. */
export function validProject(file: unknown): {
  readonly project: DraftProject | undefined;
  readonly notes: readonly FileNote[];
} {
  const { file: sound, notes } = validParts(file);
  // The remaining shapes are those of its type; version 1 has been migrated.
  return { project: sound as DraftProject | undefined, notes };
}
