import type { Complex, RoofTerrace } from "../buildingTypes.ts";
import type { Placement, Polygon, Rect } from "../types.ts";
import { area } from "../geometry/polygon.ts";
import { difference } from "../geometry/polygonBoolean.ts";
import { deriveLayout } from "../derive/deriveLayout.ts";
import { resolveLayout } from "../derive/resolveLayout.ts";
import type { Frame } from "./frameOf.ts";
import { layoutFrame } from "./layoutFrame.ts";
import { type PlacedApartment, placedApartments } from "./placedApartments.ts";
import { type Rail, railsOf } from "./railsOf.ts";
import { roofBelow, floorFrame } from "./floorFrame.ts";
import { type FloorPlan, floorPlans } from "./floorPlans.ts";
import { floorSheet } from "./floorSheet.ts";

interface TopApartment extends Placement {
  readonly layout: string;
  readonly mirror: boolean;
  readonly rails: readonly Rail[];
  readonly posts: readonly Rect[];
  readonly roofTerrace?: RoofTerrace;
}

/** The content of a picture from straight above: exactly the area of the drawing with the same name. In metres. */
export interface TopScene {
  readonly shown: Rect;
  /** The drawing's size in pixels. */
  readonly width: number;
  readonly height: number;
  readonly isTurned: boolean;
  readonly homes: readonly TopApartment[];
  /** For a floor: its tower and floors, its plate, and the roof of the floor below where it is open to the sky. */
  readonly tower?: string;
  readonly floors?: readonly number[];
  readonly plate?: string;
  /** The floor's walls as drawn, and their openings; adjacent apartments share walls. */
  readonly walls?: readonly Rect[];
  readonly cuts?: readonly Rect[];
  readonly roof?: { readonly whole: Polygon; readonly open: readonly Polygon[] };
}

/** The scenes of the pictures from above, by the drawing that they match: "layouts/1", "plans/p1". */
export function topScenes(complex: Complex): Record<string, TopScene> {
  const layouts = Object.keys(complex.layouts).map((id) => [`layouts/${id}`, layoutScene(complex, id)] as const);
  const plans = floorPlans(complex).map((plan) => [`plans/${plan.id}`, floorScene(complex, plan)] as const);
  return Object.fromEntries([...layouts, ...plans]);
}

function layoutScene(complex: Complex, id: string): TopScene {
  const layout = resolveLayout(complex, id);
  const placement = { at: [0, 0], rot: 0, mirror: layout.mirror } as const;
  const apartment = topApartment({ layout, derived: deriveLayout(layout), placement });
  return { ...sheetOf(layoutFrame(layout)), homes: [apartment] };
}

function floorScene(complex: Complex, plan: FloorPlan): TopScene {
  const { tower, floor, floors } = plan;
  const { walls, cuts } = floorSheet(complex, plan).layers;
  const roof = roofBelow(complex, tower, floor);
  const { plate, apartments } = placedApartments(complex, floor);
  return {
    ...sheetOf(floorFrame(complex, { tower, floor })),
    tower: tower.name,
    floors,
    plate: floor.plate,
    walls,
    cuts,
    homes: apartments.map((placed) => ({
      ...topApartment(placed),
      ...(placed.apartment.roofTerrace && { roofTerrace: placed.apartment.roofTerrace }),
    })),
    ...(roof && area(roof) > 0 && { roof: { whole: roof, open: difference([roof], [plate.face]) } }),
  };
}

function topApartment({
  layout,
  derived,
  placement,
}: Pick<PlacedApartment, "layout" | "derived" | "placement">): TopApartment {
  const { rails, posts } = railsOf({ layout, derived });
  const floors = rails.map(({ floor }) => floor);
  const apart = rails.map((rail, i) => ({ ...rail, floor: floors.slice(0, i).reduce(beside, rail.floor) }));
  return { ...placement, mirror: layout.mirror, layout: layout.id, rails: apart, posts };
}

// At a corner two strips of floor meet; equal heights would cause shading artefacts, so the later one ends in front of the other.
function beside([x0, y0, x1, y1]: Rect, [a0, b0, a1, b1]: Rect): Rect {
  if (x0 >= a1 || x1 <= a0 || y0 >= b1 || y1 <= b0) return [x0, y0, x1, y1];
  if (x1 - x0 > y1 - y0) return x0 < a0 ? [x0, y0, a0, y1] : [a1, y0, x1, y1];
  return y0 < b0 ? [x0, y0, x1, b0] : [x0, b1, x1, y1];
}

function sheetOf({ shown, width, height, isTurned }: Frame): Pick<TopScene, "shown" | "width" | "height" | "isTurned"> {
  return { shown, width, height, isTurned };
}
