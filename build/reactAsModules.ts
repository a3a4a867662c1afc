import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { asModule } from "./react/asModule.ts";
import { cutOut } from "./react/cuts.ts";
import { foldFacts } from "./react/foldFacts.ts";

const files: Readonly<Record<string, string>> = {
  react: "react/cjs/react.production.js",
  "react/jsx-runtime": "react/cjs/react-jsx-runtime.production.js",
  "react-dom": "react-dom/cjs/react-dom.production.js",
  "react-dom/client": "react-dom/cjs/react-dom-client.production.js",
  scheduler: "scheduler/cjs/scheduler.production.js",
};

const mark = "?module";

/**
 * React's production files as ES modules, without what Kulla never uses of them (build/react/facts.ts): 13 KB less on the
 * wire. As CommonJS they also need the bundler's interop code, which every chunk asks for in a request of its own.
 */
export function reactAsModules(): Plugin {
  return {
    name: "react-as-modules",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client" || name === "classic",
    resolveId: (id) => {
      // React has it built in; the shim for older Reacts would bring the interop code back.
      if (id.startsWith("use-sync-external-store/shim")) return resolve("node_modules", files["react"] ?? "") + mark;
      return files[id] ? resolve("node_modules", files[id]) + mark : undefined;
    },
    load: async (id) => {
      if (!id.endsWith(`.production.js${mark}`)) return undefined;
      const file = id.slice(0, -mark.length);
      const code = await readFile(file, "utf8");
      const names = Object.keys(createRequire(import.meta.url)(file) as object).filter((name) => /^\w+$/.test(name));
      return asModule(file.includes("react-dom-client") ? foldFacts(cutOut(code)) : code, names);
    },
    // There is no default export; libraries that ask for it mean all of React.
    transform: (code, id) =>
      id.includes("/node_modules/")
        ? code
            // wouter's way to ask an older React; asked by name nobody needs the list of all exports.
            .replace('React["useInsertion" + "Effect"]', "React.useInsertionEffect")
            .replace(/\bimport (\w+), ?(\{[^}]*\} ?from ?(["']react["']))/g, "import * as $1 from $3;import $2")
            .replace(/\bimport (\w+)( ?from ?["']react(?:-dom|-dom\/client)?["'])/g, "import * as $1$2")
        : undefined,
  };
}
