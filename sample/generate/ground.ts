import type { Ground } from "../buildingTypes.ts";
import type { Rect } from "../types.ts";
import { rectPolygon } from "../geometry/rect.ts";
import { core } from "./core.ts";

const shopRects: readonly Rect[] = [
  [-2.4, -2.1, 6.2, 10.2],
  [6.2, -2.1, 14.8, 10.2],
  [14.8, -2.1, 23.4, 10.2],
  [23.4, -2.1, 32, 10.2],
  [32, -2.1, 40.6, 10.2],
  [40.6, -2.1, 49.2, 10.2],
  [41.4, 12, 49.2, 28.2],
  [33.6, 12, 41.4, 28.2],
  [25.8, 12, 33.6, 28.2],
  [11.2, 12, 18, 28.2],
  [4.4, 12, 11.2, 28.2],
  [-2.4, 12, 4.4, 28.2],
];

/** The podium with its shops and the residents' entrance. */
export const ground: Ground = {
  height: 5.2,
  axes: rectPolygon([-2.4, -2.1, 49.2, 28.2]),
  core: core.outline,
  entranceHall: {
    name: "Hyrja e banorëve",
    poly: [
      [18, 22.2],
      [23.4, 22.2],
      [23.4, 12],
      [25.8, 12],
      [25.8, 28.2],
      [18, 28.2],
    ],
    door: { at: [21.9, 28.2], h: 0, width: 2.4 },
  },
  service: [{ name: "Korridori i shërbimit", poly: rectPolygon([-2.4, 10.2, 49.2, 12]) }],
  shops: shopRects.map((rect, i) => ({ id: `L${i + 1}`, name: `Lokali ${i + 1}`, poly: rectPolygon(rect) })),
};
