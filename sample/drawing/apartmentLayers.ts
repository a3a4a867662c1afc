import { placeOpening, placer, placeRect } from "../geometry/placement.ts";
import { wallThickness } from "../derive/wall.ts";
import { doorLayers } from "./doorLayers.ts";
import type { Frame } from "./frameOf.ts";
import { furnitureLayers } from "./furnitureLayers.ts";
import { mergeLayers } from "./mergeLayers.ts";
import { openAirLayers } from "./openAirLayers.ts";
import type { PlacedApartment } from "./placedApartments.ts";
import type { PlanLayers } from "./planLayers.ts";
import { windowLayers } from "./windowLayers.ts";

/** The drawing of an apartment at its position. */
export function apartmentLayers(
  apartment: Pick<PlacedApartment, "layout" | "derived" | "placement">,
  frame: Frame,
): PlanLayers {
  const { layout, derived, placement } = apartment;
  const doors = layout.doors.map((door) => {
    const thickness = wallThickness(door.kind === "entrance" ? "party" : "inner");
    return doorLayers(placeOpening(door, placement), thickness, frame);
  });
  const windows = layout.windows.map((window) => windowLayers(placeOpening(window, placement), frame));
  const walls = derived.walls.flatMap(({ rect }) => (rect ? [placeRect(rect, placement)] : []));
  return mergeLayers([
    { walls },
    openAirLayers(apartment, frame),
    furnitureLayers(layout.furniture, placer(placement), frame),
    ...doors,
    ...windows,
  ]);
}
