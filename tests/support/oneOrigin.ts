import { createServer, request } from "node:http";
import { listenHere, type Listening } from "./listenHere.ts";

/** One origin for the site and for its mail, like a page that may only connect to its own server, which forwards messages. */
export async function oneOrigin(site: string, mail: string): Promise<Listening> {
  const server = createServer((asked, response) => {
    const path = asked.url ?? "/";
    const target = new URL(path, path.startsWith("/api/") ? mail : site);
    const headers = { ...asked.headers, host: target.host };
    const passed = request(target, { method: asked.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on("error", () => response.destroy());
    asked.pipe(passed);
  });
  return listenHere(server);
}
