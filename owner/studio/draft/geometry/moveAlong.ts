import { type Move, withoutSpikes } from "./joinLines.ts";
import { crossesItself } from "./overlap.ts";
import { distance, type Polygon, type Shape } from "./polygon.ts";

/** Corners closer than this count as one: outlines are written in tenths of a unit. */
const same = 0.15;

/** A shape whose corners move along with coinciding corners of others; undefined if none does, or if it would be turned inside out. */
export function moveAlong(shape: Shape, moves: readonly Move[]): Shape | undefined {
  const moveOf = (corner: Polygon[number]) => moves.find(({ from }) => distance(from, corner) < same);
  if (!shape.flat().some(moveOf)) return undefined;
  const moved = shape.map((part) =>
    part.some(moveOf) ? withoutSpikes(part.map((corner) => moveOf(corner)?.to ?? corner)) : part,
  );
  return crossesItself(moved) ? undefined : moved;
}
