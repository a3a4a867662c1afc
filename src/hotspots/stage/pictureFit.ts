import type { Box } from "../hotspot.ts";

type Size = { readonly width: number; readonly height: number };

/** How a picture is aligned when its stage has another aspect ratio; the rest is cropped. */
type Alignment = "Min" | "Mid" | "Max";

/** How a picture fills its stage, in a form usable by style sheets and SVG. */
export type PictureFit = { readonly x: Alignment; readonly y: Alignment };

const shares: Readonly<Record<Alignment, number>> = { Min: 0, Mid: 0.5, Max: 1 };

/** Centred, or aligned to the edge near its regions. */
export function fitOf(picture: Size, regions: Box): PictureFit {
  return {
    x: alignmentOf((regions.x + regions.width / 2) / picture.width),
    y: alignmentOf((regions.y + regions.height / 2) / picture.height),
  };
}

function alignmentOf(middle: number): Alignment {
  if (middle < 1 / 3) return "Min";
  return middle > 2 / 3 ? "Max" : "Mid";
}

/** As a value of `preserveAspectRatio`. */
export function aspectRatioOf({ x, y }: PictureFit): string {
  return `x${x}Y${y} slice`;
}

/** The part of a picture, in its units, that is visible in a stage of another aspect ratio. */
export function visibleBox(picture: Size, stage: Size, { x, y }: PictureFit): Box {
  const scale = Math.max(stage.width / picture.width, stage.height / picture.height);
  const [width, height] = [stage.width / scale, stage.height / scale];
  return { x: (picture.width - width) * shares[x], y: (picture.height - height) * shares[y], width, height };
}
