import type { Draft } from "../../draft/draft.ts";
import type { SiteFile } from "../../draft/website/website.ts";
import { readDraft } from "../../draft/file/readDraft.ts";
import { takeProject } from "../../draft/file/takeProject.ts";
import type { Fault } from "../../api.ts";
import { askDraft } from "../server/studioCalls.ts";
import { findCopy, type LocalCopy } from "./localCopy.ts";
import { findImport } from "./storedImport.ts";
import type { ImportState } from "../apartments/import/chosenFile.ts";

/** What lies in a folder that was opened. */
export type Opened =
  | {
      readonly kind: "draft";
      readonly draft: Draft;
      readonly revision: string;
      /** What this browser still holds, made from another draft than the folder's or from the same. */
      readonly copy?: LocalCopy;
      /** A list that was being imported when the page was left. */
      readonly importing?: ImportState;
      /** The folder's `site.json`, if there is one. */
      readonly site: SiteFile | null;
    }
  /** No draft yet; a project file may be there to be taken over. */
  | { readonly kind: "new"; readonly project?: Draft; readonly copy?: LocalCopy; readonly site: SiteFile | null }
  | { readonly kind: "damaged"; readonly fault: Fault; readonly hasBefore: boolean }
  | { readonly kind: "failed"; readonly fault: Fault };

/** Reads what lies in the folder that the server has opened. */
export async function openProject(folder: string): Promise<Opened> {
  const answer = await askDraft();
  if (!answer.ok) return { kind: "failed", fault: answer.fault };
  const { text, revision, fault, hasBefore = false, project, site = null } = answer.value;
  if (fault) return { kind: "damaged", fault, hasBefore };
  const copy = await findCopy(folder);
  const unsaved = copy && { copy };
  if (text === null) {
    const taken = typeof project === "string" ? takeProject(project) : undefined;
    return { kind: "new", site, ...(taken?.ok && { project: taken.draft }), ...unsaved };
  }
  const read = readDraft(text);
  if (!read.ok) return { kind: "damaged", fault: read.fault, hasBefore };
  const importing = await findImport(folder);
  return { kind: "draft", draft: read.draft, revision, site, ...unsaved, ...(importing && { importing }) };
}
