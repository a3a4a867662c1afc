import { list, need, object, optional, type Read } from "../../src/project/file/shapes.ts";

const path = {
  kind: "text",
  pattern: /^[MLHVCSQTAZmlhvcsqtaz0-9eE ,.+-]*$/,
  problem: "not an SVG path",
} as const;
const line = object({ line: need(path), width: need({ kind: "number", from: 0, to: 1000 }) });

/** `site-map.json`: the surroundings, ready to be drawn. SVG path data in metres, y pointing south. */
export const siteMapShape = object({
  blocks: optional(path, ""),
  park: optional(path, ""),
  squares: optional(path, ""),
  streets: optional(list(line), []),
  paths: optional(list(line), []),
  towers: optional(list(object({ id: need({ kind: "text" }), outline: need(path), at: need({ kind: "point" }) })), []),
});

export type SiteMap = Read<typeof siteMapShape>;
