import type { Tower } from "../../buildingTypes.ts";
import { placePolygon } from "../../geometry/placement.ts";
import type { Rule } from "../fault.ts";
import { overlapFaults } from "../overlapFaults.ts";

/** The podiums do not overlap. */
export const towersApart: Rule = ({ towers }) => overlapFaults(Object.values(towers).map(podiumOnSite), "towers");

function podiumOnSite({ name, podium, origin, rot }: Tower): { name: string; poly: ReturnType<typeof placePolygon> } {
  return { name, poly: placePolygon(podium.axes, { at: origin, rot }) };
}
