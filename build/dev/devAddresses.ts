import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { resolve } from "node:path";
import type { Plugin } from "vite";

/** The source file to serve for each published address, because pages load scripts by their published addresses. */
const sources: readonly (readonly [published: RegExp, source: string])[] = [
  [/^\/widgets\/(kulla|kulla-embed|kulla-frame)\.js$/, "/widgets/$1.ts"],
  [/^\/tours\/viewer\.js$/, "/tours/viewer.ts"],
  [/^\/states\/?$/, "/build/dev/states.html"],
];

type Options = {
  /** Path of the availability file that is synced from the sample's list, as for `npm start`. */
  readonly availability: string;
};

/** Serves addresses of the built site: its scripts and the synced availability; and the page of all states at `/states`. */
export function devAddresses({ availability }: Options): Plugin {
  return {
    name: "dev-addresses",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
        const [path = "/", query] = (request.url ?? "/").split("?");
        if (path === "/project/availability.json" && existsSync(availability)) {
          response.setHeader("Content-Type", "application/json");
          response.setHeader("Cache-Control", "no-store");
          response.end(readFileSync(resolve(availability)));
          return;
        }
        const source = sources.find(([published]) => published.test(path));
        if (source) request.url = path.replace(...source) + (query === undefined ? "" : `?${query}`);
        next();
      });
    },
  };
}
