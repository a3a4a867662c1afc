import { stat } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { dirname, extname, join, normalize } from "node:path";
import { headerRules, headersOf, type HeaderRule } from "./headers.ts";
import { mailOrigins } from "./mailOrigins.ts";
import { sendFile } from "./sendFile.ts";

/** A folder that is served, at an address below the root ("" for the root itself: the site, with its headers). */
export type Mount = { readonly at: string; readonly folder: string };

export type ServerOptions = {
  /** Default: this machine only. */
  readonly host?: string;
  /** Where letters may go besides the provider and the build's own mail origin. */
  readonly mailOrigins?: readonly string[];
};

type Place = { readonly mounts: readonly Mount[]; readonly rules: readonly HeaderRule[] };

async function fileOf(folder: string, path: string): Promise<string | undefined> {
  const file = join(folder, normalize(`/${path}`));
  const found = await stat(file).catch(() => undefined);
  if (found?.isFile()) return file;
  const index = join(file, "index.html");
  return (await stat(index).catch(() => undefined))?.isFile() ? index : undefined;
}

/** The page for unknown addresses: of the folder the address would lie in, or of one above it. */
async function nearestNotFound(folder: string, path: string): Promise<string | undefined> {
  const above = dirname(path);
  const found = await fileOf(folder, join(above, "404.html"));
  return found || above === "/" ? found : nearestNotFound(folder, above);
}

async function answer(request: IncomingMessage, response: ServerResponse, { mounts, rules }: Place): Promise<void> {
  const path = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname);
  const headers = headersOf(path, rules);
  for (const { at, folder } of mounts) {
    const file = path.startsWith(at) ? await fileOf(folder, path.slice(at.length)) : undefined;
    if (file) return sendFile(request, response, { file, status: 200, headers: at === "" ? headers : {} });
  }
  const notFound = await nearestNotFound(mounts.at(-1)?.folder ?? ".", path);
  if (notFound && !extname(path)) return sendFile(request, response, { file: notFound, status: 404, headers });
  response.writeHead(404, { "Content-Type": "text/plain; charset=utf-8" }).end("404");
}

/** Serves folders as a static host would: index.html per folder, 404.html for unknown pages, headers, compression. */
export function startStaticServer(
  port: number,
  mounts: readonly Mount[],
  options: ServerOptions = {},
): Promise<Server> {
  const rules = headerRules([...mailOrigins(), ...(options.mailOrigins ?? [])]);
  const server = createServer((request, response) => {
    answer(request, response, { mounts, rules }).catch(() => {
      if (!response.headersSent) response.writeHead(400);
      response.end();
    });
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, options.host ?? "127.0.0.1", () => resolve(server));
  });
}
