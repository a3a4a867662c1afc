import { list, required, object, withDefault, type Read } from "../../src/project/file/schemas.ts";

const path = {
  kind: "text",
  pattern: /^[MLHVCSQTAZmlhvcsqtaz0-9eE ,.+-]*$/,
  problem: 'not the path data of an SVG file like "M0 0h24v24z"',
} as const;
const line = object({ line: required(path), width: required({ kind: "number", from: 0, to: 1000 }) });

/**
 * `site-map.json`: the surroundings, ready to be drawn. SVG path data in metres, y pointing south. The sitemap for search engines is
 * another thing: `demo/head/sitemap.ts` writes it.
 */
export const siteMapSchema = object({
  blocks: withDefault(path, ""),
  park: withDefault(path, ""),
  squares: withDefault(path, ""),
  streets: withDefault(list(line), []),
  paths: withDefault(list(line), []),
  towers: withDefault(
    list(object({ id: required({ kind: "text" }), outline: required(path), at: required({ kind: "point" }) })),
    [],
  ),
});

export type SiteMap = Read<typeof siteMapSchema>;
