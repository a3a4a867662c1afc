import react from "@vitejs/plugin-react";
import type { InlineConfig, Rolldown } from "vite";
import { tags } from "../../widgets/contract/tags.ts";
import { chunkGroups, elementChunks } from "../chunks.ts";
import { cssTarget } from "../scripts.ts";
import { entryOf, tagEntries } from "../tagEntries.ts";
import { packageEntries, standaloneEntries } from "./packageEntries.ts";

/**
 * Dependencies that are not bundled, so that a page loads each of them once. zustand and react-toastify are bundled, because otherwise each
 * would import the React that npm installs for it, which may have another version than ours.
 */
export const libraries = ["@emailjs/browser", "@r2wc/core", "browser-image-compression", "react", "react-dom"] as const;

/** Dependencies of the command line only. */
export const commandLibraries = ["fflate", "papaparse", "read-excel-file", "send"] as const;

/** Worker threads that read untrusted files. Each script is in the same folder as the script that starts it. */
const workers = {
  xlsxWorker: "owner/sync/table/xlsxWorker.ts",
  pdfWorker: "owner/studio/server/publish/brochure/pdfWorker.ts",
};

/** `bin/kulla.js`: the command line, for Node. */
export function commandScripts(outDir: string): InlineConfig {
  return {
    configFile: false,
    publicDir: false,
    plugins: [react()],
    // Not dependencies of the package: they are bundled.
    ssr: { noExternal: ["zustand", "react-toastify", "clsx", "suncalc", "uqr", "saxen"] },
    build: {
      target: "node20",
      outDir: `${outDir}/bin`,
      emptyOutDir: false,
      minify: false,
      cssMinify: true,
      ssr: true,
      rolldownOptions: {
        input: { kulla: "owner/cli/kulla.ts", ...workers },
        checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
        output: {
          entryFileNames: ({ name }) => (name === "kulla" ? "kulla.js" : "c/[name].js"),
          chunkFileNames: "c/[name].js",
          banner: "#!/usr/bin/env node",
        },
      },
    },
  };
}

/**
 * The package's scripts: ES modules with source maps. An entry registers its tag; it does not use its own address, because the page's
 * bundler changes that.
 */
export function packageScripts(outDir: string): InlineConfig {
  const withReact = Object.entries(packageEntries).filter(([name]) => !isStandalone(name));
  const entry = Object.fromEntries([...tags.map((tag) => [tag, entryOf(tag)]), ...withReact]);
  return scriptConfig(outDir, entry, {
    chunkFileNames: "c/[name].js",
    codeSplitting: { groups: chunkGroups(elementChunks) },
  });
}

/** `project.js` and `contract.js`, which contain copies of the few modules they need, so that they import nothing of the elements. */
export function standaloneScripts(outDir: string): readonly InlineConfig[] {
  return standaloneEntries.map((name) =>
    scriptConfig(outDir, { [name]: packageEntries[name] }, { codeSplitting: false }),
  );
}

const isStandalone = (name: string): boolean => standaloneEntries.some((entry) => entry === name);

function scriptConfig(
  outDir: string,
  entry: Readonly<Record<string, string>>,
  output: Rolldown.OutputOptions,
): InlineConfig {
  return {
    configFile: false,
    publicDir: false,
    plugins: [tagEntries({ usesOwnAddress: false, styles: "imported" }), react()],
    envPrefix: "KULLA_EMAIL_",
    build: {
      target: "es2022",
      cssTarget,
      outDir,
      emptyOutDir: false,
      minify: false,
      cssMinify: true,
      sourcemap: true,
      lib: { entry, formats: ["es"] },
      rolldownOptions: {
        checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
        external: (id) => libraries.some((name) => id === name || id.startsWith(`${name}/`)),
        output: { entryFileNames: "[name].js", ...output },
      },
    },
  };
}
