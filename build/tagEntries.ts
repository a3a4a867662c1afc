import { resolve } from "node:path";
import type { Plugin } from "vite";
import { tags } from "../widgets/contract/tags.ts";

const files = new Map(tags.map((tag) => [resolve("widgets", `${tag}.js`), tag]));

/** The entry of a tag, as the builds of `build/scripts.ts` and `build/package/` name it. */
export const entryOf = (tag: string): string => resolve("widgets", `${tag}.js`);

type Manner = {
  /** Whether the script knows its own address, beside which the project file and the worker lie; a bundler would move it elsewhere. */
  readonly ownAddress: boolean;
  /** Whether the style sheets are fetched as files from beside the script, or imported as parts of the code. */
  readonly styles: "fetched" | "imported";
};

/**
 * `widgets/<tag>.js`, which is not written by hand: it registers the element of `widgets/<tag>.tsx`.
 */
export function tagEntries({ ownAddress, styles }: Manner): Plugin {
  return {
    name: "tag-entries",
    enforce: "pre",
    resolveId: (id) => [id, resolve(`.${id}`)].find((file) => files.has(file)),
    load(id) {
      const tag = files.get(id);
      if (!tag) return undefined;
      const loadStyles = styles === "fetched" ? "fetchStyles" : "importStyles";
      return `import { defineWidget } from "../src/element/defineWidget.ts";
import { widget } from "./${tag}.tsx";
import { ${loadStyles} } from "./styles/${loadStyles}.ts";
defineWidget(${["widget", loadStyles, ownAddress && "import.meta.url"].filter(Boolean).join(", ")});`;
    },
  };
}
