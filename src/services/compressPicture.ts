import shrink from "browser-image-compression";
import type { Result } from "../failure/failure.ts";

/** The specified limits first (docs/developers/specification.md, section 9); the others for pictures that do not fit into an e-mail as base64. */
const attempts = [
  { maxSizeMB: 0.05, maxWidthOrHeight: 400 },
  { maxSizeMB: 0.033, maxWidthOrHeight: 400 },
  { maxSizeMB: 0.024, maxWidthOrHeight: 320 },
  { maxSizeMB: 0.014, maxWidthOrHeight: 240 },
] as const;

/** What to shrink: the picture's address, and the maximum length of its data URL. */
export type ShrinkOrder = { readonly url: string; readonly maxCharacters: number };

type Options = {
  readonly useWebWorker: boolean;
  /** Address of the library's own script, for its worker; `undefined`: the library's default. */
  readonly libURL: string | undefined;
  readonly signal: AbortSignal;
};

/** Tries smaller sizes until the picture fits. Failure: `mailTooLarge`. Rejects if the file is not a picture or is broken. */
export async function compressPicture(
  picture: File,
  { maxCharacters }: ShrinkOrder,
  { useWebWorker, libURL, signal }: Options,
): Promise<Result<string>> {
  for (const attempt of attempts) {
    const small = await shrink(picture, {
      ...attempt,
      fileType: "image/jpeg",
      initialQuality: 0.8,
      useWebWorker,
      ...(libURL !== undefined && { libURL }),
      signal,
    });
    const url = await shrink.getDataUrlFromFile(small);
    if (url.length <= maxCharacters) return { ok: true, value: url };
  }
  return { ok: false, failure: { code: "mailTooLarge", detail: "the picture stays too large" } };
}
