import type { Complex, Plate, Floor } from "../buildingTypes.ts";
import { area } from "../geometry/polygon.ts";
import { difference } from "../geometry/polygonBoolean.ts";
import { placeOpening } from "../geometry/placement.ts";
import { rectPolygon } from "../geometry/rect.ts";
import { wallThickness } from "../derive/wall.ts";
import { zoneOf } from "../derive/openings.ts";
import { coreLayers } from "./coreLayers.ts";
import type { Frame } from "./frameOf.ts";
import { apartmentLayers } from "./apartmentLayers.ts";
import { mergeLayers } from "./mergeLayers.ts";
import { type PlacedApartment, placedApartments } from "./placedApartments.ts";
import { planSvg, type Sheet } from "./planSvg.ts";
import { polygonPath } from "./pathOf.ts";
import { roofBelow, floorFrame } from "./floorFrame.ts";
import { roofTerraceLayers } from "./roofTerraceLayers.ts";
import type { FloorPlan } from "./floorPlans.ts";
import { northAndScale } from "./northAndScale.ts";

/** The content of a floor's plan. */
export function floorSheet(complex: Complex, plan: FloorPlan): Sheet {
  const frame = floorFrame(complex, plan);
  const { plate, apartments } = placedApartments(complex, plan.floor);
  const layers = mergeLayers([
    { roof: roofEdge(complex, plan, frame), shade: commonFloor(plate, apartments, frame) },
    { overhead: (plate.pergolas ?? []).map((pergola) => polygonPath(pergola, frame)).join("") },
    coreLayers(plate, frame),
    ...apartments.flatMap(({ apartment }) =>
      apartment.roofTerrace ? [roofTerraceLayers(apartment.roofTerrace, frame)] : [],
    ),
    ...apartments.map((apartment) => apartmentLayers(apartment, frame)),
  ]);
  return { layers, frame };
}

function roofEdge(complex: Complex, plan: { tower: FloorPlan["tower"]; floor: Floor }, frame: Frame): string {
  const roof = roofBelow(complex, plan.tower, plan.floor);
  return roof && area(roof) > 0 ? polygonPath(roof, frame) : "";
}

// The threshold of an apartment belongs to the apartment: the common floor ends in front of it.
function commonFloor(plate: Plate, apartments: readonly PlacedApartment[], frame: Frame): string {
  const thresholds = apartments.flatMap(({ layout, placement }) =>
    layout.doors
      .filter((door) => door.kind === "entrance")
      .map((door) => rectPolygon(zoneOf(placeOpening(door, placement), wallThickness("party") / 2))),
  );
  return difference([plate.corridor, plate.core.outline], thresholds)
    .map((loop) => polygonPath(loop, frame))
    .join("");
}

/** The plan of a floor as SVG, with no lettering except on the north arrow and the scale bar. */
export function floorDrawing(complex: Complex, plan: FloorPlan): string {
  const sheet = floorSheet(complex, plan);
  return planSvg(sheet, northAndScale(sheet.frame));
}
