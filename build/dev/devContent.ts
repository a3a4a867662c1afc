import type { IncomingMessage, ServerResponse } from "node:http";
import { sep, resolve } from "node:path";
import { createServerModuleRunner, type Plugin } from "vite";
import type { ModuleRunner } from "vite/module-runner";
import { projectFolder } from "../projectFolder.ts";

/**
 * Serves what a build would write: the project's facts in every page, and the contents of pages under `/content/`. The page is reloaded
 * when a JSON file of the project changes.
 */
export function devContent(): Plugin {
  let runner: ModuleRunner;
  const readMaterial = async () => {
    const { readSiteMaterial }: typeof import("../../demo/siteMaterial.ts") =
      await runner.import("/demo/siteMaterial.ts");
    return readSiteMaterial(projectFolder, "http://localhost/project/project.json");
  };
  return {
    name: "dev-content",
    apply: "serve",
    configureServer(server) {
      runner = createServerModuleRunner(server.environments.ssr, { hmr: { logger: false } });
      const folder = resolve(projectFolder) + sep;
      server.watcher.add(folder);
      server.watcher.on("change", (file) => {
        if (file.startsWith(folder) && file.endsWith(".json")) server.ws.send({ type: "full-reload" });
      });
      server.middlewares.use("/content/", (request: IncomingMessage, response: ServerResponse, next) => {
        readMaterial().then(({ contents }) => {
          const content = contents.get(`/content${request.url}`);
          if (!content) return next();
          response.setHeader("Content-Type", "application/json");
          response.end(JSON.stringify(content));
        }, next);
      });
    },
    async transformIndexHtml() {
      const { facts } = await readMaterial();
      const children = JSON.stringify(facts).replaceAll("<", "\\u003c");
      return [{ tag: "script", attrs: { type: "application/json", id: "facts" }, children }];
    },
  };
}
