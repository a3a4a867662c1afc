import { existsSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { inProject } from "./projectFolder.ts";

const id = "\0site-map";

/** `import { siteMap } from "site-map"`: the surroundings in the project's site-map.json; `null` if it has none. */
export function siteMap(): Plugin {
  const file = inProject("site-map.json");
  return {
    name: "site-map",
    enforce: "pre",
    resolveId: (name) => (name === "site-map" ? id : undefined),
    load(name) {
      if (name !== id) return undefined;
      // Serialised again, so that its content is data and never code.
      const map: unknown = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
      return `export const siteMap = ${JSON.stringify(map)};`;
    },
  };
}
