import type { Problem } from "../../draft/checks/problem.ts";
import type { DraftAnswer, FolderList, SiteAnswer, StudioState, VersionsAnswer } from "../../draft/api.ts";
import { askStudio, type Answer } from "./askStudio.ts";
import { namedAddress } from "./folderAddresses.ts";

export const askState = (): Promise<Answer<StudioState>> => askStudio("/api/state");
export const openFolder = (folder: string): Promise<Answer<StudioState>> =>
  askStudio("/api/folder", { method: "POST", json: { folder } });
/** The subfolders of a folder; without a path, of the home folder. */
export const askFolders = (path?: string): Promise<Answer<FolderList>> =>
  askStudio(path === undefined ? "/api/folders" : `/api/folders?path=${encodeURIComponent(path)}`);
export const openSample = (): Promise<Answer<StudioState>> => askStudio("/api/sample", { method: "POST" });
export const askDraft = (): Promise<Answer<DraftAnswer>> => askStudio("/api/draft");
export const askSiteFile = (): Promise<Answer<SiteAnswer>> => askStudio("/api/site");
/** `keepalive`: the request outlives the page, if it is small enough for the browser's limit. */
export const putDraft = (
  draft: unknown,
  revision: string,
  how: { readonly keepalive?: boolean } = {},
): Promise<Answer<{ readonly revision: string }>> =>
  askStudio("/api/draft", { method: "PUT", json: { draft, revision }, ...how });
export const askToRestoreDraft = (): Promise<Answer<{ readonly revision: string }>> =>
  askStudio("/api/draft/restore", { method: "POST" });
/** Problems of the draft's drawings, including parts that visitors do not get: only the server, which reads the files, can find them. */
export const askDrawings = (): Promise<Answer<{ readonly problems: readonly Problem[] }>> => askStudio("/api/drawings");
export const askVersions = (): Promise<Answer<VersionsAnswer>> => askStudio("/api/versions");
export const startPublishing = (): Promise<Answer<StudioState>> => askStudio("/api/publish", { method: "POST" });
export const stopPublishing = (): Promise<Answer<StudioState>> => askStudio("/api/stop", { method: "POST" });
export const showPublished = (): Promise<Answer<{ readonly shown: boolean }>> =>
  askStudio("/api/published/show", { method: "POST" });
export const askToBringBack = (number: number): Promise<Answer<StudioState>> =>
  askStudio("/api/versions/back", { method: "POST", json: { number } });
export const addFile = (path: string, body: Blob): Promise<Answer<unknown>> =>
  askStudio(`/api/files?path=${encodeURIComponent(path)}`, { method: "POST", body });

/** Adds a picture to the folder, unless it is damaged. */
export const addPicture = (path: string, body: Blob): Promise<Answer<unknown>> =>
  askStudio(`/api/pictures?path=${encodeURIComponent(path)}`, { method: "POST", body });
/** Reads a picture of the folder to its end: browsers also show truncated pictures. */
export const askForPictureCheck = (path: string): Promise<Answer<unknown>> =>
  askStudio(`/api/pictures?path=${encodeURIComponent(path)}`);

/** The text of a file that the project names; undefined if it does not exist. */
export async function readFile(path: string): Promise<string | undefined> {
  try {
    const response = await fetch(namedAddress(path));
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}
