import type { Point } from "../../../../src/project/types.ts";
import type { PlanPicture } from "./planPicture.ts";
import { across, along, placeOn, type WallLine, wallLines } from "./wallLines.ts";

/** The walls of a picture, by tile; a tile contains all lines that a point in it may snap to. Lines are in pixels of the analysed picture. */
export type WallMap = {
  /** Pixels per unit of the picture that outlines are drawn on. */
  readonly perUnit: number;
  readonly columns: number;
  readonly tiles: ReadonlyMap<number, readonly WallLine[]>;
};

/** In pixels: the side of a tile. */
export const tile = 48;
/** In pixels: the maximum snapping distance. */
export const maxReach = 24;
/** In pixels: a wall this thin is one line, its edges are not distinguished. */
const thinWall = 4;
/** In pixels: anything thicker is not a wall. */
const thickestWall = 40;

/** All walls of a picture. A large one takes a fraction of a second: run it off the main thread. */
export function readWalls(picture: PlanPicture): WallMap {
  const columns = Math.ceil(picture.width / tile);
  const rows = Math.ceil(picture.height / tile);
  const tiles = new Map<number, WallLine[]>();
  for (const line of withMiddles(wallLines(picture)))
    for (const at of tilesOf(line, columns, rows)) {
      const own = tiles.get(at);
      if (own) own.push(line);
      else tiles.set(at, [line]);
    }
  return { perUnit: picture.perUnit, columns, tiles };
}

/** The lines that a point may snap to, in pixels. */
export function linesNear({ columns, tiles }: WallMap, [x, y]: Point): readonly WallLine[] {
  const column = Math.floor(x / tile);
  return (column >= 0 && column < columns && tiles.get(Math.floor(y / tile) * columns + column)) || [];
}

/** The tiles from which a line can be reached. */
function tilesOf(line: WallLine, columns: number, rows: number): readonly number[] {
  const { normal, offset } = line;
  const ends = [line.from, line.to].map((at) => placeOn(line, at));
  const reach = tile * 0.71 + maxReach;
  const range = (axis: 0 | 1, count: number) => {
    const places = ends.map((end) => end[axis]);
    const [first, last] = [Math.min(...places) - maxReach, Math.max(...places) + maxReach];
    const start = Math.max(0, Math.floor(first / tile));
    return Array.from(
      { length: Math.max(0, Math.min(count - 1, Math.floor(last / tile)) - start + 1) },
      (_, at) => start + at,
    );
  };
  return range(1, rows).flatMap((row) =>
    range(0, columns).flatMap((column) => {
      const middle: Point = [(column + 0.5) * tile, (row + 0.5) * tile];
      return Math.abs(across(normal, middle) - offset) <= reach ? [row * columns + column] : [];
    }),
  );
}

/** Edges, and the centre lines of the walls that they belong to; of a thin wall only its centre line. */
function withMiddles(edges: readonly WallLine[]): readonly WallLine[] {
  const walls = edges.flatMap((edge) => {
    const next = nextEdge(edge, edges);
    return next ? [{ edge, ...next }] : [];
  });
  const thin = new Set(walls.flatMap(({ edge, other, thickness }) => (thickness <= thinWall ? [edge, other] : [])));
  return [...edges.filter((edge) => !thin.has(edge)), ...walls.map(({ edge, other }) => middleOf(edge, other))];
}

/** The other edge of the wall that an edge belongs to: it faces the other way, with ink between them. */
function nextEdge(
  edge: WallLine,
  edges: readonly WallLine[],
): { readonly other: WallLine; readonly thickness: number } | undefined {
  let best: { readonly other: WallLine; readonly thickness: number } | undefined;
  for (const other of edges) {
    if (across(edge.normal, other.normal) > -0.995) continue;
    const [x, y] = middleOfLine(other);
    const thickness = edge.offset - across(edge.normal, [x, y]);
    if (thickness < 0.5 || thickness > (best?.thickness ?? thickestWall)) continue;
    // The other edge runs in the opposite direction.
    if (-other.to < edge.to && -other.from > edge.from) best = { other, thickness };
  }
  return best;
}

const middleOfLine = (line: WallLine): Point => placeOn(line, (line.from + line.to) / 2);

/** A wall's centre line extends into the wall that it ends at. */
function middleOf(edge: WallLine, other: WallLine): WallLine {
  const [x, y]: Point = [edge.normal[0] - other.normal[0], edge.normal[1] - other.normal[1]];
  const length = Math.sqrt(x * x + y * y);
  const normal: Point = [x / length, y / length];
  const [one, two] = [middleOfLine(edge), middleOfLine(other)];
  const [edgeAt, otherAt] = [along(normal, one), along(normal, two)];
  const [edgeHalf, otherHalf] = [(edge.to - edge.from) / 2, (other.to - other.from) / 2];
  const further = Math.abs(across(normal, one) - across(normal, two)) / 2;
  return {
    normal,
    offset: (across(normal, one) + across(normal, two)) / 2,
    from: Math.min(edgeAt - edgeHalf, otherAt - otherHalf) - further,
    to: Math.max(edgeAt + edgeHalf, otherAt + otherHalf) + further,
    isMiddle: true,
  };
}
