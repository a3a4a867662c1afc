import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import type { InlineConfig } from "vite";
import { cssTarget } from "./scripts.ts";
import { tagEntries } from "./tagEntries.ts";

const root = resolve("owner/studio/page");

/** Builds the studio's page, which loads nothing from other servers. */
export const studioPage = (outDir: string): InlineConfig => ({
  configFile: false,
  root,
  publicDir: false,
  plugins: [tagEntries({ ownAddress: false, styles: "imported" }), react()],
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
