import { dirname, join, relative, resolve, sep } from "node:path";
import react from "@vitejs/plugin-react";
import { mergeConfig, type InlineConfig } from "vite";
import { tags } from "../widgets/contract/tags.ts";
import { chunkGroups, elementChunks } from "./chunks.ts";
import { entryOf, tagEntries } from "./tagEntries.ts";

type Scripts = {
  /** Source file by the name of the script. */
  readonly entries: Readonly<Record<string, string>>;
  readonly outDir: string;
  /** "iife": one classic script that shares nothing with others. */
  readonly format: "es" | "iife";
};

/** A page of a partner pays for each request: what a picker needs before its first screen comes in two, a filter in one. */
const joined = {
  core: ["project"],
  finder: ["hotspots", "towers"],
  apartment: ["apartments", "floor"],
  filter: ["filtered"],
};

/** The first that know `light-dark()`, container queries and popovers, all of 2024; no words are spent on older ones. */
export const cssTarget = ["chrome123", "firefox120", "safari17.5"];

/** Where a source lies in the repository, under a name that stands for it in a debugger: not on the machine that built it. */
const sourcePath = (source: string, map: string): string =>
  join("kulla", relative(".", resolve(dirname(map), source))).replaceAll(sep, "/");

/**
 * A build of scripts for pages that are not ours: a script keeps its name, what it shares with others lies in `c/` under the
 * hash of its content, and every file is found relative to the one that asks for it.
 */
export function scripts({ entries, outDir, format }: Scripts): InlineConfig {
  return {
    configFile: false,
    publicDir: false,
    plugins: format === "es" ? [tagEntries({ ownAddress: true, styles: "fetched" }), react()] : [react()],
    envPrefix: "KULLA_EMAIL_",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      target: "es2022",
      cssTarget,
      outDir,
      emptyOutDir: false,
      // Beside the scripts: only who debugs a page asks for them.
      sourcemap: true,
      lib: { entry: entries, formats: [format], name: "kulla" },
      rolldownOptions: {
        // How long a plugin took says how busy the machine is; it is no fault of the build.
        checks: { bundlerTimings: false },
        output: {
          minify: true,
          comments: false,
          generatedCode: { symbols: false },
          entryFileNames: "[name].js",
          chunkFileNames: "c/[name]-[hash].js",
          sourcemapPathTransform: sourcePath,
          codeSplitting: format === "es" && { groups: chunkGroups(elementChunks, joined) },
        },
      },
    },
  };
}

/** Of the elements' build, which has every library that any script for partners has. */
export const noticesFile = "THIRD-PARTY-NOTICES.md";

/** A script for every tag, and what they share. */
export const elementScripts = (outDir: string): InlineConfig =>
  scripts({ entries: Object.fromEntries(tags.map((tag) => [tag, entryOf(tag)])), outDir, format: "es" });

/** Every script for partners, as it lies in `widgets/`, and the licences of what others wrote in them. */
export function partnerScripts(outDir: string): readonly InlineConfig[] {
  return [
    mergeConfig(elementScripts(outDir), {
      // Terser, which works longer and makes React smaller, before the bundler's own.
      build: {
        license: { fileName: noticesFile },
        minify: "terser",
        terserOptions: { ecma: 2020, compress: { passes: 2 } },
      },
    }),
    // Of the elements these need the names only: they share no file with them, so that each is one request.
    scripts({ entries: { kulla: "widgets/kulla.ts" }, outDir, format: "es" }),
    scripts({ entries: { "kulla-embed": "widgets/kulla-embed.ts" }, outDir, format: "es" }),
    scripts({ entries: { "kulla.iife": "widgets/kulla.iife.ts" }, outDir, format: "iife" }),
    scripts({ entries: { "kulla-frame": "widgets/kulla-frame.ts" }, outDir, format: "iife" }),
    styleSheets(outDir),
  ];
}

/** The style sheets of the elements. */
const styleSheets = (outDir: string): InlineConfig => ({
  configFile: false,
  publicDir: false,
  build: {
    target: "es2022",
    cssTarget,
    outDir,
    emptyOutDir: false,
    rolldownOptions: {
      input: Object.fromEntries(
        ["kulla", "kulla-home", "kulla-search", "kulla-brochure", "kulla-more", "toasts"].map((name) => [
          name,
          `widgets/${name}.css`,
        ]),
      ),
      output: { assetFileNames: "[name][extname]" },
    },
  },
});

/** The script that the tours' pages name. */
export const tourScripts = (outDir: string): InlineConfig =>
  scripts({ entries: { viewer: "tours/viewer.ts" }, outDir, format: "es" });
