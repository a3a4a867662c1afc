import type { Complex } from "../buildingTypes.ts";
import type { Point } from "../types.ts";
import { placePolygon, placeRect } from "../geometry/placement.ts";
import { apartmentOutline } from "./apartmentOutline.ts";
import { labelPoint, roomObstacles } from "./letteringPoint.ts";
import { pathOf } from "./pathOf.ts";
import { type PlacedApartment, placedApartments } from "./placedApartments.ts";
import { floorFrame } from "./floorFrame.ts";
import type { FloorPlan } from "./floorPlans.ts";

export interface PlanRegion {
  readonly slot: number;
  readonly label: string;
  /** SVG path data in whole pixels of the plan. */
  readonly outline: string;
  /** The centre of the lettering (number, with the area below), in the living room; whole pixels of the plan. */
  readonly at: Point;
}

export interface PlanRegions {
  readonly width: number;
  readonly height: number;
  readonly regions: readonly PlanRegion[];
}

/** The size of number and area as drawn by the widget at its usual size: about 60 x 48 pixels of a plan that is 1000 wide. */
const letteringMetres: Point = [3.1, 2.3];

/** The size of a plan's picture, and the region and label position of each apartment. */
export function planRegions(complex: Complex, plan: FloorPlan): PlanRegions {
  const frame = floorFrame(complex, plan);
  const regions = placedApartments(complex, plan.floor).apartments.map((placed) => ({
    slot: placed.apartment.slot,
    label: placed.apartment.alt,
    outline: pathOf(apartmentOutline(placed).map(frame.toPixels), true),
    at: frame.toPixels(livingRoomPoint(placed)),
  }));
  return { width: frame.width, height: frame.height, regions };
}

function livingRoomPoint({ layout, derived, placement }: PlacedApartment): Point {
  const living = layout.rooms.find((room) => room.kind === "living");
  const floor = living && derived.net.get(living.id);
  if (!floor) throw new Error(`Layout ${layout.id} has no living room.`);
  // Computed on the plate, where the lettering is upright however the apartment is rotated.
  return labelPoint({
    floor: placePolygon(floor, placement),
    obstacles: roomObstacles(layout, living.id).map((rect) => placeRect(rect, placement)),
    size: letteringMetres,
  });
}
