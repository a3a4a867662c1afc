import type { IncomingMessage } from "node:http";
import { parseJsonText } from "../../../../src/project/file/parseJsonText.ts";
import { isRecord } from "../../../../src/project/isRecord.ts";
import { StudioError } from "../StudioError.ts";

/**
 * The parts of a request's body as they arrive. The rest after an abort is not read; the connection stays open for the answer with the reason.
 * @throws StudioError for more than `most` bytes, immediately if the length is announced
 */
export async function* bodyParts(request: IncomingMessage, maxBytes: number): AsyncGenerator<Buffer, void, void> {
  const tooMuch = new StudioError("badRequest", `More than ${Math.round(maxBytes / 1e6)} MB were sent.`);
  if (Number(request.headers["content-length"] ?? 0) > maxBytes) throw tooMuch;
  let length = 0;
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    length += (part as Buffer).length;
    if (length > maxBytes) throw tooMuch;
    yield part as Buffer;
  }
}

/** The bytes of a request. @throws StudioError for more than `most` */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of bodyParts(request, maxBytes)) parts.push(part);
  return Buffer.concat(parts);
}

/** The JSON of a request, as an object. @throws StudioError */
export async function readJsonBody(
  request: IncomingMessage,
  maxBytes: number,
): Promise<Readonly<Record<string, unknown>>> {
  const wrong = new StudioError("badRequest", "The request is not a JSON object.");
  // A foreign page's form cannot use this type without a preflight request.
  if (!/^application\/json\b/.test(request.headers["content-type"] ?? "")) throw wrong;
  const bytes = await readBody(request, maxBytes);
  const json = parseJsonText(bytes.toString("utf8"));
  if (!json.ok) throw new StudioError("badRequest", `The request ${json.problem}.`);
  if (!isRecord(json.value)) throw wrong;
  return json.value;
}
