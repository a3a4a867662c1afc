import { debugLog } from "../page/debugLog.ts";

/** A part of the code that is loaded when it is first needed and then cached; the elements' parts are listed in src/parts/parts.ts. */
export type Part<Content> = {
  /** Loads it. A failure is not cached: LazyPart offers to try again, which imports the chunk anew. Rejects with a ChunkLoadError after 120 s. */
  load(): Promise<Content>;
  /** `undefined` until it has loaded. */
  get(): Content | undefined;
  /** Provides the content without loading, on a server that has it in its own bundle. */
  set(content: Content): void;
};

/** Specification, section 7: "chunk timeout 120000 ms". */
const maxWaitMs = 120_000;

/** `name`: for the debug log. */
export function createPart<Content>(name: string, fetchContent: () => Promise<Content>): Part<Content> {
  let content: Content | undefined;
  let loading: Promise<Content> | undefined;
  return {
    async load() {
      if (content !== undefined) return content;
      if (!loading) debugLog(`loads ${name}`);
      loading ??= inTime(fetchContent()).finally(() => (loading = undefined));
      content = await loading;
      return content;
    },
    get: () => content,
    set(provided) {
      content = provided;
    },
  };
}

function inTime<Content>(loading: Promise<Content>): Promise<Content> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(Object.assign(new Error("Timeout"), { name: "ChunkLoadError" }));
    }, maxWaitMs);
    void loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Loads a part before it is needed. A failure is ignored here: the view that needs it reports it. */
export function fetchAhead(part: Part<unknown> | undefined): void {
  part?.load().catch(() => {});
}
