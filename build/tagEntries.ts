import { resolve } from "node:path";
import type { Plugin } from "vite";
import { tags } from "../widgets/contract/tags.ts";

const tagsByEntry = new Map(tags.map((tag) => [resolve("widgets", `${tag}.js`), tag]));

/** Path of a tag's entry for the builds in `build/scripts.ts` and `build/package/`. */
export const entryOf = (tag: string): string => resolve("widgets", `${tag}.js`);

type EntryOptions = {
  /** Whether the script derives the locations of the project file and the worker from its own address, which a bundler would change. */
  readonly usesOwnAddress: boolean;
  /** Whether style sheets are loaded from files next to the script, or imported as modules. */
  readonly styles: "fetched" | "imported";
};

/**
 * Generates `widgets/<tag>.js`, which registers the element of `widgets/<tag>.tsx`.
 */
export function tagEntries({ usesOwnAddress, styles }: EntryOptions): Plugin {
  return {
    name: "tag-entries",
    enforce: "pre",
    resolveId: (id) => [id, resolve(`.${id}`)].find((file) => tagsByEntry.has(file)),
    load(id) {
      const tag = tagsByEntry.get(id);
      if (!tag) return undefined;
      const loadStyles = styles === "fetched" ? "fetchStyles" : "importStyles";
      return `import { defineWidget } from "../src/element/defineWidget.ts";
import { widget } from "./${tag}.tsx";
import { ${loadStyles} } from "./styles/${loadStyles}.ts";
defineWidget(${["widget", loadStyles, usesOwnAddress && "import.meta.url"].filter(Boolean).join(", ")});`;
    },
  };
}
