import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { standIns } from "../demo/pictures/standIns.ts";
import { inProject } from "./projectFolder.ts";

type Entry = { readonly src: string };

/** The entry for a key: its own if it is rendered, or the first rendered of its alternatives; `null` if there is none. */
function shownEntry(wanted: string, rendered: Readonly<Record<string, Entry>>): object | null {
  const key = [wanted, ...standIns(wanted)].find((each) => rendered[each]);
  return key === undefined ? null : { key, ...rendered[key] };
}

/**
 * `import hero from "picture:site/hero"`: one entry of the project's pictures.json, with its key; `null` if it is missing.
 * `import all from "pictures:gallery/1..26"`: the entries gallery/1 to gallery/26 in order.
 * So a page's code contains only the pictures it shows.
 */
export function pictures(): Plugin {
  return {
    name: "pictures",
    enforce: "pre",
    resolveId: (id) => (/^pictures?:/.test(id) ? `\0${id}` : undefined),
    load(id) {
      const name = /^\0pictures?:(.+)$/.exec(id)?.[1];
      if (!name) return undefined;
      const file = resolve(inProject("pictures.json"));
      this.addWatchFile(file);
      const rendered = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Record<string, Entry>) : {};
      const one = (wanted: string) => shownEntry(wanted, rendered);
      const [, group, count] = /^(.+)1\.\.(\d+)$/.exec(name) ?? [];
      const shown = group ? Array.from({ length: Number(count) }, (_, index) => one(group + (index + 1))) : one(name);
      return `export default ${JSON.stringify(shown)};`;
    },
  };
}
