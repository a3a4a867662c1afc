import type { Plugin } from "vite";

/**
 * Vite's own helper builds chunk addresses from the site's base, which in a partner's page is his origin.
 * Our chunks are found relative to the file that asks for them, so the helper only calls the import.
 */
export function plainImports(): Plugin {
  const helper = "\0vite/preload-helper.js";
  return {
    name: "plain-imports",
    enforce: "pre",
    load: (id) => (id === helper ? "export const __vitePreload = (load) => load();" : undefined),
  };
}
