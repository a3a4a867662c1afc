import type { PlanLayers } from "./planLayers.ts";

/** Combines several drawings into one. */
export function mergeLayers(parts: readonly Partial<PlanLayers>[]): PlanLayers {
  const paths = (name: "roof" | "shade" | "core" | "paper" | "furniture" | "racks" | "overhead" | "ink") =>
    parts.map((part) => part[name] ?? "").join("");
  return {
    roof: paths("roof"),
    shade: paths("shade"),
    core: paths("core"),
    paper: paths("paper"),
    furniture: paths("furniture"),
    racks: paths("racks"),
    overhead: paths("overhead"),
    walls: parts.flatMap((part) => part.walls ?? []),
    cuts: parts.flatMap((part) => part.cuts ?? []),
    ink: paths("ink"),
  };
}
