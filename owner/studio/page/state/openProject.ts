import type { Draft } from "../../draft/draft.ts";
import type { SiteFile } from "../../draft/website/website.ts";
import { readDraft } from "../../draft/file/readDraft.ts";
import { draftFromProjectFile } from "../../draft/file/draftFromProjectFile.ts";
import type { Failure } from "../../draft/api.ts";
import { askDraft } from "../server/studioCalls.ts";
import { findCopy, type LocalCopy } from "./localCopy.ts";
import { findImport } from "./storedImport.ts";
import type { ImportState } from "../apartments/import/chosenFile.ts";

/** The contents of an opened folder. */
export type Opened =
  | {
      readonly kind: "draft";
      readonly draft: Draft;
      readonly revision: string;
      /** Unsaved work in this browser, based on the folder's current draft or on another one. */
      readonly copy?: LocalCopy;
      /** An import that was in progress when the page was closed. */
      readonly importing?: ImportState;
      /** The folder's `site.json`, if there is one. */
      readonly site: SiteFile | null;
    }
  /** No draft yet; there may be a project file to start from. */
  | { readonly kind: "new"; readonly project?: Draft; readonly copy?: LocalCopy; readonly site: SiteFile | null }
  | { readonly kind: "damaged"; readonly failure: Failure; readonly hasPreviousDraft: boolean }
  | { readonly kind: "failed"; readonly failure: Failure };

/** Loads the contents of the folder that the server has opened. */
export async function openProject(folder: string): Promise<Opened> {
  const answer = await askDraft();
  if (!answer.ok) return { kind: "failed", failure: answer.failure };
  const { text, revision, failure, hasPreviousDraft = false, project, site = null } = answer.value;
  if (failure) return { kind: "damaged", failure, hasPreviousDraft };
  const copy = await findCopy(folder);
  const unsaved = copy && { copy };
  if (text === null) {
    const imported = typeof project === "string" ? draftFromProjectFile(project) : undefined;
    return { kind: "new", site, ...(imported?.ok && { project: imported.draft }), ...unsaved };
  }
  const read = readDraft(text);
  if (!read.ok) return { kind: "damaged", failure: read.failure, hasPreviousDraft };
  const importing = await findImport(folder);
  return { kind: "draft", draft: read.draft, revision, site, ...unsaved, ...(importing && { importing }) };
}
