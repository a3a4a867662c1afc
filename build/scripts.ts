import { dirname, join, relative, resolve, sep } from "node:path";
import react from "@vitejs/plugin-react";
import { mergeConfig, type InlineConfig } from "vite";
import { tags } from "../widgets/contract/tags.ts";
import { chunkGroups, elementChunks } from "./chunks.ts";
import { entryOf, tagEntries } from "./tagEntries.ts";

type Scripts = {
  /** Source file by name of the script. */
  readonly entries: Readonly<Record<string, string>>;
  readonly outDir: string;
  /** "iife": a classic script without shared chunks. */
  readonly format: "es" | "iife";
};

/**
 * Chunks that are merged into one file, because each request costs time: a picker needs two of these files before its first screen, a
 * filter one. Most visitors come from another site or with a query, and both need the campaign's code.
 */
const mergedChunks = {
  core: ["project", "problems"],
  finder: ["hotspots", "towers", "campaign"],
  apartment: ["apartments", "floor"],
  filter: ["filtered"],
};

/** The first versions that support `light-dark()`, the newest CSS feature that the style sheets require. */
export const cssTarget = ["chrome123", "firefox120", "safari17.5"];

/** The path of a source in a source map: `kulla/` and its path in the repository, so that it does not reveal paths of the build machine. */
const sourcePath = (source: string, map: string): string =>
  join("kulla", relative(".", resolve(dirname(map), source))).replaceAll(sep, "/");

/**
 * Builds scripts for other people's pages: a script's name does not change, shared chunks are in `c/` under their content hash, and all
 * addresses are relative to the importing file.
 */
export function scriptConfig({ entries, outDir, format }: Scripts): InlineConfig {
  return {
    configFile: false,
    publicDir: false,
    plugins: format === "es" ? [tagEntries({ usesOwnAddress: true, styles: "fetched" }), react()] : [react()],
    envPrefix: "KULLA_EMAIL_",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      target: "es2022",
      cssTarget,
      outDir,
      emptyOutDir: false,
      // Browsers load source maps only for their debugger.
      sourcemap: true,
      lib: { entry: entries, formats: [format], name: "kulla" },
      rolldownOptions: {
        // The duration of a plugin depends on the machine and is not an error.
        checks: { bundlerTimings: false },
        output: {
          minify: true,
          comments: false,
          generatedCode: { symbols: false },
          entryFileNames: "[name].js",
          chunkFileNames: "c/[name]-[hash].js",
          sourcemapPathTransform: sourcePath,
          codeSplitting: format === "es" && { groups: chunkGroups(elementChunks, mergedChunks) },
        },
      },
    },
  };
}

/** Written by the elements' build, which contains every library of the partners' scripts. */
export const noticesFile = "THIRD-PARTY-NOTICES.md";

/** A script for every tag, and their shared chunks. */
export const elementScripts = (outDir: string): InlineConfig =>
  scriptConfig({ entries: Object.fromEntries(tags.map((tag) => [tag, entryOf(tag)])), outDir, format: "es" });

/** All scripts for partners, as published in `widgets/`, and the licences of their libraries (third-party notices). */
export function partnerScripts(outDir: string): readonly InlineConfig[] {
  return [
    mergeConfig(elementScripts(outDir), {
      // Terser is slower than the bundler's minifier, but makes React smaller.
      build: {
        license: { fileName: noticesFile },
        minify: "terser",
        terserOptions: { ecma: 2020, compress: { passes: 2 } },
      },
    }),
    // Each of these is built separately, without shared chunks, so that it is a single request.
    scriptConfig({ entries: { kulla: "widgets/kulla.ts" }, outDir, format: "es" }),
    scriptConfig({ entries: { "kulla-embed": "widgets/kulla-embed.ts" }, outDir, format: "es" }),
    scriptConfig({ entries: { "kulla.iife": "widgets/kulla.iife.ts" }, outDir, format: "iife" }),
    scriptConfig({ entries: { "kulla-frame": "widgets/kulla-frame.ts" }, outDir, format: "iife" }),
    scriptConfig({ entries: { embed: "widgets/embed.ts" }, outDir, format: "iife" }),
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
  scriptConfig({ entries: { viewer: "tours/viewer.ts" }, outDir, format: "es" });
