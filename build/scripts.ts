import react from "@vitejs/plugin-react";
import { mergeConfig, type InlineConfig } from "vite";
import { tags } from "../widgets/contract/tags.ts";
import { linkedStyles } from "./linkedStyles.ts";
import { entryOf, tagEntries } from "./tagEntries.ts";

type Scripts = {
  /** Source file by the name of the script. */
  readonly entries: Readonly<Record<string, string>>;
  readonly outDir: string;
  /** "iife": one classic script that shares nothing with others. */
  readonly format: "es" | "iife";
};

/**
 * Few requests on the way to the first screen: React with what every tag needs in one file; the finder with its site, and with
 * the tower's screen, as all screens behind it share its parts; a storey and its homes, of which one leads to the other; what homes
 * share with the brochure; what is looked for, which addresses ask for without the search's screen, and that screen with all it starts with; and what a page of a server or with addresses of its own needs. A group takes along all that its modules import.
 */
const groups = [
  {
    name: "core",
    test: /[\\/](defineWidget\.ts|takeOverMarkup\.ts|readProject\.ts|contract[\\/]elements\.ts|WidgetProject\.tsx|languageCode\.ts|gateSheet\.ts|ProjectGate\.css\?inline)$/,
    priority: 2,
  },
  {
    name: "finder",
    test: /[\\/]((FinderWidget|SearchWay|SiteScreen|TowerScreen|Path|Cells|Cross)\.tsx|screens[\\/]views[\\/]\w+\.ts|(takeOverFinder|viewStyles|addressPart|homeFacts|openApartment|saveHome)\.ts)$/,
    priority: 1,
  },
  { name: "homes", test: /[\\/](Floor|Apartment)Screen\.tsx$/ },
  { name: "ApartmentInquiry", test: /[\\/](Apartment|Homes)Inquiry\.tsx$/ },
  { name: "filter", test: /[\\/](searchReports|searchText|filterText|filter|filterWords|offer)\.ts$/ },
  { name: "SearchScreen", test: /[\\/](SearchScreen\.tsx|searchWordsCode\.ts|viewCode\.ts)$/ },
  { name: "page", test: /[\\/](bringFinder|pageLinks)\.ts$/ },
  { name: "Dialog", test: /[\\/](Dialog\.tsx|Dialog\.css\?inline|useWindowEvent\.ts)$/, priority: 1 },
];

/** The first that know `light-dark()`, container queries and popovers, all of 2024; no words are spent on older ones. */
export const cssTarget = ["chrome123", "firefox120", "safari17.5"];

/**
 * A build of scripts for pages that are not ours: a script keeps its name, what it shares with others lies in `c/` under the
 * hash of its content, and every file is found relative to the one that asks for it.
 */
export function scripts({ entries, outDir, format }: Scripts): InlineConfig {
  return {
    configFile: false,
    publicDir: false,
    plugins: format === "es" ? [tagEntries({ ownAddress: true, hasStyles: true }), linkedStyles(), react()] : [react()],
    envPrefix: "KULLA_EMAIL_",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      target: "es2022",
      cssTarget,
      outDir,
      emptyOutDir: false,
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
          codeSplitting: format === "es" && { groups },
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
    serverStyles(outDir),
  ];
}

/** What the elements' views are shown by, and the markup of a server. */
const serverStyles = (outDir: string): InlineConfig => ({
  configFile: false,
  publicDir: false,
  build: {
    target: "es2022",
    cssTarget,
    outDir,
    emptyOutDir: false,
    rolldownOptions: {
      input: Object.fromEntries(
        ["views", "homes", "search", "kulla", "kulla-search", "kulla-brochure"].map((name) => [
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
