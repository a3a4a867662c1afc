import { stat } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import fresh from "fresh";
import Negotiator from "negotiator";
import { compressed, encodings, versionOf, type Encoding } from "./compressed.ts";
import { contentType, isText } from "../../owner/system/serving/contentTypes.ts";
import { sendFile, type Exchange } from "../../owner/system/serving/sendFile.ts";

/** Like `sendFile`, with texts compressed in an encoding that the browser accepts: for pages that are loaded over a network. */
export async function sendCompressed({ request, response }: Exchange, file: string): Promise<void> {
  if (!isText(file)) return sendFile({ request, response }, file);
  response.setHeader("Vary", "Accept-Encoding");
  const encoding = bestEncoding(request);
  return encoding ? sendEncoded({ request, response }, file, encoding) : sendFile({ request, response }, file);
}

function bestEncoding(request: IncomingMessage): Encoding | undefined {
  const accepted = new Negotiator(request).encodings([...encodings]);
  return encodings.find((encoding) => accepted.includes(encoding));
}

/** The ETag contains version and encoding: a browser that has one encoding does not have the other. */
async function sendEncoded({ request, response }: Exchange, file: string, encoding: Encoding): Promise<void> {
  const stats = await stat(file);
  response.setHeader("Content-Type", contentType(file));
  const version = versionOf(stats);
  const tag = `W/"${version}-${encoding}"`;
  const modified = stats.mtime.toUTCString();
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
  // The length is known only after compression.
  if (request.method === "HEAD") return void response.end();
  // Node adds the length, because the body is sent in one piece.
  response.end(await compressed(file, version, encoding));
}
