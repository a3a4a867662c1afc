import { readFileSync } from "node:fs";
import { join } from "node:path";
import "./tests/support/node20.mjs";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { chunkFolder, chunkGroups } from "./build/chunks.ts";
import { contactSheet } from "./build/contactSheet.ts";
import { filmFiles } from "./build/filmFiles.ts";
import { finishWidgets } from "./build/finishWidgets.ts";
import { lightEntry } from "./build/lightEntry.ts";
import { ownScript, ownScriptIntro } from "./build/ownScript.ts";
import { pictures } from "./build/pictures.ts";
import { plainImports } from "./build/plainImports.ts";
import { reactAsModules } from "./build/reactAsModules.ts";
import { secondTry } from "./build/secondTry.ts";
import { siteMap } from "./build/siteMap.ts";
import { withoutFacades } from "./build/withoutFacades.ts";
import { writePages } from "./build/writePages.ts";
import { writePackage } from "./build/package/writePackage.ts";
import { writeServiceWorker } from "./build/writeServiceWorker.ts";
import { checkedStamp } from "./complex/project/checkedStamp.ts";
import { tags } from "./widgets/contract/tags.ts";

/** Globals that React asks for and no page of ours has or needs: the branches for them are left out (450 bytes). */
const absentGlobals = {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined",
  navigation: "undefined",
  MSApp: "undefined",
};

const site = "dist/site";

/** Of the project file this build ships, if it is without a fault: a browser then needs no parser for it. */
const projectSha256 = checkedStamp(readFileSync("public/project/project.json", "utf8"));

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    contactSheet(),
    pictures(),
    filmFiles(),
    siteMap(),
    plainImports(),
    reactAsModules(),
    withoutFacades(),
    lightEntry(),
    secondTry(),
    ownScript(),
  ],
  define: { __PROJECT_SHA256__: JSON.stringify(projectSha256) },
  envPrefix: "KULLA_EMAIL_",
  server: { port: 5173 },
  build: { target: "es2022", modulePreload: false, assetsInlineLimit: 0 },
  environments: {
    client: {
      define: command === "build" ? absentGlobals : {},
      build: {
        outDir: site,
        manifest: true,
        rollupOptions: {
          preserveEntrySignatures: false,
          input: {
            site: "demo/main.tsx",
            kulla: "widgets/kulla.ts",
            ...Object.fromEntries(tags.map((tag) => [tag, `widgets/${tag}.tsx`])),
          },
          output: {
            entryFileNames: (chunk) =>
              chunk.name.startsWith("kulla") ? "widgets/[name].js" : "assets/[name]-[hash].js",
            chunkFileNames: (chunk) => `${chunkFolder(chunk.moduleIds)}/[name]-[hash].js`,
            assetFileNames: "assets/[name]-[hash][extname]",
            codeSplitting: { groups: chunkGroups },
          },
        },
      },
    },
    // For pages around an iframe: one classic file that shares nothing with the others.
    frame: {
      consumer: "client",
      build: {
        outDir: `${site}/widgets`,
        emptyOutDir: false,
        copyPublicDir: false,
        rollupOptions: {
          input: { "kulla-frame": "widgets/kulla-frame.ts" },
          output: { format: "iife", entryFileNames: "[name].js" },
        },
      },
    },
    // The page in such an iframe: of the elements it needs the names only, and it shares no file with them.
    embed: {
      consumer: "client",
      build: {
        outDir: `${site}/widgets`,
        emptyOutDir: false,
        copyPublicDir: false,
        rollupOptions: {
          input: { "kulla-embed": "widgets/kulla-embed.ts" },
          output: { entryFileNames: "[name].js" },
        },
      },
    },
    // The tours' pages are files of their own that name this script; what it needs lies beside it.
    tours: {
      consumer: "client",
      build: {
        outDir: `${site}/tours`,
        emptyOutDir: false,
        copyPublicDir: false,
        rollupOptions: {
          input: { viewer: "tours/viewer.ts" },
          output: { entryFileNames: "[name].js", chunkFileNames: "c/[name]-[hash].js" },
        },
      },
    },
    classic: {
      consumer: "client",
      define: absentGlobals,
      build: {
        outDir: join(site, "widgets"),
        emptyOutDir: false,
        copyPublicDir: false,
        rollupOptions: {
          input: { kulla: "widgets/kulla.iife.ts" },
          output: { format: "iife", entryFileNames: "kulla.iife.js", codeSplitting: false, intro: ownScriptIntro },
        },
      },
    },
    ssr: {
      build: {
        outDir: "dist/prerender",
        ssr: true,
        copyPublicDir: false,
        rollupOptions: { input: { prerender: "demo/prerender.tsx" } },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ["client", "classic", "frame", "embed", "tours", "ssr"] as const) {
        const environment = builder.environments[name];
        if (!environment) throw new Error(`No build environment ${name}.`);
        await builder.build(environment);
      }
      await finishWidgets(join(site, "widgets"), "dist/widgets");
      await writePackage("dist/widgets", "dist/package");
      await writePages(site);
      await writeServiceWorker(site);
    },
  },
  test: {
    include: ["tests/unit/**/*.test.ts", "tests/architecture.test.ts"],
    environment: "node",
    // As long as a browser test: they hold results, not times, and a busy machine may take its own.
    testTimeout: 45_000,
    hookTimeout: 45_000,
  },
}));
