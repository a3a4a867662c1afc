import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { standIns } from "../demo/pictures/standIns.ts";

type Entry = { readonly src: string };

const file = "public/project/pictures.json";

/** The key that is shown for a wanted one: itself where it is rendered, else the first rendered of its stand-ins. */
function shownKey(wanted: string, rendered: Readonly<Record<string, Entry>>): string {
  const found = [wanted, ...standIns(wanted)].find((key) => rendered[key]);
  if (!found) throw new Error(`${file} has neither "${wanted}" nor one of its stand-ins.`);
  return found;
}

/**
 * `import hero from "picture:site/hero"`: one entry of public/project/pictures.json, with the key it was found under.
 * `import all from "pictures:gallery/1..26"`: the entries gallery/1 to gallery/26 in order.
 * So a page's code carries the pictures it shows and no others.
 */
export function pictures(): Plugin {
  return {
    name: "pictures",
    enforce: "pre",
    resolveId: (id) => (/^pictures?:/.test(id) ? `\0${id}` : undefined),
    load(id) {
      const name = /^\0pictures?:(.+)$/.exec(id)?.[1];
      if (!name) return undefined;
      this.addWatchFile(file);
      const rendered = JSON.parse(readFileSync(file, "utf8")) as Record<string, Entry>;
      const one = (wanted: string): object => {
        const key = shownKey(wanted, rendered);
        return { key, ...rendered[key] };
      };
      const [, group, count] = /^(.+)1\.\.(\d+)$/.exec(name) ?? [];
      const shown = group ? Array.from({ length: Number(count) }, (_, index) => one(group + (index + 1))) : one(name);
      return `export default ${JSON.stringify(shown)};`;
    },
  };
}
