import type { Problem } from "./draft/checks/problem.ts";
import type { SiteFile } from "./draft/website/website.ts";

// What the studio's page and its server say to each other, over HTTP and in the events that all windows hear.

/** Why the server did not do it: a code the page has words for, and the server's own English sentence. */
export type Fault = { readonly code: string; readonly message: string };

/** A project to try things on: where the owner's copy lies, and what is in it. */
export type SampleFacts = { readonly folder: string; readonly towers: number; readonly apartments: number };

/** What came with a folder and is not believed: what it was called, and what it is called now. */
export type MovedAside = { readonly from: string; readonly to: string };

/** Progress of a publication: steps out of `total`, weighted by their work; `secondsLeft` once it can be estimated. */
export type Progress = {
  readonly step: "check" | "files" | "writing" | "done";
  readonly done: number;
  readonly total: number;
  readonly secondsLeft?: number;
};

/** Where a window finds the owner's files: another origin than the page's, which runs nothing in its name; with a slash at their end. */
export type FolderAddresses = {
  readonly folder: string;
  /** What is published in the folder; null while none is open. */
  readonly published: string | null;
};

/** What takes its time: how it ends is told to the windows, under its name. */
export type WorkResults = {
  readonly publish: PublishResult;
  readonly back: {
    readonly number: number;
    readonly movedAside: readonly MovedAside[];
    readonly priceFault?: Fault;
  };
  readonly upload: Readonly<Record<string, never>>;
};

export type Work = keyof WorkResults;

/**
 * `problems`: what blocks. `leftOut`: what of the owner's files was not published. `priceFault`: why prices.jsonl does not have what
 * has changed.
 */
export type PublishResult = { readonly movedAside: readonly MovedAside[] } & (
  | { readonly kind: "refused"; readonly problems: readonly Problem[] }
  | {
      readonly kind: "published" | "unchanged";
      readonly number: number;
      readonly publishedAt: string;
      readonly leftOut: readonly Problem[];
      readonly priceFault?: Fault;
    }
);

export type WorkEnd<Result> = { readonly result: Result } | { readonly fault: Fault };

/** GET /api/state, and the answer of what opens a folder, begins a work or stops it. */
export type StudioState = {
  readonly folder: string | null;
  /** What can be tried without a folder of one's own; null where there is nothing. */
  readonly sample: SampleFacts | null;
  readonly doing: Work | null;
  readonly progress: Progress | null;
  readonly movedAside: readonly MovedAside[];
  readonly addresses: FolderAddresses;
};

/** GET /api/folders?path=: the folders at one place of this computer, for choosing the project's; all paths are absolute. */
export type FolderList = {
  readonly path: string;
  /** null: the top of a disk. */
  readonly parent: string | null;
  readonly folders: readonly { readonly name: string; readonly path: string; readonly isProject: boolean }[];
  /** There are more than are listed. */
  readonly isCutOff: boolean;
  readonly places: readonly { readonly kind: "home" | "here" | "disk"; readonly path: string }[];
};

/** GET /api/draft: as it lies in the folder; `fault`: there is one, but it cannot be understood. */
export type DraftAnswer = {
  readonly text: string | null;
  readonly revision: string;
  readonly fault?: Fault;
  readonly hasBefore?: boolean;
  /** Where there is no draft yet: the text of a project file that could be taken over. */
  readonly project?: string | null;
  /** The folder's `site.json`; null or missing: there is none. */
  readonly site?: SiteFile | null;
};

/** GET /api/site: the folder's `site.json` as it lies there now; null: there is none. */
export type SiteAnswer = { readonly site: SiteFile | null };

export type PublishedVersion = { readonly number: number; readonly publishedAt: string };

/** GET /api/versions: the latest first. */
export type VersionsAnswer = { readonly isPublished: boolean; readonly versions: readonly PublishedVersion[] };

/** An entry of a PDF's outline: its title, and its page counted from 0. */
export type OutlineEntry = { readonly title: string; readonly page: number };

/** GET and POST /api/pdf: what is shown of a PDF before anything is made of it. */
export type PdfFacts = {
  /** Sides in points. */
  readonly pages: readonly { readonly width: number; readonly height: number }[];
  readonly texts: readonly string[];
  /** Its outline, its first level. */
  readonly chapters: readonly OutlineEntry[];
};

/** POST /api/letter: how the letter fared; `said`: the first words of the answer, as plain text. */
export type LetterAnswer = {
  readonly outcome: "taken" | "refused" | "forbidden" | "tooMany" | "redirected" | "silent" | "unreachable";
  /** Where it was sent. */
  readonly url: string;
  readonly status?: number;
  readonly said?: string;
};

/** What all windows hear while something goes on, by its name. */
export type StudioNews = {
  /** Two windows on one folder: each knows of the other. */
  readonly windows: { readonly open: number };
  readonly folder: { readonly folder: string };
  readonly draft: { readonly revision: string };
  readonly progress: Progress;
  readonly output: { readonly output: string };
};

/** GET /api/events. */
export type StudioEvents = StudioNews & { readonly [Name in Work]: WorkEnd<WorkResults[Name]> };
