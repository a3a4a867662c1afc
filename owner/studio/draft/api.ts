import type { Problem } from "./checks/problem.ts";
import type { SiteFile } from "./website/website.ts";

// The messages between the studio's page and its server, over HTTP and in the events sent to all windows.

/** Why the server refused: a code for which the page has a text, and the server's own English sentence. */
export type Failure = { readonly code: string; readonly message: string };

/** A sample project: the place of the owner's copy, and its contents. */
export type SampleFacts = { readonly folder: string; readonly towers: number; readonly apartments: number };

/** Something that came with a folder, is not trusted, and was therefore renamed: its original name, and its current name. */
export type MovedAside = { readonly from: string; readonly to: string };

/** Progress of a publication: steps out of `total`, weighted by their work; `secondsLeft` once it can be estimated. */
export type Progress = {
  readonly step: "check" | "files" | "writing" | "done";
  readonly done: number;
  readonly total: number;
  readonly secondsLeft?: number;
};

/** Addresses of the owner's files, with a trailing slash: on another origin than the page, so that scripts there cannot act as the page. */
export type FolderAddresses = {
  readonly folder: string;
  /** What is published in the folder; null if none is open. */
  readonly published: string | null;
};

/** Long-running work, and its results: an event with its name announces its end to all windows. */
export type WorkResults = {
  readonly publish: PublishResult;
  readonly back: {
    readonly number: number;
    readonly movedAside: readonly MovedAside[];
    readonly priceFailure?: Failure;
  };
  readonly upload: Readonly<Record<string, never>>;
};

export type Work = keyof WorkResults;

/**
 * `problems`: blocking ones. `leftOut`: the owner's files that were not published. `priceFailure`: why prices.jsonl lacks the
 * changes.
 */
export type PublishResult = { readonly movedAside: readonly MovedAside[] } & (
  | { readonly kind: "refused"; readonly problems: readonly Problem[] }
  | {
      readonly kind: "published" | "unchanged";
      readonly number: number;
      readonly publishedAt: string;
      readonly leftOut: readonly Problem[];
      readonly priceFailure?: Failure;
    }
);

export type WorkEnd<Result> = { readonly result: Result } | { readonly failure: Failure };

/** GET /api/state, and the answer to requests that open a folder, start work or stop it. */
export type StudioState = {
  readonly folder: string | null;
  /** The sample project; null if there is none. */
  readonly sample: SampleFacts | null;
  readonly doing: Work | null;
  readonly progress: Progress | null;
  readonly movedAside: readonly MovedAside[];
  readonly addresses: FolderAddresses;
};

/** GET /api/folders?path=: the folders at one place of this computer, for choosing the project's; all paths are absolute. */
export type FolderList = {
  readonly path: string;
  /** null at the top of a disk. */
  readonly parent: string | null;
  readonly folders: readonly { readonly name: string; readonly path: string; readonly isProject: boolean }[];
  /** Whether there are more folders than those listed. */
  readonly isCutOff: boolean;
  readonly places: readonly { readonly kind: "home" | "here" | "disk"; readonly path: string }[];
};

/** GET /api/draft: the unmodified text in the folder; `failure`: there is a draft, but it is unreadable. */
export type DraftAnswer = {
  readonly text: string | null;
  readonly revision: string;
  readonly failure?: Failure;
  readonly hasPreviousDraft?: boolean;
  /** If there is no draft yet: the text of a project file that could be imported. */
  readonly project?: string | null;
  /** The folder's `site.json`; null or missing if there is none. */
  readonly site?: SiteFile | null;
};

/** GET /api/site: the folder's current, unmodified `site.json`; null if there is none. */
export type SiteAnswer = { readonly site: SiteFile | null };

export type PublishedVersion = { readonly number: number; readonly publishedAt: string };

/** GET /api/versions: the latest first. */
export type VersionsAnswer = { readonly isPublished: boolean; readonly versions: readonly PublishedVersion[] };

/** An entry of a PDF's outline: its title, and its page counted from 0. */
export type OutlineEntry = { readonly title: string; readonly page: number };

/** GET and POST /api/pdf: the preview of a PDF before anything is built from it. */
export type PdfFacts = {
  /** Size in points. */
  readonly pages: readonly { readonly width: number; readonly height: number }[];
  readonly texts: readonly string[];
  /** The first level of its outline. */
  readonly chapters: readonly OutlineEntry[];
};

/** POST /api/test-message: the outcome of a message; `answer`: the beginning of the answer, as plain text. */
export type TestMessageAnswer = {
  readonly outcome: "accepted" | "refused" | "forbidden" | "tooMany" | "redirected" | "silent" | "unreachable";
  /** The address that it was sent to. */
  readonly url: string;
  readonly status?: number;
  readonly answer?: string;
};

/** The events sent to all windows, by name. */
export type StudioNews = {
  /** The number of windows in which the folder is open. */
  readonly windows: { readonly open: number };
  readonly folder: { readonly folder: string };
  readonly draft: { readonly revision: string };
  readonly progress: Progress;
  readonly output: { readonly output: string };
};

/** GET /api/events. */
export type StudioEvents = StudioNews & { readonly [Name in Work]: WorkEnd<WorkResults[Name]> };
