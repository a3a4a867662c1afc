import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { compressed, encodingFor } from "./compressed.ts";
import { contentType, isText } from "./contentTypes.ts";

type Reply = {
  readonly file: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
};

/** Answers with a file: compressed where that helps, only what is new to the browser, and films in parts. */
export async function sendFile(request: IncomingMessage, response: ServerResponse, reply: Reply): Promise<void> {
  const { file, status } = reply;
  const { size, mtimeMs } = await stat(file);
  const version = `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`;
  const headers = {
    "Content-Type": contentType(file),
    "Cache-Control": "no-cache",
    ...reply.headers,
    ETag: `"${version}"`,
  };
  if (status === 200 && request.headers["if-none-match"] === headers.ETag) {
    response.writeHead(304, headers).end();
    return;
  }
  const encoding =
    isText(file) && request.method !== "HEAD" ? encodingFor(request.headers["accept-encoding"]) : undefined;
  if (encoding) {
    const body = await compressed(file, version, encoding);
    const more = { "Content-Encoding": encoding, Vary: "Accept-Encoding", "Content-Length": body.length };
    response.writeHead(status, { ...headers, ...more }).end(body);
    return;
  }
  const part = status === 200 ? partOf(request.headers.range, size) : undefined;
  const { start, end } = part ?? { start: 0, end: size - 1 };
  const range = part ? { "Content-Range": `bytes ${start}-${end}/${size}` } : {};
  const length = { "Accept-Ranges": "bytes", "Content-Length": Math.max(0, end - start + 1), ...range };
  response.writeHead(part ? 206 : status, { ...headers, ...length });
  if (request.method === "HEAD" || size === 0) response.end();
  else createReadStream(file, { start, end }).pipe(response);
}

/** The bytes a player asks for: "bytes=0-", "bytes=100-199". */
function partOf(range: string | undefined, size: number): { start: number; end: number } | undefined {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? "") ?? [];
  const start = Number(from);
  const end = to ? Math.min(Number(to), size - 1) : size - 1;
  return from !== undefined && start <= end ? { start, end } : undefined;
}
