import type { Tower } from "../../buildingTypes.ts";
import { placePolygon } from "../../geometry/placement.ts";
import type { Rule } from "../finding.ts";
import { overlapProblems } from "../overlapProblems.ts";

/** The podiums do not overlap. */
export const towersApart: Rule = ({ towers }) => overlapProblems(Object.values(towers).map(podiumOnSite), "towers");

function podiumOnSite({ name, podium, origin, rot }: Tower): { name: string; poly: ReturnType<typeof placePolygon> } {
  return { name, poly: placePolygon(podium.axes, { at: origin, rot }) };
}
