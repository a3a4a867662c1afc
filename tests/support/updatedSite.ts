import { readdirSync } from "node:fs";
import { createServer } from "node:http";
import { listenHere, type Listening } from "./listenHere.ts";

type UpdatedSite = Listening & { readonly publish: () => void };

/** The site behind a host that publishes its next version: hashed files get new names, the old ones are gone, `before` becomes `after`. */
export async function updatedSite(site: string, before: string, after: string): Promise<UpdatedSite> {
  const names = readdirSync("dist/site/assets");
  let isNext = false;
  const updated = (text: string): string =>
    names.reduce((done, name) => done.replaceAll(name, `next-${name}`), text).replaceAll(before, after);
  const server = createServer((incoming, response) => {
    const path = incoming.url ?? "/";
    const isOfNext = path.startsWith("/assets/next-");
    if (path.startsWith("/assets/") && isOfNext !== isNext) return void response.writeHead(404).end();
    const answer = async (): Promise<void> => {
      const original = await fetch(site + path.replace("/assets/next-", "/assets/"));
      const type = original.headers.get("content-type") ?? "";
      const body = Buffer.from(await original.arrayBuffer());
      response.writeHead(original.status, { "Content-Type": type, "Cache-Control": "no-cache" });
      response.end(isNext && type.startsWith("text/") ? updated(body.toString()) : body);
    };
    answer().catch(() => response.destroy());
  });
  return { ...(await listenHere(server)), publish: () => (isNext = true) };
}
