import type { Complex, Plate, Storey } from "../buildingTypes.ts";
import { area } from "../geometry/polygon.ts";
import { difference } from "../geometry/polygonBoolean.ts";
import { placeOpening } from "../geometry/placement.ts";
import { rectPolygon } from "../geometry/rect.ts";
import { wallThickness } from "../derive/wall.ts";
import { zoneOf } from "../derive/openings.ts";
import { coreLayers } from "./coreLayers.ts";
import type { Frame } from "./frameOf.ts";
import { homeLayers } from "./homeLayers.ts";
import { mergeLayers } from "./mergeLayers.ts";
import { type PlacedHome, placedHomes } from "./placedHomes.ts";
import { planSvg, type Sheet } from "./planSvg.ts";
import { polygonPath } from "./pathOf.ts";
import { roofBelow, storeyFrame } from "./storeyFrame.ts";
import { roofTerraceLayers } from "./roofTerraceLayers.ts";
import type { StoreyPlan } from "./storeyPlans.ts";
import { northAndScale } from "./northAndScale.ts";

/** What the plan of a storey shows. */
export function storeySheet(complex: Complex, plan: StoreyPlan): Sheet {
  const frame = storeyFrame(complex, plan);
  const { plate, homes } = placedHomes(complex, plan.storey);
  const layers = mergeLayers([
    { roof: roofEdge(complex, plan, frame), shade: commonFloor(plate, homes, frame) },
    { overhead: (plate.pergolas ?? []).map((pergola) => polygonPath(pergola, frame)).join("") },
    coreLayers(plate, frame),
    ...homes.flatMap(({ home }) => (home.roofTerrace ? [roofTerraceLayers(home.roofTerrace, frame)] : [])),
    ...homes.map((home) => homeLayers(home, frame)),
  ]);
  return { layers, frame };
}

function roofEdge(complex: Complex, plan: { tower: StoreyPlan["tower"]; storey: Storey }, frame: Frame): string {
  const roof = roofBelow(complex, plan.tower, plan.storey);
  return roof && area(roof) > 0 ? polygonPath(roof, frame) : "";
}

// The threshold of a home is the home's: the common floor ends before it.
function commonFloor(plate: Plate, homes: readonly PlacedHome[], frame: Frame): string {
  const thresholds = homes.flatMap(({ layout, placement }) =>
    layout.doors
      .filter((door) => door.kind === "entrance")
      .map((door) => rectPolygon(zoneOf(placeOpening(door, placement), wallThickness("party") / 2))),
  );
  return difference([plate.corridor, plate.core.outline], thresholds)
    .map((loop) => polygonPath(loop, frame))
    .join("");
}

/** The plan of a storey as SVG: no lettering but the north arrow's and the scale bar's. */
export function storeyDrawing(complex: Complex, plan: StoreyPlan): string {
  const sheet = storeySheet(complex, plan);
  return planSvg(sheet, northAndScale(sheet.frame));
}
