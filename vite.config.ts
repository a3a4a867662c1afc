import { readFileSync } from "node:fs";
import { join } from "node:path";
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
import { checkedStamp } from "./complex/project/checkedStamp.ts";
import { tags } from "./widgets/contract/tags.ts";

/** Globals that React asks for and no page of ours has or needs: the branches for them are left out (450 bytes). */
const absentGlobals = {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined",
  navigation: "undefined",
  MSApp: "undefined",
};

/** Where the build writes to; `npm start` has a folder of its own, as its site sends letters to this machine. */
const out = process.env["KULLA_OUT"] ?? "dist";
const site = `${out}/site`;

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
  build: {
    target: "es2022",
    modulePreload: false,
    assetsInlineLimit: 0,
    // How long a plugin took says how busy the machine is; it is no fault of the build.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
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
            "kulla-embed": "widgets/kulla-embed.ts",
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
    // The tours' pages are files of their own that name this script; what it needs lies beside it.
    tours: {
      consumer: "client",
      build: {
        outDir: `${site}/tours`,
        emptyOutDir: false,
        copyPublicDir: false,
        // three.js is one part of this size; the bench holds its bytes.
        chunkSizeWarningLimit: 640,
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
    serviceWorker: {
      consumer: "client",
      build: {
        outDir: site,
        emptyOutDir: false,
        copyPublicDir: false,
        rollupOptions: {
          input: { sw: "demo/offline/serviceWorker.ts" },
          output: { format: "iife", entryFileNames: "[name].js" },
        },
      },
    },
    // The site's server as plain JavaScript: the container runs it on any Node.
    server: {
      consumer: "server",
      build: { outDir: `${out}/server`, ssr: "demo/serveSite.ts", copyPublicDir: false },
    },
    ssr: {
      build: {
        outDir: `${out}/prerender`,
        ssr: true,
        copyPublicDir: false,
        rollupOptions: { input: { prerender: "demo/prerender.tsx" } },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ["client", "classic", "frame", "tours", "serviceWorker", "server", "ssr"] as const) {
        const environment = builder.environments[name];
        if (!environment) throw new Error(`No build environment ${name}.`);
        await builder.build(environment);
      }
      await finishWidgets(join(site, "widgets"), `${out}/widgets`);
      await writePackage(`${out}/widgets`, `${out}/package`);
      await writePages(site, `${out}/prerender`);
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
