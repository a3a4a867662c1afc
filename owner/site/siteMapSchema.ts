import { list, required, object, withDefault, type Read } from "../../src/project/file/schemas.ts";

const path = {
  kind: "text",
  pattern: /^[MLHVCSQTAZmlhvcsqtaz0-9eE ,.+-]*$/,
  problem: 'not SVG path data like "M0 0h24v24z"',
} as const;
const line = object({ line: required(path), width: required({ kind: "number", from: 0, to: 1000 }) });

/**
 * The format of `site-map.json`: a map of the surroundings as SVG path data, in metres, with y pointing south. It is not the sitemap for
 * search engines, which `demo/head/sitemap.ts` writes.
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
