/** A part of the site (code or a style sheet) that did not come: missing, refused, or not there in time. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";

  constructor(part: string, cause?: unknown) {
    super(`${part} did not load.`, { cause });
  }
}

/** Specification, section 9. */
const timeoutMs = 120_000;

/** Waits for a part of the code; throws a ChunkLoadError when it fails or does not come within 120 s. `part`: its name for people. */
export async function loadChunk<Module>(part: string, load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing after ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (cause) {
    throw new ChunkLoadError(part, cause);
  } finally {
    clearTimeout(timer);
  }
}
