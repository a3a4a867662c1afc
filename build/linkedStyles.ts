import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const lists = ["widgets/views.css", "widgets/homes.css", "widgets/search.css"];
const linked = new Set(
  lists
    .flatMap((list) => [...readFileSync(list, "utf8").matchAll(/@import "([^"]+)"/g)])
    .map(([, path = ""]) => resolve("widgets", path)),
);

/** The style sheets that an element fetches as files of their own: scripts that know where those lie do without their texts. */
export function linkedStyles(): Plugin {
  return {
    name: "linked-styles",
    enforce: "pre",
    load(id) {
      const [file = "", query] = id.split("?");
      return query === "inline" && linked.has(file) ? { code: "" } : undefined;
    },
  };
}
