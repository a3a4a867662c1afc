import { stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { basename, dirname } from "node:path";
import fresh from "fresh";
import Negotiator from "negotiator";
import send from "send";
import { compressed, encodings, type Encoding } from "./compressed.ts";
import { contentType, isText } from "./contentTypes.ts";

export type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse };

/** Answers with a file under the response's status and headers: texts compressed as the browser takes them, all else in parts if asked. */
export async function sendFile({ request, response }: Exchange, file: string): Promise<void> {
  response.setHeader("Content-Type", contentType(file));
  if (!isText(file)) return sendParts({ request, response }, file);
  response.setHeader("Vary", "Accept-Encoding");
  const encoding = bestEncoding(request);
  return encoding ? sendCompressed({ request, response }, file, encoding) : sendParts({ request, response }, file);
}

function bestEncoding(request: IncomingMessage): Encoding | undefined {
  const accepted = new Negotiator(request).encodings([...encodings]);
  return encodings.find((encoding) => accepted.includes(encoding));
}

/** The tag names version and encoding: a browser that has the one has not the other. */
async function sendCompressed({ request, response }: Exchange, file: string, encoding: Encoding): Promise<void> {
  const { size, mtime } = await stat(file);
  const version = `${size.toString(16)}-${mtime.getTime().toString(16)}`;
  const tag = `W/"${version}-${encoding}"`;
  const modified = mtime.toUTCString();
  response.setHeader("ETag", tag);
  response.setHeader("Last-Modified", modified);
  const isKnown = fresh(request.headers, { etag: tag, "last-modified": modified });
  if (response.statusCode === 200 && isKnown) {
    response.removeHeader("Content-Type");
    response.statusCode = 304;
    response.end();
    return;
  }
  response.setHeader("Content-Encoding", encoding);
  // How long it gets is known only when it is made.
  if (request.method === "HEAD") return void response.end();
  // Its length goes along by itself, as it is sent in one piece.
  response.end(await compressed(file, version, encoding));
}

/** Parts, conditions and lines that break off are the library's. @throws its HttpError where there is nothing to send. */
function sendParts({ request, response }: Exchange, file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    response.once("close", resolve);
    // Which file it is has been settled, and so has how long it is kept.
    send(request, encodeURIComponent(basename(file)), {
      root: dirname(file),
      cacheControl: false,
      dotfiles: "allow",
      acceptRanges: response.statusCode === 200,
    })
      .on("error", reject)
      .pipe(response);
  });
}
