import type { Problem } from "../../draft/checks/problem.ts";
import { askStudio, type Answer, type Fault } from "./askStudio.ts";
import { type FolderAddresses, namedAddress } from "./folderAddresses.ts";

/** A project to try things on: where the owner's copy lies, and what is in it. */
export type Sample = { readonly folder: string; readonly towers: number; readonly homes: number };

export type SessionState = {
  readonly folder: string | null;
  readonly sample: Sample | null;
  readonly doing: "publish" | "upload" | "back" | null;
  readonly progress: Progress | null;
  /** What came with the open folder and is not believed: what it was called, and what it is called now. */
  readonly movedAside: readonly { readonly from: string; readonly to: string }[];
  readonly addresses: FolderAddresses;
};

export type Progress = {
  readonly step: "check" | "files" | "writing" | "done";
  readonly done: number;
  readonly total: number;
  readonly secondsLeft?: number;
};

/** The draft as it lies in the folder; `fault`: there is one, but it cannot be understood. */
export type DraftAnswer = {
  readonly text: string | null;
  readonly revision: string;
  readonly fault?: Fault;
  readonly hasBefore?: boolean;
  /** Where there is no draft yet: the text of a project file that could be taken over. */
  readonly project?: string | null;
};

export type Version = { readonly number: number; readonly publishedAt: string };
export type Versions = { readonly isPublished: boolean; readonly versions: readonly Version[] };

export const askState = (): Promise<Answer<SessionState>> => askStudio("/api/state");
export const openFolder = (folder: string): Promise<Answer<SessionState>> =>
  askStudio("/api/folder", { method: "POST", json: { folder } });
export const openSample = (): Promise<Answer<SessionState>> => askStudio("/api/sample", { method: "POST" });
export const askDraft = (): Promise<Answer<DraftAnswer>> => askStudio("/api/draft");
/** `keepalive`: goes on without the page, where it is no longer than browsers let through then. */
export const saveDraft = (
  draft: unknown,
  revision: string,
  how: { readonly keepalive?: boolean } = {},
): Promise<Answer<{ readonly revision: string }>> =>
  askStudio("/api/draft", { method: "PUT", json: { draft, revision }, ...how });
export const restoreDraft = (): Promise<Answer<{ readonly revision: string }>> =>
  askStudio("/api/draft/restore", { method: "POST" });
/** What is wrong with the draft's drawings, or not in them for visitors: only who reads the files finds it. */
export const askDrawings = (): Promise<Answer<{ readonly problems: readonly Problem[] }>> => askStudio("/api/drawings");
export const askVersions = (): Promise<Answer<Versions>> => askStudio("/api/versions");
export const startPublishing = (): Promise<Answer<SessionState>> => askStudio("/api/publish", { method: "POST" });
export const stopPublishing = (): Promise<Answer<SessionState>> => askStudio("/api/stop", { method: "POST" });
export const showPublished = (): Promise<Answer<{ readonly shown: boolean }>> =>
  askStudio("/api/published/show", { method: "POST" });
export const bringBack = (number: number): Promise<Answer<SessionState>> =>
  askStudio("/api/versions/back", { method: "POST", json: { number } });
export const addFile = (path: string, body: Blob): Promise<Answer<unknown>> =>
  askStudio(`/api/files?path=${encodeURIComponent(path)}`, { method: "POST", body });

/** Puts a picture into the folder, unless it is damaged. */
export const addPicture = (path: string, body: Blob): Promise<Answer<unknown>> =>
  askStudio(`/api/pictures?path=${encodeURIComponent(path)}`, { method: "POST", body });
/** Reads one that lies in the folder to its end: a browser shows the beginning of one that was cut off, too. */
export const checkPicture = (path: string): Promise<Answer<unknown>> =>
  askStudio(`/api/pictures?path=${encodeURIComponent(path)}`);

/** The text of a file that the project names; undefined where it is not there. */
export async function readFile(path: string): Promise<string | undefined> {
  try {
    const response = await fetch(namedAddress(path));
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}
