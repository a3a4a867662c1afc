import { stat } from "node:fs/promises";
import { createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { basename, dirname, extname, join, normalize } from "node:path";
import Negotiator from "negotiator";
import send from "send";
import { compressedCopy, encodings } from "./compressedCopy.ts";
import { contentType, isText } from "./contentTypes.ts";
import { forEveryone, headerRules, headersOf, type HeaderRule } from "./headers.ts";
import { mailOrigins } from "./mailOrigins.ts";

/** A folder that is served, at an address below the root ("" for the root itself: the site, with its headers). */
export type Mount = { readonly at: string; readonly folder: string };

export type ServerOptions = {
  /** Default: this machine only. */
  readonly host?: string;
  /** Where letters may go besides the provider and the build's own mail origin. */
  readonly mailOrigins?: readonly string[];
};

type Place = { readonly mounts: readonly Mount[]; readonly rules: readonly HeaderRule[] };

type Reply = {
  readonly file: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
};

/** No address of ours has nearly as many parts; looking for one with thousands takes seconds. */
const mostSegments = 20;

/** A folder's file, or the index.html of the folder that the path names. */
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

/** The path an address names; `undefined` for an address that is none. */
function pathOf(url: string): string | undefined {
  try {
    const path = decodeURIComponent(new URL(url, "http://localhost").pathname);
    return path.includes("\0") || path.split("/").length > mostSegments ? undefined : path;
  } catch {
    return undefined;
  }
}

async function answer(request: IncomingMessage, response: ServerResponse, { mounts, rules }: Place): Promise<void> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("Allow", "GET, HEAD");
    return sendText(response, 405, "Method Not Allowed");
  }
  const path = pathOf(request.url ?? "/");
  if (path === undefined) return sendText(response, 400, "Bad Request");
  const headers = headersOf(path, rules);
  for (const { at, folder } of mounts) {
    const file = path.startsWith(at) ? await fileOf(folder, path.slice(at.length)) : undefined;
    if (file) return sendFile(request, response, { file, status: 200, headers: at === "" ? headers : {} });
  }
  // What is not there today may be there tomorrow, and a page of another host must be able to see that it is not.
  const missing = { ...headers, ...forEveryone, "Cache-Control": "no-cache" };
  const notFound = extname(path) ? undefined : await nearestNotFound(mounts.at(-1)?.folder ?? ".", path);
  if (notFound) return sendFile(request, response, { file: notFound, status: 404, headers: missing });
  for (const [name, value] of Object.entries(missing)) response.setHeader(name, value);
  return sendText(response, 404, "Not Found");
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(text);
}

/** A file that vanished after it had been found, a part that it does not have, a condition that does not hold. */
function fail(response: ServerResponse, fault: unknown): void {
  if (response.headersSent) return void response.destroy();
  const { status = 404, headers = {} } = fault as { status?: number; headers?: Readonly<Record<string, string>> };
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  for (const [name, value] of Object.entries({ ...forEveryone, ...headers })) response.setHeader(name, value);
  sendText(response, status, STATUS_CODES[status] ?? "");
}

/** Answers with a file: compressed where that helps. Parts, what the browser has already and lines that are cut are the library's. */
async function sendFile(request: IncomingMessage, response: ServerResponse, reply: Reply): Promise<void> {
  const { file, status, headers } = reply;
  response.statusCode = status;
  response.setHeader("Content-Type", contentType(file));
  response.setHeader("Cache-Control", "no-cache");
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  let sent = file;
  if (isText(file)) {
    response.setHeader("Vary", "Accept-Encoding");
    const accepted = new Negotiator(request).encodings([...encodings]);
    const encoding = encodings.find((each) => accepted.includes(each));
    if (encoding) {
      const { size, mtimeMs } = await stat(file);
      sent = await compressedCopy(file, `${size} ${mtimeMs}`, encoding);
      response.setHeader("Content-Encoding", encoding);
    }
  }
  await new Promise<void>((resolve, reject) => {
    response.once("close", resolve);
    // Which file it is has been settled above, and so have its headers.
    send(request, encodeURIComponent(basename(sent)), {
      root: dirname(sent),
      cacheControl: false,
      dotfiles: "allow",
      acceptRanges: status === 200,
    })
      .on("error", reject)
      .pipe(response);
  });
}

/** Serves folders as a static host would: index.html per folder, 404.html for unknown pages, headers, compression. */
export function startStaticServer(
  port: number,
  mounts: readonly Mount[],
  options: ServerOptions = {},
): Promise<Server> {
  const rules = headerRules([...mailOrigins(), ...(options.mailOrigins ?? [])]);
  const server = createServer((request, response) => {
    answer(request, response, { mounts, rules }).catch((fault: unknown) => fail(response, fault));
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, options.host ?? "127.0.0.1", () => resolve(server));
  });
}
