import { createServer, request } from "node:http";
import { listenHere, type Listening } from "./listenHere.ts";

/** One origin for the site and for its mail, like a page that may only connect to its own server, which forwards messages. */
export async function oneOrigin(site: string, mail: string): Promise<Listening> {
  const server = createServer((incoming, response) => {
    const path = incoming.url ?? "/";
    const target = new URL(path, path.startsWith("/api/") ? mail : site);
    const headers = { ...incoming.headers, host: target.host };
    const passed = request(target, { method: incoming.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on("error", () => response.destroy());
    incoming.pipe(passed);
  });
  return listenHere(server);
}
