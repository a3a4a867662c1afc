import react from "@vitejs/plugin-react";
import type { InlineConfig } from "vite";
import { tags } from "../../widgets/contract/tags.ts";
import { cssTarget } from "../scripts.ts";
import { entryOf, tagEntries } from "../tagEntries.ts";

/**
 * Packages that the package's code imports: they stay imports, so that a page has each of them once. zustand and react-toastify
 * are not among them: they take the React that lies beside them, and in a page of React 18 npm lays them beside that.
 */
export const libraries = ["browser-image-compression", "react", "react-dom"] as const;

/** What only the command line imports: a page never has them. */
export const commandLibraries = ["fflate", "fresh", "negotiator", "papaparse", "read-excel-file", "send"] as const;

/**
 * What every tag needs, and what every finder needs, in one file each: a host's bundler cuts along files, and many small ones cost
 * more bytes and requests than they save.
 */
const groups = [
  {
    name: "core",
    test: /[\\/]((defineWidget|elements|languageCode|createCode|fill|useElementSize|useIsServerRendered)\.ts|WidgetProject\.tsx|Picture\.css\?inline|zustand[\\/].*)$/,
    priority: 2,
  },
  {
    name: "finder",
    test: /[\\/]((FinderWidget|Way|SearchWay)\.tsx|(takeOverFinder|counted|useArrival)\.ts)$/,
    priority: 1,
  },
  {
    name: "homes",
    test: /[\\/]((Path|HomeMark|Cells)\.tsx|(homeFacts|openApartment|saveHome|useAsOf)\.ts)$/,
  },
];

/** `bin/kulla.js`: the command line, for Node. */
export function commandScripts(outDir: string): InlineConfig {
  return {
    configFile: false,
    publicDir: false,
    plugins: [react()],
    // No dependency of the package: they are in its scripts, and so in these.
    ssr: { noExternal: ["zustand", "react-toastify", "clsx", "suncalc", "uqr"] },
    build: {
      target: "node20",
      outDir: `${outDir}/bin`,
      emptyOutDir: false,
      minify: false,
      cssMinify: true,
      ssr: "cli/kulla.ts",
      rolldownOptions: {
        checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
        output: { entryFileNames: "kulla.js", chunkFileNames: "c/[name].js", banner: "#!/usr/bin/env node" },
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
    plugins: [tagEntries({ ownAddress: false }), react()],
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
        entry: { ...Object.fromEntries(tags.map((tag) => [tag, entryOf(tag)])), server: "widgets/server.tsx" },
        formats: ["es"],
      },
      rolldownOptions: {
        checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
        external: (id) => libraries.some((name) => id === name || id.startsWith(`${name}/`)),
        output: { entryFileNames: "[name].js", chunkFileNames: "c/[name].js", codeSplitting: { groups } },
      },
    },
  };
}
