import { createHash } from "node:crypto";
import { cleanSvg, type DrawingProblem } from "../../draft/svg/cleanSvg.ts";
import { StudioError, type StudioErrorCode } from "../StudioError.ts";

/** A drawing as visitors get it, and the parts of the owner's file that were removed. `hash`: SHA-256 of the text. */
export type PublishedDrawing = { readonly text: string; readonly hash: string; readonly leftOut: readonly string[] };

const failures: Readonly<Record<DrawingProblem, readonly [StudioErrorCode, string]>> = {
  notDrawing: ["notPicture", "is not an SVG drawing, or it is damaged: export it again."],
  script: ["drawingUnsafe", "has a script in it: export it as a plain SVG."],
  entities: ["drawingEntities", "has a DOCTYPE with declarations, or entities: export it as a plain SVG."],
  encoding: ["drawingEncoding", "is not in UTF-8: export it again as an SVG in UTF-8."],
  tooComplex: ["drawingTooComplex", "is too large or too complex for a browser: simplify it, or export it as a PNG."],
};

/** @throws StudioError if it cannot be published */
export function readDrawing(bytes: Uint8Array, path: string): PublishedDrawing {
  const cleaned = cleanSvg(bytes);
  if (!cleaned.ok) {
    const [code, sentence] = failures[cleaned.failure];
    throw new StudioError(code, `${path} ${sentence}`);
  }
  const { text, leftOut } = cleaned;
  return { text, hash: createHash("sha256").update(text).digest("hex"), leftOut };
}
