import type { Plate } from "../buildingTypes.ts";
import type { PlateApartment, Rect } from "../types.ts";
import { millimetres } from "../geometry/lengths.ts";
import { rectPolygon } from "../geometry/rect.ts";
import { core } from "./core.ts";

const halfOuterWall = 0.15;

/** The floor plans by id. P1: floor 1; P2: 2 to 5; P6: 6, 7; P8: 8, 9; P10: 10; P11: 11. */
export const plates: Readonly<Record<string, Plate>> = {
  P1: plate([0, 0, 46.8, 22.2], [5.4, 10.2, 41.4, 12], wideFloor("19")),
  P2: plate([0, 0, 46.8, 22.2], [5.4, 10.2, 41.4, 12], wideFloor("19.1")),
  P6: plate(
    [0, 0, 43.2, 22.2],
    [5.4, 10.2, 37.8, 12],
    [
      { slot: 1, layout: "12", at: [43.2, 22.2], rot: 180 },
      { slot: 2, layout: "10", at: [30.6, 22.2], rot: 180 },
      { slot: 3, layout: "9", at: [18, 22.2], rot: 180 },
      { slot: 4, layout: "6", at: [10.8, 22.2], rot: 180 },
      { slot: 5, layout: "2-mirror", at: [9, 0], rot: 0 },
      { slot: 6, layout: "4-mirror", at: [18, 0], rot: 0 },
      { slot: 7, layout: "20", at: [18, 0], rot: 0 },
      { slot: 8, layout: "4", at: [25.2, 0], rot: 0 },
      { slot: 9, layout: "2", at: [34.2, 0], rot: 0 },
    ],
  ),
  P8: plate(
    [0, 0, 39.6, 22.2],
    [5.4, 10.2, 34.2, 12],
    [
      { slot: 1, layout: "11", at: [39.6, 22.2], rot: 180 },
      { slot: 2, layout: "9", at: [18, 22.2], rot: 180 },
      { slot: 3, layout: "7", at: [10.8, 22.2], rot: 180 },
      { slot: 4, layout: "2-mirror", at: [9, 0], rot: 0 },
      { slot: 5, layout: "13", at: [9, 0], rot: 0 },
      { slot: 6, layout: "4", at: [19.8, 0], rot: 0 },
      { slot: 7, layout: "14", at: [28.8, 0], rot: 0 },
    ],
  ),
  P10: plate(
    [0, 0, 36, 22.2],
    [5.4, 10.2, 30.6, 12],
    [
      { slot: 1, layout: "12", at: [36, 22.2], rot: 180 },
      { slot: 2, layout: "9", at: [18, 22.2], rot: 180 },
      { slot: 3, layout: "7", at: [10.8, 22.2], rot: 180 },
      { slot: 4, layout: "12", at: [0, 0], rot: 0 },
      { slot: 5, layout: "13", at: [12.6, 0], rot: 0 },
      { slot: 6, layout: "15", at: [23.4, 0], rot: 0 },
    ],
  ),
  P11: {
    ...plate(
      [5.4, 3, 32.4, 22.2],
      [13.8, 10.2, 27, 12],
      [
        { slot: 1, layout: "17", at: [0, 0], rot: 0 },
        { slot: 2, layout: "16", at: [0, 0], rot: 0 },
        { slot: 3, layout: "18", at: [0, 0], rot: 0 },
      ],
    ),
    pergolas: [rectPolygon([1.65, 9.5, 5.25, 14.5]), rectPolygon([32.55, 4.5, 35.85, 9.5])],
  },
};

function wideFloor(first: string): PlateApartment[] {
  return [
    { slot: 1, layout: first, at: [39.6, 22.2], rot: 180 },
    { slot: 2, layout: "10", at: [30.6, 22.2], rot: 180 },
    { slot: 3, layout: "9", at: [18, 22.2], rot: 180 },
    { slot: 4, layout: "5", at: [10.8, 22.2], rot: 180 },
    { slot: 5, layout: "1-mirror", at: [10.8, 0], rot: 0 },
    { slot: 6, layout: "3-mirror", at: [19.8, 0], rot: 0 },
    { slot: 7, layout: "20", at: [19.8, 0], rot: 0 },
    { slot: 8, layout: "3", at: [27, 0], rot: 0 },
    { slot: 9, layout: "1", at: [36, 0], rot: 0 },
    { slot: 10, layout: "8", at: [46.8, 22.2], rot: 180 },
  ];
}

function plate(axes: Rect, corridor: Rect, apartments: readonly PlateApartment[]): Plate {
  const [x0, y0, x1, y1] = axes;
  const face = [x0 - halfOuterWall, y0 - halfOuterWall, x1 + halfOuterWall, y1 + halfOuterWall] as const;
  return {
    axes: rectPolygon(axes),
    face: rectPolygon(face).map(([x, y]) => [millimetres(x), millimetres(y)] as const),
    corridor: rectPolygon(corridor),
    core,
    homes: apartments,
  };
}
