import type { RoofTerrace } from "../buildingTypes.ts";
import type { Piece, Rect } from "../types.ts";
import { millimetres } from "../geometry/lengths.ts";
import { rectPolygon } from "../geometry/rect.ts";

// Floors 6, 8 and 10 step back 3.6 m at the east end: the remaining roof belongs to the two adjacent apartments.
const rects: Readonly<Record<number, Readonly<Record<string, Rect>>>> = {
  6: { "12": [43.35, 11.1, 46.65, 22.05], "2": [43.35, 0.15, 46.65, 11.1] },
  8: { "11": [39.75, 11.1, 43.05, 22.05], "14": [39.75, 0.15, 43.05, 11.1] },
  10: { "12": [36.15, 11.1, 39.45, 22.05], "15": [36.15, 0.15, 39.45, 11.1] },
};

const planterLength = 1.6;
const planterStep = 2.3;

/** The roof terrace of an apartment on this floor, if any. Layout 12 occurs twice on floor 10; only the rotated one has a terrace. */
export function roofTerraceOf(floor: number, layout: string, turn: number): RoofTerrace | undefined {
  const rect = rects[floor]?.[layout];
  if (!rect || (layout === "12" && turn !== 180)) return undefined;
  const [x0, y0, x1] = rect;
  return {
    poly: rectPolygon(rect),
    pergola: rectPolygon(round([x0, y0 + 0.9, x1 - 0.3, y0 + 5.2])),
    furniture: [
      { type: "table", seats: 6, rect: round([x0 + 0.6, y0 + 2, x0 + 2.6, y0 + 4.1]), f: [0, 1] },
      { type: "loungeset", rect: round([x0 + 0.4, y0 + 5.6, x0 + 2.6, y0 + 8]), f: [0, 1] },
      ...plantersAlong(rect),
    ],
  };
}

function plantersAlong([, y0, x1, y1]: Rect): Piece[] {
  const planters: Piece[] = [];
  for (let y = y0 + 0.5; y + planterLength < y1; y += planterStep)
    planters.push({ type: "planter", rect: round([x1 - 0.55, y, x1 - 0.15, y + planterLength]), f: [-1, 0] });
  return planters;
}

function round([x0, y0, x1, y1]: Rect): Rect {
  return [millimetres(x0), millimetres(y0), millimetres(x1), millimetres(y1)];
}
