import react from "@vitejs/plugin-react";
import type { InlineConfig } from "vite";
import { tags } from "../../widgets/contract/tags.ts";
import { chunkGroups, elementChunks } from "../chunks.ts";
import { cssTarget } from "../scripts.ts";
import { entryOf, tagEntries } from "../tagEntries.ts";
import { packageEntries } from "./packageEntries.ts";

/**
 * Packages that the package's code imports: they stay imports, so that a page has each of them once. zustand and react-toastify
 * are not among them: they take the React that lies beside them, and in a page of React 18 npm lays them beside that.
 */
export const libraries = ["@emailjs/browser", "@r2wc/core", "browser-image-compression", "react", "react-dom"] as const;

/** What only the command line imports: a page never has them. */
export const commandLibraries = ["fflate", "papaparse", "read-excel-file", "send"] as const;

/** What reads files that were received, in threads of their own: each finds its file beside the script that starts it. */
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
    // No dependency of the package: they are in its scripts, and so in these.
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
 * The package's scripts from source: ES modules as they were written, with source maps. An entry registers its tag; it has no
 * address of its own, as the bundler of the host decides where it lies.
 */
export function packageScripts(outDir: string): InlineConfig {
  return {
    configFile: false,
    publicDir: false,
    plugins: [tagEntries({ ownAddress: false, styles: "imported" }), react()],
    envPrefix: "KULLA_EMAIL_",
    build: {
      target: "es2022",
      cssTarget,
      outDir,
      emptyOutDir: false,
      minify: false,
      cssMinify: true,
      sourcemap: true,
      lib: {
        entry: { ...Object.fromEntries(tags.map((tag) => [tag, entryOf(tag)])), ...packageEntries },
        formats: ["es"],
      },
      rolldownOptions: {
        checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
        external: (id) => libraries.some((name) => id === name || id.startsWith(`${name}/`)),
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: "c/[name].js",
          codeSplitting: { groups: chunkGroups(elementChunks) },
        },
      },
    },
  };
}
