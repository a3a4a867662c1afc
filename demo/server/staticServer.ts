import { existsSync, readdirSync } from "node:fs";
import { createServer, STATUS_CODES, type Server, type ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { findFile, nearestNotFound, pathOf, type Mount } from "../../owner/system/serving/findFile.ts";
import { corsHeaders, headerRules, headersOf, mailOrigins, type HeaderRule } from "./headers.ts";
import type { Exchange } from "../../owner/system/serving/sendFile.ts";
import { sendCompressed } from "./sendCompressed.ts";

export type ServerOptions = {
  /** By default, this machine only. */
  readonly host?: string;
  /** Allowed recipients of messages besides the provider and the build's own mail origin. */
  readonly mailOrigins?: readonly string[];
};

type ServedFolder = { readonly mounts: readonly Mount[]; readonly rules: readonly HeaderRule[] };

/** An HttpError of the library or a file system error. */
type Failure = {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly code?: string;
};

/** A client that sends or receives nothing for this long is considered gone, as it occupies a connection and perhaps a file. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  /** A paused film resumes with a request for the rest of the file. */
  idleTimeout: 60_000,
  connectionsCheckingInterval: 1000,
};

/** The number of pending connections: with Node's 511, some of 2,000 were refused while the server was busy. */
const backlog = 4096;

async function answer(exchange: Exchange, { mounts, rules }: ServedFolder): Promise<void> {
  const { request, response } = exchange;
  if (request.method !== "GET" && request.method !== "HEAD") {
    // The request's body is not read.
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
  setHeaders(response, { "Cache-Control": "no-cache", ...corsHeaders, ...headersOf("/404.html", rules) });
  return sendCompressed(exchange, page);
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** A missing file may exist later, so the response is not cached; pages on other hosts must be able to read the status. */
function sendText(response: ServerResponse, status: number): void {
  setHeaders(response, {
    ...corsHeaders,
    "Cache-Control": "no-cache",
    "Content-Type": "text/plain; charset=utf-8",
    "X-Content-Type-Options": "nosniff",
  });
  response.statusCode = status;
  response.end(STATUS_CODES[status]);
}

/** Answers a failed request: a file that has disappeared, an unsatisfiable range, a failed precondition. Anything else is a 500. */
function fail(response: ServerResponse, failure: unknown): void {
  if (response.headersSent) return void response.destroy();
  const { status, code, headers } = failure as Failure;
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  setHeaders(response, headers ?? {});
  sendText(response, status ?? (code === "ENOENT" ? 404 : 500));
}

/** The pages that are folders directly inside a site, such as floors with their own addresses. */
function pagesOf({ at, folder }: Mount): readonly string[] {
  if (at !== "" || !existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, "index.html")))
    .map((name) => `/${name}`);
}

/** Serves folders like a static host: index.html for folders, 404.html for unknown pages, headers, compression. */
export function startStaticServer(
  port: number,
  mounts: readonly Mount[],
  options: ServerOptions = {},
): Promise<Server> {
  const rules = headerRules({
    origins: [...mailOrigins(), ...(options.mailOrigins ?? [])],
    pages: mounts.flatMap(pagesOf),
  });
  const { idleTimeout, ...timeouts } = limits;
  const server = createServer(timeouts, (request, response) => {
    answer({ request, response }, { mounts, rules }).catch((failure: unknown) => fail(response, failure));
  });
  server.setTimeout(idleTimeout);
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host: options.host ?? "127.0.0.1", backlog }, () => resolve(server));
  });
}
