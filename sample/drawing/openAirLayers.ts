import { placeRect } from "../geometry/placeRect.ts";
import { rectPolygon } from "../geometry/rectPolygon.ts";
import { isAttached } from "../derive/isAttached.ts";
import { isOpenAir } from "../derive/isOpenAir.ts";
import type { Frame } from "./frameOf.ts";
import { linePath } from "./linePath.ts";
import type { PlacedHome } from "./placedHomes.ts";
import { placer } from "./placer.ts";
import type { PlanLayers } from "./planLayers.ts";
import { polygonPath } from "./polygonPath.ts";
import { railsOf } from "./railsOf.ts";

type OpenAirHome = Pick<PlacedHome, "layout" | "derived" | "placement">;

/** Balconies, loggias and terraces: their floor and a hairline for the railing. */
export function openAirLayers(home: OpenAirHome, frame: Frame): Pick<PlanLayers, "paper" | "ink" | "walls"> {
  const place = placer(home.placement);
  const floors = home.layout.rooms.filter(isOpenAir).map((room) => polygonPath(room.poly.map(place), frame));
  const attached = home.layout.rooms.filter(isAttached).map((room) => polygonPath(room.poly.map(place), frame));
  const { rails, posts } = railsOf(home);
  return {
    walls: posts.map((post) => placeRect(post, home.placement)),
    paper: floors.join("") + rails.map(({ floor }) => polygonPath(rectPolygon(floor).map(place), frame)).join(""),
    ink: attached.join("") + rails.map(({ edge }) => linePath(edge.map(place), frame)).join(""),
  };
}
