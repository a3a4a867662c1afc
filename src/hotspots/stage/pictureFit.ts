import type { Box } from "../hotspot.ts";

type Size = { readonly width: number; readonly height: number };

/** Where a picture is held when its stage has another shape; the rest of it is cut off. */
type Side = "Min" | "Mid" | "Max";

/** How a picture fills its stage: said so that a style sheet and an SVG can both do it. */
export type PictureFit = { readonly x: Side; readonly y: Side };

const shares: Readonly<Record<Side, number>> = { Min: 0, Mid: 0.5, Max: 1 };

/** Held at its middle, or at the edge near which its regions lie. */
export function fitOf(picture: Size, regions: Box): PictureFit {
  return {
    x: sideOf((regions.x + regions.width / 2) / picture.width),
    y: sideOf((regions.y + regions.height / 2) / picture.height),
  };
}

function sideOf(middle: number): Side {
  if (middle < 1 / 3) return "Min";
  return middle > 2 / 3 ? "Max" : "Mid";
}

/** As `preserveAspectRatio` says it. */
export function aspectRatioOf({ x, y }: PictureFit): string {
  return `x${x}Y${y} slice`;
}

/** The part of a picture, in its own units, that a stage of another shape shows. */
export function visibleBox(picture: Size, stage: Size, { x, y }: PictureFit): Box {
  const scale = Math.max(stage.width / picture.width, stage.height / picture.height);
  const [width, height] = [stage.width / scale, stage.height / scale];
  return { x: (picture.width - width) * shares[x], y: (picture.height - height) * shares[y], width, height };
}
