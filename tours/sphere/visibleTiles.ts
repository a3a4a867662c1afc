import { screenPointOf } from "./projection.ts";
import { tilesOf, type TileGrid, type Tile } from "./painting/tiles.ts";
import type { Camera, ViewSize } from "./view.ts";

/** Sample points per side of a tile: dense enough for the narrowest view to contain one. */
const samplesPerSide = 9;

/** The visible tiles, those nearest to the middle of the view first. */
export function visibleTiles(grid: TileGrid, view: Camera & ViewSize): Tile[] {
  return tilesOf(grid)
    .map((tile) => ({ tile, distance: distanceToMiddle(tile, view) }))
    .filter(({ distance }) => distance < Number.POSITIVE_INFINITY)
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ tile }) => tile);
}

/** The distance of a tile's nearest visible point from the middle of the view, in pixels; infinite if none is visible. */
function distanceToMiddle({ cols, rows, col, row }: Tile, view: Camera & ViewSize): number {
  let distance = Number.POSITIVE_INFINITY;
  for (let j = 0; j < samplesPerSide; j += 1)
    for (let i = 0; i < samplesPerSide; i += 1) {
      const yaw = ((col + i / (samplesPerSide - 1)) / cols - 0.5) * 2 * Math.PI;
      const pitch = (0.5 - (row + j / (samplesPerSide - 1)) / rows) * Math.PI;
      const { x, y, isAhead } = screenPointOf(yaw, pitch, view);
      if (!isAhead || x < 0 || y < 0 || x > view.width || y > view.height) continue;
      distance = Math.min(distance, Math.hypot(x - view.width / 2, y - view.height / 2));
    }
  return distance;
}
