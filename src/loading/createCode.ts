/** A part of the code that comes in a file of its own: fetched when first asked for, at hand from then on. */
export type Code<Part> = {
  /** Fetches it; a failure is not remembered. Rejects with a ChunkLoadError when it takes longer than 120 s. */
  load(): Promise<void>;
  get(): Part | undefined;
  /** Puts it at hand: for a server, and where it comes with other code. */
  give(part: Part): void;
};

/** Specification, section 7: "chunk timeout 120000 ms". */
const longestWaitMs = 120_000;

export function createCode<Part>(fetchPart: () => Promise<Part>): Code<Part> {
  let part: Part | undefined;
  let coming: Promise<Part> | undefined;
  return {
    load: async () => {
      if (part !== undefined) return;
      coming ??= inTime(fetchPart()).finally(() => (coming = undefined));
      part = await coming;
    },
    get: () => part,
    give: (given) => {
      part = given;
    },
  };
}

/** Code that an element brings along: at hand from the start. */
export const codeAtHand = <Part>(part: Part): Code<Part> => ({ load: async () => {}, get: () => part, give: () => {} });

function inTime<Part>(coming: Promise<Part>): Promise<Part> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(Object.assign(new Error("Timeout"), { name: "ChunkLoadError" }));
    }, longestWaitMs);
    void coming.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
