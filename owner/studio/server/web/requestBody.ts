import type { IncomingMessage } from "node:http";
import { parseJsonText } from "../../../../src/project/file/parseJsonText.ts";
import { isRecord } from "../../../../src/project/isRecord.ts";
import { StudioError } from "../StudioError.ts";

/**
 * The chunks of a request's body as they arrive. A caller that stops early leaves the rest unread; the connection stays open for the
 * response.
 * @throws StudioError for more than `maxBytes` bytes; before reading anything if `Content-Length` states more
 */
export async function* bodyParts(request: IncomingMessage, maxBytes: number): AsyncGenerator<Buffer, void, void> {
  const tooLarge = new StudioError("badRequest", `More than ${Math.round(maxBytes / 1e6)} MB were sent.`);
  if (Number(request.headers["content-length"] ?? 0) > maxBytes) throw tooLarge;
  let length = 0;
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    length += (part as Buffer).length;
    if (length > maxBytes) throw tooLarge;
    yield part as Buffer;
  }
}

/** The bytes of a request's body. @throws StudioError for more than `maxBytes` bytes */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of bodyParts(request, maxBytes)) parts.push(part);
  return Buffer.concat(parts);
}

/**
 * The JSON object in a request's body.
 * @throws StudioError if the body is larger than `maxBytes`, is not a JSON object, or is not declared as `application/json`
 */
export async function readJsonBody(
  request: IncomingMessage,
  maxBytes: number,
): Promise<Readonly<Record<string, unknown>>> {
  const notJsonObject = new StudioError("badRequest", "The request is not a JSON object.");
  // A script of another website cannot send this type without a preflight request, which the studio does not grant; a form cannot at all.
  if (!/^application\/json\b/.test(request.headers["content-type"] ?? "")) throw notJsonObject;
  const bytes = await readBody(request, maxBytes);
  const json = parseJsonText(bytes.toString("utf8"));
  if (!json.ok) throw new StudioError("badRequest", `The request ${json.problem}.`);
  if (!isRecord(json.value)) throw notJsonObject;
  return json.value;
}
