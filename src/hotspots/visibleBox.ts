import type { Box } from "./hotspot.ts";

type Size = { readonly width: number; readonly height: number };

/**
 * The part of a picture, in its own units, that a stage of another shape shows: the stage is filled, the cut is taken
 * from the sides far from the regions.
 */
export function visibleBox(picture: Size, stage: Size, regions: Box): Box {
  const scale = Math.max(stage.width / picture.width, stage.height / picture.height);
  const [width, height] = [stage.width / scale, stage.height / scale];
  const x = clamp(regions.x + regions.width / 2 - width / 2, 0, picture.width - width);
  const y = clamp(regions.y + regions.height / 2 - height / 2, 0, picture.height - height);
  return { x, y, width, height };
}

const clamp = (value: number, from: number, to: number): number => Math.max(from, Math.min(value, to));
