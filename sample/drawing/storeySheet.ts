import type { Complex, Plate, Storey } from "../buildingTypes.ts";
import { area } from "../geometry/area.ts";
import { difference } from "../geometry/difference.ts";
import { placeOpening } from "../geometry/placeOpening.ts";
import { rectPolygon } from "../geometry/rectPolygon.ts";
import { wallThickness } from "../derive/wallThickness.ts";
import { zoneOf } from "../derive/zoneOf.ts";
import { coreLayers } from "./coreLayers.ts";
import type { Frame } from "./frameOf.ts";
import { homeLayers } from "./homeLayers.ts";
import { mergeLayers } from "./mergeLayers.ts";
import { placedHomes, type PlacedHome } from "./placedHomes.ts";
import type { Sheet } from "./planSvg.ts";
import { polygonPath } from "./polygonPath.ts";
import { roofBelow } from "./roofBelow.ts";
import { roofTerraceLayers } from "./roofTerraceLayers.ts";
import { storeyFrame } from "./storeyFrame.ts";
import type { StoreyPlan } from "./storeyPlans.ts";

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
