import { build } from "vite";

/** Bundles a page's script and its libraries, as a page's author would, into `folder`. */
export async function buildFixture(folder: string, name: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: { entry: `tests/fixtures/bench/${name}.js`, formats: ["es"], fileName: name },
    },
  });
}
