import type { Piece, Point } from "../types.ts";
import { type Frame, unitsPerMetre } from "./frameOf.ts";
import { pieceStrokes } from "./pieceStrokes.ts";
import type { PlanLayers } from "./planLayers.ts";
import { strokePath } from "./strokePath.ts";

/** Furniture in outline; rugs are left out, because their edges would cross the furniture on them. */
export function furnitureLayers(
  pieces: readonly Piece[],
  place: (point: Point) => Point,
  frame: Frame,
): Pick<PlanLayers, "furniture" | "racks"> {
  const strokes = pieces.flatMap(pieceStrokes).map((stroke) => ({
    ...stroke,
    points: stroke.points.map((point) => frame.toUnits(place(point))),
    radius: Math.round((stroke.radius ?? 0) * unitsPerMetre),
  }));
  const paths = (isRack: boolean) =>
    strokes
      .filter((stroke) => (stroke.kind === "rack") === isRack)
      .map(strokePath)
      .join("");
  return { furniture: paths(false), racks: paths(true) };
}
