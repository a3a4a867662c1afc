import type { Furnishing } from "../../types.ts";
import { intersectionArea } from "../../geometry/polygonBoolean.ts";
import { rectArea, rectPolygon, rectsOverlap } from "../../geometry/rect.ts";
import { swingOf } from "../../derive/swingOf.ts";
import { zoneOf } from "../../derive/openings.ts";
import type { LayoutCase, LayoutRule } from "../layoutCase.ts";

const beforeDoor = 0.5;
const beforeWindow = 0.45;
const touch = 0.03;

/** Furniture is inside its room, clear of door leaves, doors and exits, and tall furniture is clear of windows. */
export const furniturePlaces: LayoutRule = (layoutCase) =>
  layoutCase.layout.furniture.flatMap((piece, i) =>
    problemsOf(layoutCase, piece, layoutCase.layout.furniture.slice(i + 1)).map((problem) => ({
      place: `${layoutCase.place}.furniture[${i}](${piece.type} in ${piece.room})`,
      problem,
    })),
  );

function problemsOf(layoutCase: LayoutCase, piece: Furnishing, later: readonly Furnishing[]): string[] {
  const floor = layoutCase.derived.net.get(piece.room);
  if (!floor) return ["stands in no room"];
  const isIn = intersectionArea(rectPolygon(piece.rect), floor) >= rectArea(piece.rect) - 2e-3;
  const problems = isIn ? [] : ["stands outside its room"];
  return piece.flat ? problems : [...problems, ...blockedOpenings(layoutCase, piece), ...collisions(piece, later)];
}

function blockedOpenings({ layout }: LayoutCase, piece: Furnishing): string[] {
  const isHit = (zone: Furnishing["rect"]) => rectsOverlap(piece.rect, zone, touch);
  const doors = layout.doors.filter(({ from, to }) => from === piece.room || to === piece.room);
  const windows = layout.windows.filter(
    (w) => w.room === piece.room && (piece.tall || (w.sill === 0 && w.to !== "outside")),
  );
  return [
    ...doors
      .filter((d) => d.into === piece.room && isHit(swingOf(d).rect))
      .map((d) => `stands in the swing of ${d.id}`),
    ...doors.filter((d) => isHit(zoneOf(d, beforeDoor))).map((d) => `blocks the door ${d.id}`),
    ...windows.filter((w) => isHit(zoneOf(w, beforeWindow))).map((w) => `blocks the window ${w.id}`),
  ];
}

function collisions(piece: Furnishing, later: readonly Furnishing[]): string[] {
  return later
    .filter((other) => !other.flat && other.room === piece.room && !(piece.nested || other.nested))
    .filter((other) => rectsOverlap(piece.rect, other.rect, 0.02))
    .map((other) => `overlaps the ${other.type}`);
}
