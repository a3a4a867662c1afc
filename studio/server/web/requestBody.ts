import type { IncomingMessage } from "node:http";
import { parseJsonText } from "../../../src/project/file/parseJsonText.ts";
import { StudioFault } from "../StudioFault.ts";

/** The bytes of a request. @throws StudioFault for more than `most`, which are not read */
export async function readBody(request: IncomingMessage, most: number): Promise<Buffer> {
  const tooMuch = new StudioFault("badRequest", `More than ${Math.round(most / 1e6)} MB were sent.`);
  if (Number(request.headers["content-length"] ?? 0) > most) throw tooMuch;
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    length += (part as Buffer).length;
    if (length > most) throw tooMuch;
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts);
}

/** The JSON of a request, as an object. @throws StudioFault */
export async function readJsonBody(request: IncomingMessage, most: number): Promise<Readonly<Record<string, unknown>>> {
  const wrong = new StudioFault("badRequest", "What was sent is not a JSON object.");
  // A foreign page's form cannot say so without asking first.
  if (!/^application\/json\b/.test(request.headers["content-type"] ?? "")) throw wrong;
  const bytes = await readBody(request, most);
  const json = parseJsonText(bytes.toString("utf8"));
  if (!json.ok) throw new StudioFault("badRequest", `What was sent ${json.problem}.`);
  if (typeof json.value !== "object" || json.value === null) throw wrong;
  return json.value as Readonly<Record<string, unknown>>;
}
