import { existsSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { inProject } from "./projectFolder.ts";

const id = "\0site-map";

/** `import { siteMap } from "site-map"`: the surroundings as the project's site-map.json has them; `null` where there is none. */
export function siteMap(): Plugin {
  const file = inProject("site-map.json");
  return {
    name: "site-map",
    enforce: "pre",
    resolveId: (name) => (name === "site-map" ? id : undefined),
    load(name) {
      if (name !== id) return undefined;
      return `export const siteMap = ${existsSync(file) ? readFileSync(file, "utf8") : "null"};`;
    },
  };
}
