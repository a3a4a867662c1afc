import { placer, placeRect } from "../geometry/placement.ts";
import { rectPolygon } from "../geometry/rect.ts";
import { isAttached, isOpenAir } from "../derive/roomKinds.ts";
import type { Frame } from "./frameOf.ts";
import { linePath, polygonPath } from "./pathOf.ts";
import type { PlacedApartment } from "./placedApartments.ts";
import type { PlanLayers } from "./planLayers.ts";
import { railsOf } from "./railsOf.ts";

type OpenAirApartment = Pick<PlacedApartment, "layout" | "derived" | "placement">;

/** Balconies, loggias and terraces: their floor and a hairline for the railing. */
export function openAirLayers(apartment: OpenAirApartment, frame: Frame): Pick<PlanLayers, "paper" | "ink" | "walls"> {
  const place = placer(apartment.placement);
  const floors = apartment.layout.rooms.filter(isOpenAir).map((room) => polygonPath(room.poly.map(place), frame));
  const attached = apartment.layout.rooms.filter(isAttached).map((room) => polygonPath(room.poly.map(place), frame));
  const { rails, posts } = railsOf(apartment);
  return {
    walls: posts.map((post) => placeRect(post, apartment.placement)),
    paper: floors.join("") + rails.map(({ floor }) => polygonPath(rectPolygon(floor).map(place), frame)).join(""),
    ink: attached.join("") + rails.map(({ edge }) => linePath(edge.map(place), frame)).join(""),
  };
}
