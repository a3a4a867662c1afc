import type { ProjectFile } from "../../../../src/project/file/projectSchema.ts";
import { readDraft } from "../../draft/file/readDraft.ts";
import type { Draft } from "../../draft/draft.ts";
import { toProject } from "../../draft/file/toProject.ts";
import { StudioError, type StudioErrorCode } from "../StudioError.ts";

/** The parts of a draft that the server needs, and the only ones it interprets. */
export type ParsedDraft = {
  readonly draft: Draft;
  /** The project with the studio's notes: a picture's `studio.file` names the file in the owner's folder that it is generated from. */
  readonly projectWithNotes: unknown;
  /** The project as it is published, without the notes; every value has the same path in both. */
  readonly project: ProjectFile;
  /** The owner's own command for uploading it. */
  readonly uploadCommand?: string;
  /** Unreadable parts of the draft's file, which the project lacks. */
  readonly leftOut: readonly { readonly path: string; readonly problem: string }[];
};

/** Codes of the studio for failures of reading; `draftBroken` for all others. */
const errorCodes: Readonly<Record<string, StudioErrorCode>> = { laterVersion: "draftLater" };

/**
 * A draft from its file's text.
 * @throws StudioError if it is truncated, not a draft, or of a later version
 */
export function parseDraft(text: string, name: string): ParsedDraft {
  const read = readDraft(text);
  if (!read.ok)
    throw new StudioError(errorCodes[read.failure.code] ?? "draftBroken", `${name}: ${read.failure.message}`);
  const { draft, notes } = read;
  const uploadCommand = draft.settings.uploadCommand?.trim();
  return {
    draft,
    projectWithNotes: draft.project,
    project: toProject(draft),
    ...(uploadCommand && { uploadCommand }),
    leftOut: notes.filter(({ kind }) => kind === "leftOut"),
  };
}
