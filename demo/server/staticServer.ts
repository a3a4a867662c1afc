import { createServer, STATUS_CODES, type Server, type ServerResponse } from "node:http";
import { extname } from "node:path";
import { findFile, nearestNotFound, pathOf, type Mount } from "../../owner/serving/findFile.ts";
import { forEveryone, headerRules, headersOf, mailOrigins, type HeaderRule } from "./headers.ts";
import type { Exchange } from "../../owner/serving/sendFile.ts";
import { sendCompressed } from "./sendCompressed.ts";

export type ServerOptions = {
  /** Default: this machine only. */
  readonly host?: string;
  /** Where letters may go besides the provider and the build's own mail origin. */
  readonly mailOrigins?: readonly string[];
};

type Place = { readonly mounts: readonly Mount[]; readonly rules: readonly HeaderRule[] };

/** An HttpError of the library's, or an error of the file system. */
type Fault = { readonly status?: number; readonly headers?: Readonly<Record<string, string>>; readonly code?: string };

/** Who sends or takes nothing for so long has gone, and holds a line and perhaps a file. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  /** A film that is paused goes on by a request for the rest of it. */
  idleTimeout: 60_000,
  connectionsCheckingInterval: 1000,
};

/** So many may come at once: with Node's 511 some of 2,000 were turned away while the server was busy. */
const backlog = 4096;

async function answer(exchange: Exchange, { mounts, rules }: Place): Promise<void> {
  const { request, response } = exchange;
  if (request.method !== "GET" && request.method !== "HEAD") {
    // What comes with it is not read.
    setHeaders(response, { Allow: "GET, HEAD", Connection: "close" });
    return sendText(response, 405);
  }
  const path = pathOf(request.url ?? "/");
  if (path === undefined) return sendText(response, 400);
  for (const { at, folder } of mounts) {
    const file = path.startsWith(at) ? await findFile(folder, path.slice(at.length)) : undefined;
    if (!file) continue;
    setHeaders(response, { "Cache-Control": "no-cache", ...(at === "" ? headersOf(path, rules) : {}) });
    return sendCompressed(exchange, file);
  }
  const page = extname(path) ? undefined : await nearestNotFound(mounts.at(-1)?.folder ?? ".", path);
  if (!page) return sendText(response, 404);
  response.statusCode = 404;
  setHeaders(response, { "Cache-Control": "no-cache", ...forEveryone, ...headersOf("/404.html", rules) });
  return sendCompressed(exchange, page);
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** What is not there now may be there tomorrow, and a page of another host must be able to see that it is not. */
function sendText(response: ServerResponse, status: number): void {
  setHeaders(response, {
    ...forEveryone,
    "Cache-Control": "no-cache",
    "Content-Type": "text/plain; charset=utf-8",
    "X-Content-Type-Options": "nosniff",
  });
  response.statusCode = status;
  response.end(STATUS_CODES[status]);
}

/** A file that has vanished since it was found or cannot be read, a part it does not have, a condition that does not hold. */
function fail(response: ServerResponse, fault: unknown): void {
  if (response.headersSent) return void response.destroy();
  const { status, code, headers } = fault as Fault;
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  setHeaders(response, headers ?? {});
  sendText(response, status ?? (code === "ENOENT" ? 404 : 500));
}

/** Serves folders as a static host would: index.html per folder, 404.html for unknown pages, headers, compression. */
export function startStaticServer(
  port: number,
  mounts: readonly Mount[],
  options: ServerOptions = {},
): Promise<Server> {
  const rules = headerRules([...mailOrigins(), ...(options.mailOrigins ?? [])]);
  const { idleTimeout, ...timeouts } = limits;
  const server = createServer(timeouts, (request, response) => {
    answer({ request, response }, { mounts, rules }).catch((fault: unknown) => fail(response, fault));
  });
  server.setTimeout(idleTimeout);
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host: options.host ?? "127.0.0.1", backlog }, () => resolve(server));
  });
}
