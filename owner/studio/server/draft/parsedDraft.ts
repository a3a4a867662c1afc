import type { ProjectFile } from "../../../../src/project/file/projectSchema.ts";
import { readDraft } from "../../draft/file/readDraft.ts";
import type { Draft } from "../../draft/draft.ts";
import { toProject } from "../../draft/file/toProject.ts";
import { StudioError, type StudioErrorCode } from "../StudioError.ts";

/** The parts of a draft that the server needs, and the only ones it interprets. */
export type ParsedDraft = {
  readonly draft: Draft;
  /** With the studio's notes: a picture's `studio.file` is the file of the folder that it is built from. */
  readonly noted: unknown;
  /** The same as visitors get it, without notes; every value has the same place in both. */
  readonly project: ProjectFile;
  /** The owner's own command for uploading it. */
  readonly uploadCommand?: string;
  /** Broken parts of the draft's file, which are not in the project. */
  readonly leftOut: readonly { readonly path: string; readonly problem: string }[];
};

const codes: Readonly<Record<string, StudioErrorCode>> = { laterVersion: "draftLater" };

/**
 * A draft from its file's text.
 * @throws StudioError if it is truncated, not a draft, or of a later version
 */
export function parseDraft(text: string, name: string): ParsedDraft {
  const read = readDraft(text);
  if (!read.ok) throw new StudioError(codes[read.failure.code] ?? "draftBroken", `${name}: ${read.failure.message}`);
  const { draft, notes } = read;
  const uploadCommand = draft.settings.uploadCommand?.trim();
  return {
    draft,
    noted: draft.project,
    project: toProject(draft),
    ...(uploadCommand && { uploadCommand }),
    leftOut: notes.filter(({ kind }) => kind === "leftOut"),
  };
}
