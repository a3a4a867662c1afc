import { cp, rm } from "node:fs/promises";
import { resolve, sep } from "node:path";
import react from "@vitejs/plugin-react";
import { build, type Plugin, type ViteBuilder } from "vite";
import { defineConfig } from "vitest/config";
import { chunkGroups, siteChunks } from "./build/chunks.ts";
import { copyFiles } from "./build/copyFiles.ts";
import { buildDocs } from "./build/docs/buildDocs.ts";
import { contactSheet } from "./build/contactSheet.ts";
import { finishWidgets } from "./build/finishWidgets.ts";
import { writePackage } from "./build/package/writePackage.ts";
import { writeSiteKit } from "./build/package/writeSiteKit.ts";
import { isSample } from "./build/projectFolder.ts";
import { noticesFile, partnerScripts, tourScripts } from "./build/scripts.ts";
import { tagEntries } from "./build/tagEntries.ts";
import { writePages } from "./build/writePages.ts";
import { writeWordPressArchive } from "./build/wordpressArchive.ts";
import { withPrintableErrors } from "./owner/terminal/printable.ts";

/** Where the build writes to; `npm start` has a folder of its own, as its site sends letters to this machine. */
const out = process.env["KULLA_OUT"] ?? "dist";
const site = `${out}/site`;
/** Inside the repository wherever the build goes: it imports React from here. */
const prerender = `node_modules/.cache/prerender-${process.pid}`;
const testState = resolve("node_modules/.cache/kulla-state");

/**
 * What is built is for visitors, whatever the shell that builds it is set to: React's development build would also name this machine's
 * folders in every element. The pages' renderer, which the package brings along, has React and all else in it, so that it runs in any
 * folder.
 */
const forVisitors: Plugin = {
  name: "for-visitors",
  config(_, { command }) {
    if (command !== "build") return undefined;
    process.env["NODE_ENV"] = "production";
    const renderer = { resolve: { noExternal: true as const }, define: { "process.env.NODE_ENV": '"production"' } };
    return { environments: { ssr: renderer } };
  },
};

/** What two of the site's pages or more share is one file, in place of twenty. */
const shared = [
  "layout",
  "pictures",
  "film",
  "home",
  "text",
  "content",
  "facts",
  "navigation",
  "loading",
  "elements",
  "head",
].map((room) => resolve("demo", room) + sep);
const siteGroups = [
  ...chunkGroups(siteChunks),
  { name: "shared", test: (id: string) => shared.some((room) => id.startsWith(room)), minShareCount: 2 },
];

/** The showcase: in the browser, and on the server that writes its pages. What partners load are builds of their own. */
export default defineConfig({
  plugins: [forVisitors, react(), contactSheet(), tagEntries({ ownAddress: true, styles: "imported" })],
  envPrefix: ["KULLA_EMAIL_", "KULLA_AVAILABILITY"],
  server: { port: 5173 },
  build: {
    target: "es2022",
    modulePreload: false,
    assetsInlineLimit: 0,
    // Every view of the elements, which /embed alone asks for, is 580 kB before it is compressed.
    chunkSizeWarningLimit: 700,
    // How long a plugin took says how busy the machine is; and where elements are rendered on a server all their code is at hand.
    rolldownOptions: { checks: { bundlerTimings: false, ineffectiveDynamicImport: false } },
  },
  environments: {
    client: {
      build: {
        outDir: site,
        manifest: true,
        copyPublicDir: false,
        license: { fileName: noticesFile },
        rolldownOptions: { input: { site: "demo/main.tsx" }, output: { codeSplitting: { groups: siteGroups } } },
      },
    },
    serviceWorker: {
      consumer: "client",
      build: {
        outDir: site,
        emptyOutDir: false,
        copyPublicDir: false,
        license: { fileName: `SW-${noticesFile}` },
        rolldownOptions: {
          input: { sw: "demo/offline/serviceWorker.ts" },
          output: { format: "iife", entryFileNames: "[name].js" },
        },
      },
    },
    // The site's server as plain JavaScript: the container runs it on any Node.
    server: {
      consumer: "server",
      resolve: { noExternal: true },
      build: { outDir: `${out}/server`, ssr: "demo/server/serveSite.ts", copyPublicDir: false },
    },
    ssr: {
      build: {
        outDir: prerender,
        ssr: true,
        copyPublicDir: false,
        minify: true,
        rolldownOptions: {
          input: { prerender: "demo/prerender.tsx" },
          output: { codeSplitting: false },
        },
      },
    },
  },
  builder: {
    // Vite prints what is thrown, and there may be text of an owner's folder in it.
    buildApp: withPrintableErrors(async (builder: ViteBuilder) => {
      for (const name of ["client", "serviceWorker", "server", "ssr"] as const) {
        const environment = builder.environments[name];
        if (!environment) throw new Error(`No build environment ${name}.`);
        await builder.build(environment);
      }
      await copyFiles(site);
      const { logLevel = "info" } = builder.config;
      const widgets = `${out}/widgets`;
      await rm(widgets, { recursive: true, force: true });
      for (const scripts of partnerScripts(widgets)) await build({ ...scripts, logLevel });
      await finishWidgets(widgets);
      writeWordPressArchive(out);
      await cp(widgets, `${site}/widgets`, { recursive: true });
      await build({ ...tourScripts(`${site}/tours`), logLevel });
      await writePackage(widgets, `${out}/package`, logLevel);
      await writeSiteKit({ site, widgets, prerender, folder: `${out}/package/site` });
      await writePages(site, prerender);
      // An owner's site is about their apartments; the manual's examples are the sample's.
      if (isSample && process.env["KULLA_WITHOUT_MANUAL"] !== "1") await buildDocs(`${site}/docs`);
    }),
  },
  test: {
    include: ["tests/unit/**/*.test.ts", "tests/architecture.test.ts"],
    environment: "node",
    // What Kulla notes outside of an owner's folder lies apart from the notes of whoever runs the tests.
    env: { KULLA_STATE: testState },
    // They share nothing that one could leave behind for the next: a module is read once, not once for each file.
    isolate: false,
    // As long as a browser test: they hold results, not times, and a busy machine may take its own.
    testTimeout: 45_000,
    hookTimeout: 45_000,
  },
});
