import react from "@vitejs/plugin-react";
import type { InlineConfig } from "vite";
import { tags } from "../../widgets/contract/tags.ts";
import { cssTarget } from "../scripts.ts";
import { entryOf, tagEntries } from "../tagEntries.ts";

/**
 * Packages that the package's code imports: they stay imports, so that a page has each of them once. zustand and react-toastify
 * are not among them: they take the React that lies beside them, and in a page of React 18 npm lays them beside that.
 */
export const libraries = ["@emailjs/browser", "@r2wc/core", "browser-image-compression", "react", "react-dom"] as const;

/** What only the command line imports: a page never has them. */
export const commandLibraries = ["fflate", "papaparse", "read-excel-file", "send"] as const;

/**
 * Few files: a host's bundler cuts along them, and many small ones cost more bytes and requests than they save. What every tag needs;
 * what every finder needs; what homes are told by; what is looked for, which a tower and a plan show too; and the search's screen with
 * all it starts with. A group takes along all that its modules import, unless a group before it has that.
 */
const groups = [
  {
    name: "core",
    test: /[\\/]((defineWidget|elements|languageCode|createCode|fill|useElementSize|useIsServerRendered)\.ts|(WidgetProject)\.tsx|Picture\.css\?inline|zustand[\\/].*)$/,
    priority: 5,
  },
  {
    name: "finder",
    test: /[\\/]((FinderWidget|Way|Sheets|StepTold)\.tsx|(takeOverFinder|counted|useArrival|useIsNarrow|useMediaQuery|touchRule)\.ts)$/,
    priority: 4,
  },
  {
    name: "homes",
    test: /[\\/]((Path|HomeMark)\.tsx|(homeFacts|openApartment|saveHome)\.ts)$/,
    priority: 3,
  },
  { name: "Cross", test: /[\\/]Cross\.tsx$/, priority: 5 },
  // A storey tells of its homes without it.
  { name: "status", test: /[\\/](Cells\.tsx|(useAsOf|storeyName)\.ts)$/, priority: 3 },
  // Beside the search's screen a tower's and a storey's have it.
  { name: "List", test: /[\\/]finder[\\/]panel[\\/]List\.css\?inline$/, priority: 3 },
  { name: "filter", test: /[\\/](searchReports|searchText|filterText|filter|filterWords|offer)\.ts$/, priority: 2 },
  // A home and the brochure show pictures and arrows, and never the stage with its regions.
  { name: "Picture", test: /[\\/](Picture(Shape)?|Arrow)\.tsx$/, priority: 1 },
  { name: "useIsOnScreen", test: /[\\/]useIsOnScreen\.ts$/, priority: 1 },
  { name: "stage", test: /[\\/](HotspotPicture|SiteScreen)\.tsx$/, priority: 0 },
  { name: "SearchScreen", test: /[\\/](SearchScreen\.tsx|searchWordsCode\.ts|viewCode\.ts)$/, priority: 1 },
];

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
