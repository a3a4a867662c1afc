// npm run dev:studio [-- folder]: serves the studio's page from source, and passes requests to the studio's server.
import { homedir } from "node:os";
import { join, resolve } from "node:path";
import { build, createServer, mergeConfig } from "vite";
import { startStudioServer } from "../../owner/studio/server/web/studioServer.ts";
import { print, printCrashes } from "../../owner/system/terminal/print.ts";
import { buildTourViewer, studioPage } from "../studioPage.ts";
import { hotStylesPlugin } from "./hotStylesPlugin.ts";

printCrashes();
const port = Number(process.env["KULLA_STUDIO_PORT"] ?? 4180);
const page = "node_modules/.cache/studio";
const sample = { project: "public/project", tours: "public/tours", copy: join(homedir(), "kulla-sample") };
const studio = await startStudioServer({ port: 0, page, kit: "dist/package", pagePort: port, sample });
const [folder] = process.argv.slice(2);
if (folder !== undefined) await studio.session.open(folder);
const studioOrigin = `http://127.0.0.1:${studio.port}`;
const server = await createServer(
  mergeConfig(studioPage(page), {
    plugins: [hotStylesPlugin()],
    define: { "process.env.NODE_ENV": '"development"' },
    cacheDir: resolve("node_modules/.cache/dev-studio-vite"),
    optimizeDeps: { entries: ["main.tsx"] },
    server: {
      host: "127.0.0.1",
      port,
      strictPort: true,
      fs: { allow: [process.cwd()] },
      // The studio's server only accepts requests from its own origin.
      proxy: { "/api/": { target: studioOrigin, changeOrigin: true, headers: { origin: studioOrigin } } },
    },
  }),
);
await server.listen();
print([
  "",
  `  Studio   http://127.0.0.1:${port}/${new URL(studio.address).hash}`,
  `  Folder   ${folder ?? "none yet"}`,
  "",
  "  Views, styles and texts change in place while you edit them; changes to the server need a restart.",
  "  Stop with Ctrl+C.",
]);
// The preview and its tours are served from another origin, without Vite, so they are built once, at the start.
await build({ ...studioPage(page), logLevel: "error" });
await buildTourViewer(page, "error");
print(["", "  The preview has been built, too."]);
await new Promise(() => {});
