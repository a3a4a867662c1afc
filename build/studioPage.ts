import { copyFile, mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { build, type InlineConfig, type LogLevel } from "vite";
import { cssTarget, tourScripts } from "./scripts.ts";
import { tagEntries } from "./tagEntries.ts";

const root = resolve("owner/studio/page");

/** Vite's configuration for building the studio's page, which loads nothing from other servers. */
export const studioPage = (outDir: string): InlineConfig => ({
  configFile: false,
  root,
  publicDir: false,
  plugins: [tagEntries({ usesOwnAddress: false, styles: "imported" }), react()],
  define: { "process.env.NODE_ENV": '"production"' },
  build: {
    target: "es2022",
    cssTarget,
    outDir: resolve(outDir),
    emptyOutDir: true,
    modulePreload: false,
    assetsInlineLimit: 0,
    // It is served from the owner's own computer, so its size hardly matters.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
      input: { index: resolve(root, "index.html"), preview: resolve(root, "preview.html") },
    },
  },
});

const fonts = ["hanken-grotesk.woff2", "newsreader-300.woff2"];

/**
 * Builds the tours' viewer with its files, `tours/` and `fonts/`, next to the studio's page, because the studio publishes the viewer
 * together with an owner's tours.
 */
export async function buildTourViewer(page: string, logLevel: LogLevel): Promise<void> {
  await build({ ...tourScripts(join(page, "tours")), logLevel });
  await copyFile("tours/viewer.css", join(page, "tours/viewer.css"));
  await mkdir(join(page, "fonts"), { recursive: true });
  for (const name of fonts) await copyFile(`public/fonts/${name}`, join(page, "fonts", name));
}
