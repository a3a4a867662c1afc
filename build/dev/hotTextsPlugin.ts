import { resolve } from "node:path";
import type { Plugin } from "vite";

const replaceTextsModule = `/@fs${resolve("build/dev/hotTexts.ts")}`;
const tables = ["sq", "en", "de"].map((name) => ({ name, file: resolve(`src/text/${name}.ts`) }));

/** Replaces the elements' texts when their file is edited (`hotTexts.ts`), without reloading the page. */
export function hotTextsPlugin(): Plugin {
  return {
    name: "hot-texts",
    apply: "serve",
    transform(code, id) {
      const table = tables.find(({ file }) => file === id);
      if (!table) return undefined;
      // The views use the table that was loaded first, so edited texts are copied into it.
      return `${code}
if (import.meta.hot) {
  import.meta.hot.data.current ??= ${table.name};
  import.meta.hot.accept(async (edited) => {
    const { replaceTexts } = await import(${JSON.stringify(replaceTextsModule)});
    if (edited) await replaceTexts(import.meta.hot.data.current, edited.${table.name});
  });
}`;
    },
  };
}
