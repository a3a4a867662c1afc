/** A part of the site (code or a style sheet) that did not load: missing, refused or timed out. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";

  constructor(part: string, cause?: unknown) {
    super(`${part} did not load.`, { cause });
  }
}

/** Specification, section 9. */
const timeoutMs = 120_000;

/** Waits for a part of the code; throws a ChunkLoadError if it fails or does not load within 120 s. `part`: its name in error messages. */
export async function loadChunk<Module>(part: string, load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no response after ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (cause) {
    throw new ChunkLoadError(part, cause);
  } finally {
    clearTimeout(timer);
  }
}
