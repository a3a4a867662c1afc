import { writeShape } from "../../../draft/geometry/polygon.ts";
import { matchOverlays, hasSameProportions, traceSize } from "../../../draft/trace/overlays.ts";
import type { SvgTarget } from "../../../draft/svg/svgOutlines.ts";
import type { CanvasPicture } from "../canvas/Canvas.tsx";
import { decodedPicture } from "../picture/decodedPicture.ts";
import type { FoundShapes, LeftOutReason } from "./outlineSuggestion.ts";
import { startTracer, type Tracer } from "./traceJob.ts";

type Tracing = {
  readonly files: readonly File[];
  readonly targets: readonly SvgTarget[];
  /** The picture below the overlays. */
  readonly picture: CanvasPicture;
  /** Called before each overlay with the number already traced. */
  readonly onProgress: (done: number, total: number) => void;
  readonly signal: AbortSignal;
};

/** Traces overlays, pictures in which only one floor or apartment is coloured, each for the target that its file is named after; undefined if it was stopped. */
export async function traceOverlays(tracing: Tracing): Promise<FoundShapes | undefined> {
  const { files, targets, onProgress, signal } = tracing;
  const { matched, unmatchedNames, duplicateNames } = matchOverlays(
    files.map(({ name }) => name),
    targets,
  );
  const byName = new Map(files.map((file) => [file.name, file]));
  const leftOut: { name: string; reason: LeftOutReason }[] = [
    ...unmatchedNames.map((name) => ({ name, reason: "noNumber" as const })),
    ...duplicateNames.map((name) => ({ name, reason: "duplicate" as const })),
  ];
  const shapes: { key: string; source: string; outline: string }[] = [];
  const tracer = startTracer();
  signal.addEventListener("abort", tracer.stop);
  try {
    for (const [index, { file, target }] of matched.entries()) {
      if (signal.aborted) return undefined;
      onProgress(index, matched.length);
      const overlay = byName.get(file);
      const traced = overlay ? await traceFile(overlay, tracing, tracer) : "notPicture";
      if (isReason(traced)) leftOut.push({ name: file, reason: traced });
      else shapes.push({ key: target, source: file, outline: traced.outline });
    }
  } finally {
    tracer.stop();
  }
  return signal.aborted ? undefined : { found: shapes, leftOut };
}

const isReason = (traced: { readonly outline: string } | LeftOutReason): traced is LeftOutReason =>
  typeof traced === "string";

async function traceFile(
  file: File,
  { picture }: Tracing,
  tracer: Tracer,
): Promise<{ readonly outline: string } | LeftOutReason> {
  const address = URL.createObjectURL(file);
  try {
    const image = await decodedPicture(address);
    if (typeof image === "string") return image === "notPicture" ? image : "tooLarge";
    const imageSize = { width: image.naturalWidth, height: image.naturalHeight };
    if (!hasSameProportions(imageSize, picture)) return "otherProportions";
    const size = traceSize(imageSize);
    const overlay = () => bitmapOf(image, size);
    let traced = await tracer.trace({ overlay: await overlay(), picture });
    if (traced === "opaque") {
      const imageBelow = await decodedPicture(picture.address);
      if (typeof imageBelow === "string") return "opaque";
      traced = await tracer.trace({
        overlay: await overlay(),
        pictureBelow: await bitmapOf(imageBelow, size),
        picture,
      });
    }
    if (traced === "opaque") return "opaque";
    const outline = writeShape(traced);
    return outline === "" ? "nothingColoured" : { outline };
  } finally {
    URL.revokeObjectURL(address);
  }
}

const bitmapOf = (
  image: HTMLImageElement,
  { width, height }: Pick<CanvasPicture, "width" | "height">,
): Promise<ImageBitmap> =>
  createImageBitmap(image, { resizeWidth: width, resizeHeight: height, resizeQuality: "high" });
