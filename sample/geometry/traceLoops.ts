import type { Point, Polygon } from "../types.ts";
import { isClose, sortedUnique } from "./lengths.ts";

interface CellGrid {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}

/** The grid through all corners of some rectilinear shapes: no edge crosses any of its cells. */
export function cellGrid(shapes: readonly Polygon[]): CellGrid {
  const corners = shapes.flat();
  return { xs: sortedUnique(corners.map((p) => p[0])), ys: sortedUnique(corners.map((p) => p[1])) };
}

type Node = readonly [number, number];
type Exits = Map<string, Node[]>;

/** Outlines of the cells whose centre is filled: outer loops counter-clockwise, holes clockwise, with corners only. */
export function traceLoops({ xs, ys }: CellGrid, isFilled: (middle: Point) => boolean): Polygon[] {
  const filled = xs
    .slice(1)
    .map((x1, i) => ys.slice(1).map((y1, j) => isFilled([middle(xs[i], x1), middle(ys[j], y1)])));
  const exits = boundaryExits(filled);
  const loops: Polygon[] = [];
  for (const [key, nodes] of exits)
    while (nodes.length > 0) {
      const loop = walk(exits, key).map(([i, j]): Point => [xs[i] ?? 0, ys[j] ?? 0]);
      loops.push(withoutStraightCorners(loop));
    }
  return loops;
}

function middle(a = 0, b = 0): number {
  return (a + b) / 2;
}

function boundaryExits(filled: readonly (readonly boolean[])[]): Exits {
  const exits: Exits = new Map();
  const has = (i: number, j: number) => filled[i]?.[j] ?? false;
  const add = (from: Node, to: Node) => {
    const key = from.join(",");
    const nodes = exits.get(key);
    if (nodes) nodes.push(to);
    else exits.set(key, [to]);
  };
  filled.forEach((column, i) =>
    column.forEach((isIn, j) => {
      if (!isIn) return;
      if (!has(i, j - 1)) add([i, j], [i + 1, j]);
      if (!has(i + 1, j)) add([i + 1, j], [i + 1, j + 1]);
      if (!has(i, j + 1)) add([i + 1, j + 1], [i, j + 1]);
      if (!has(i - 1, j)) add([i, j + 1], [i, j]);
    }),
  );
  return exits;
}

function walk(exits: Exits, start: string): Node[] {
  const [i = 0, j = 0] = start.split(",").map(Number);
  const nodes: Node[] = [];
  let here: Node = [i, j];
  let heading: Node | undefined;
  do {
    const next = takeExit(exits.get(here.join(",")) ?? [], here, heading);
    if (!next) throw new Error(`The boundary breaks off at node ${here.join(",")}.`);
    nodes.push(here);
    heading = [Math.sign(next[0] - here[0]), Math.sign(next[1] - here[1])];
    here = next;
  } while (here.join(",") !== start);
  return nodes;
}

// Where two loops touch at a corner, turning left separates them.
function takeExit(nodes: Node[], here: Node, heading: Node | undefined): Node | undefined {
  const [first, second] = nodes;
  if (!heading || !first || !second) return nodes.shift();
  const turn = (to: Node) => heading[0] * Math.sign(to[1] - here[1]) - heading[1] * Math.sign(to[0] - here[0]);
  return nodes.splice(turn(first) > turn(second) ? 0 : 1, 1)[0];
}

function withoutStraightCorners(loop: Polygon): Polygon {
  return loop.filter((b, i) => {
    const a = loop[(i + loop.length - 1) % loop.length] ?? b;
    const c = loop[(i + 1) % loop.length] ?? b;
    return !([0, 1] as const).some((axis) => isClose(a[axis], b[axis]) && isClose(b[axis], c[axis]));
  });
}
