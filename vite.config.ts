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
import { withPrintableErrors } from "./owner/system/terminal/printable.ts";

/** The output folder of the build; `npm start` has its own, because that site sends its messages to this machine. */
const out = process.env["KULLA_OUT"] ?? "dist";
const site = `${out}/site`;
/** Inside the repository regardless of the output folder, because it imports React from there. */
const prerender = `node_modules/.cache/prerender-${process.pid}`;
const testState = resolve("node_modules/.cache/kulla-state");

/**
 * Builds are always for production, whatever the shell's NODE_ENV is: React's development build would also include this machine's paths in
 * every element. The pages' renderer, which is part of the package, contains React and everything else, so that it runs in any
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

/** Modules that at least two of the site's pages use form one file instead of twenty. */
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

/** The showcase: in the browser, and on the server that prerenders its pages. The scripts for partners are separate builds. */
export default defineConfig({
  plugins: [forVisitors, react(), contactSheet(), tagEntries({ usesOwnAddress: true, styles: "imported" })],
  envPrefix: ["KULLA_EMAIL_", "KULLA_AVAILABILITY"],
  server: { port: 5173 },
  build: {
    target: "es2022",
    modulePreload: false,
    assetsInlineLimit: 0,
    // A chunk with every view of the elements, which only /embed requests, is 580 kB before compression.
    chunkSizeWarningLimit: 700,
    // Plugin timings depend on how busy the machine is; and a server that renders elements needs all of their code anyway.
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
    // The site's server as plain JavaScript: the container runs it with any version of Node.
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
    // Vite prints whatever is thrown, which may contain text from an owner's folder.
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
      // An owner's site is about their apartments, whereas the manual's examples use the sample.
      if (isSample && process.env["KULLA_WITHOUT_MANUAL"] !== "1") await buildDocs(`${site}/docs`);
    }),
  },
  test: {
    include: ["tests/unit/**/*.test.ts", "tests/architecture.test.ts"],
    environment: "node",
    globalSetup: "tests/support/removeCommands.ts",
    // Separates the state that Kulla stores outside of an owner's folder from that of the person who runs the tests.
    env: { KULLA_STATE: testState },
    // Test files share no state that one could leave behind for the next, so each module is loaded once instead of once per file.
    isolate: false,
    // As long as for a browser test: these tests check results rather than durations, and a busy machine may be slow.
    testTimeout: 45_000,
    hookTimeout: 45_000,
  },
});
