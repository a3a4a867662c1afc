import { siteFileName, importSiteFile, type SiteFile } from "../../draft/website/website.ts";
import type { OwnerFolder } from "../folder/ownerFolder.ts";
import { readSourceFile } from "../folder/ownerFolder.ts";
import { StudioError } from "../StudioError.ts";
import { revisionOf } from "./draftFile.ts";
import { parseDraft, type ParsedDraft } from "./parsedDraft.ts";

/** Much longer than any site's content. */
const maxSiteBytes = 8 * 1024 * 1024;

/** The `site.json` of the owner's folder; null if there is none. An unreadable one has no text, so that it is reported. */
export async function readSiteFile(folder: OwnerFolder): Promise<SiteFile | null> {
  try {
    const text = (await readSourceFile(folder, siteFileName, maxSiteBytes)).toString("utf8");
    return { text, revision: revisionOf(text) };
  } catch (error) {
    if (error instanceof StudioError && error.code === "missing") return null;
    return { text: "", revision: "unreadable" };
  }
}

/** A draft from its file's text, with the website of the folder's `site.json` unless the owner has edited it. @throws StudioError */
export async function parseWithSite(folder: OwnerFolder, text: string, name: string): Promise<ParsedDraft> {
  const form = parseDraft(text, name);
  return { ...form, draft: importSiteFile(form.draft, await readSiteFile(folder)) };
}
