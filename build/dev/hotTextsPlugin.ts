import { resolve } from "node:path";
import type { Plugin } from "vite";

const replaceTextsModule = `/@fs${resolve("build/dev/hotTexts.ts")}`;
const tables = ["sq", "en", "de"].map((name) => ({ name, file: resolve(`src/text/${name}.ts`) }));

/** Replaces the elements' texts in place (`hotTexts.ts`), without reloading the page. */
export function hotTextsPlugin(): Plugin {
  return {
    name: "hot-texts",
    apply: "serve",
    transform(code, id) {
      const table = tables.find(({ file }) => file === id);
      if (!table) return undefined;
      // The views use the table of the first load, so later ones are copied into it.
      return `${code}
if (import.meta.hot) {
  import.meta.hot.data.shown ??= ${table.name};
  import.meta.hot.accept(async (fresh) => {
    const { replaceTexts } = await import(${JSON.stringify(replaceTextsModule)});
    if (fresh) await replaceTexts(import.meta.hot.data.shown, fresh.${table.name});
  });
}`;
    },
  };
}
