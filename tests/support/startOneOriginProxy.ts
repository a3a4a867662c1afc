import { createServer, request } from "node:http";
import { listenHere, type Listening } from "./listenHere.ts";

/** Starts a proxy for the site and, under `/api/`, the mail service: pages that may only connect to their own origin can then use both. */
export async function startOneOriginProxy(site: string, mail: string): Promise<Listening> {
  const server = createServer((incoming, response) => {
    const path = incoming.url ?? "/";
    const target = new URL(path, path.startsWith("/api/") ? mail : site);
    const headers = { ...incoming.headers, host: target.host };
    const forwarded = request(target, { method: incoming.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.on("error", () => response.destroy());
    incoming.pipe(forwarded);
  });
  return listenHere(server);
}
