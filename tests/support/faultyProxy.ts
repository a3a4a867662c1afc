import { createServer, request } from "node:http";
import { listenHere, type Listening } from "./listenHere.ts";

/** A host's reaction to a path: answers correctly, does not answer, sends a page instead of a file, or another script. */
export type Trouble = "none" | "stalls" | "sendsPage" | { readonly script: string };
type TroubledSite = Listening & { readonly setTrouble: (troubleOf: (path: string) => Trouble) => void };

/** The site behind a failing host. */
export async function troubledSite(site: string): Promise<TroubledSite> {
  let troubleOf = (_path: string): Trouble => "none";
  const server = createServer((incoming, response) => {
    const target = new URL(incoming.url ?? "/", site);
    const trouble = troubleOf(target.pathname);
    if (trouble === "stalls") return;
    if (trouble === "sendsPage") {
      response
        .writeHead(200, { "Content-Type": "text/html" })
        .end("<!doctype html><title>Not what was asked for</title>");
      return;
    }
    if (typeof trouble === "object") {
      response.writeHead(200, { "Content-Type": "text/javascript", "Cache-Control": "no-cache" }).end(trouble.script);
      return;
    }
    const passed = request(
      target,
      { method: incoming.method, headers: { ...incoming.headers, host: target.host } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    passed.on("error", () => response.destroy());
    incoming.pipe(passed);
  });
  return { ...(await listenHere(server)), setTrouble: (decide) => (troubleOf = decide) };
}
