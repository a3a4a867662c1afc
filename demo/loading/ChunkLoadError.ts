/** A part of the site (code or a style sheet) that did not come: missing, refused, or not there in time. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";

  constructor(part: string, cause?: unknown) {
    super(`${part} did not load.`, { cause });
  }
}
