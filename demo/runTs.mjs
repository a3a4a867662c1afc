// Runs a TypeScript file of this project in Node through Vite, as Node 20 cannot run TypeScript itself.
// node demo/runTs.mjs FILE [ARGUMENTS]
import { resolve } from "node:path";
import { createServer, createServerModuleRunner } from "vite";

const [file, ...rest] = process.argv.slice(2);
if (!file) throw new Error("Name the file to run: node demo/runTs.mjs FILE [ARGUMENTS]");
const server = await createServer({
  configFile: false,
  logLevel: "error",
  appType: "custom",
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  // A command may set NODE_ENV to production while it runs, where React has no runtime for development.
  oxc: { jsx: { development: false } },
});
process.argv = [process.argv[0], resolve(file), ...rest];
try {
  await createServerModuleRunner(server.environments.ssr).import(resolve(file));
} finally {
  await server.close();
}
