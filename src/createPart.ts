import { debugLog } from "./debugLog.ts";

/** A part of the code that is loaded when it is first needed and cached from then on; the elements' parts stand in src/parts.ts. */
export type Part<Content> = {
  /** Fetches it. A failure is not cached. Rejects with a ChunkLoadError after 120 s. */
  load(): Promise<Content>;
  /** `undefined` until it has loaded. */
  get(): Content | undefined;
  /** Provides it without fetching, on a server that has it in its own bundle. */
  give(content: Content): void;
};

/** Specification, section 7: "chunk timeout 120000 ms". */
const longestWaitMs = 120_000;

/** `name`: in the console, for whoever debugs a page. */
export function createPart<Content>(name: string, fetchContent: () => Promise<Content>): Part<Content> {
  let content: Content | undefined;
  let coming: Promise<Content> | undefined;
  return {
    async load() {
      if (content !== undefined) return content;
      if (!coming) debugLog(`loads ${name}`);
      coming ??= inTime(fetchContent()).finally(() => (coming = undefined));
      content = await coming;
      return content;
    },
    get: () => content,
    give(given) {
      content = given;
    },
  };
}

function inTime<Content>(coming: Promise<Content>): Promise<Content> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(Object.assign(new Error("Timeout"), { name: "ChunkLoadError" }));
    }, longestWaitMs);
    void coming.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Has a part fetched for a visitor who is about to need it. Where it does not come, the place that needs it says so. */
export function fetchAhead(part: Part<unknown> | undefined): void {
  part?.load().catch(() => {});
}
