import { createHash } from "node:crypto";
import { lstatSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { listing, privateColour, secrets, type Sandbox } from "./sandbox.ts";

/** The parts of a published folder that are also checked in a browser. */
export type PublishedDrawing = { readonly path: string; readonly base64: string };

export const secretIn = (bytes: string | Uint8Array): boolean => {
  const all =
    typeof bytes === "string" ? Buffer.from(bytes) : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return secrets.some((secret) => all.includes(secret));
};

/** Output that controls a terminal, as a sentence; undefined if there is none. */
export function terminalFault(printed: string): string | undefined {
  // oxlint-disable-next-line no-control-regex
  const [found] = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/.exec(printed) ?? [];
  return found === undefined ? undefined : `the terminal is sent ${JSON.stringify(found)}`;
}

/** The studio's own files, and the commands' output. */
const isWritten = (path: string): boolean =>
  /^(?:\.kulla[^/]*|published[^/]*|history)(?:\/|$)/.test(path) ||
  /^\.(?:availability\.json|prices\.jsonl)\./.test(path) ||
  path === "prices.jsonl" ||
  path === "kulla-draft.json" ||
  path === "availability.json";

/** The owner's files in a received folder, which must not change. */
export const ownFiles = ({ received }: Sandbox) => listing(received, isWritten);

/** `kulla sync` writes words of the list that it was configured to read, wherever that is. */
const isSynced = /^(?:history\/|availability\.json$)/;

/** Programs that a web server would run. */
const serverPrograms =
  /(?:\.(?:php\d?|phtml|phar|cgi|pl|py|aspx?|jspx?|shtml)(?:\.|$)|(?:^|\/)(?:web\.config|\.htaccess|\.user\.ini)$)/i;

/** Files copied along with their folder are exempt: no field of the project declares them to be pictures. */
const isInFolder = /^published\/(?:tours|Tura|Tipi B)\//;

/** The first bytes of files that fields name. */
const beginnings: Readonly<Record<string, RegExp>> = {
  pdf: /%PDF-/,
  jpg: /^\u00FF\u00D8\u00FF/,
  webp: /^RIFF/,
  avif: /^....ftyp/s,
};

/**
 * Everything wrong with a received folder after a case: secrets of the computer anywhere in it, and in the published files links,
 * foreign pictures, programs, and files that do not match their names.
 */
export async function judgeFolder(
  { received }: Sandbox,
  { isPublishedHere }: { readonly isPublishedHere: boolean },
): Promise<{
  readonly faults: readonly string[];
  readonly drawings: readonly PublishedDrawing[];
}> {
  const faults: string[] = [];
  const drawings: PublishedDrawing[] = [];
  const entries = readdirSync(received, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const place = join(entry.parentPath, entry.name);
    const path = place.slice(received.length + 1);
    // If nothing was published, the received files are still there.
    const isPublished = isPublishedHere && path.startsWith("published/");
    if (entry.isSymbolicLink() && isPublished) {
      const target = targetOf(place);
      if (!target.startsWith(`${received}/`)) faults.push(`published has a link that leads out: ${path}`);
    }
    if (!entry.isFile()) continue;
    const { size } = lstatSync(place);
    const bytes = size > 64_000_000 ? Buffer.alloc(0) : readFileSync(place);
    if (secretIn(bytes) && !isSynced.test(path)) faults.push(`a secret lies in ${path}`);
    if (!isPublished) continue;
    const ending = path.slice(path.lastIndexOf(".") + 1).toLowerCase();
    if (serverPrograms.test(path)) faults.push(`a program for a server is published: ${path}`);
    const beginning = isInFolder.test(path) ? undefined : beginnings[ending];
    if (beginning && !beginning.test(bytes.subarray(0, 1024).toString("latin1")))
      faults.push(`${path} is not what its name says`);
    if (ending === "jpg" && (await isPrivate(bytes))) faults.push(`a picture from outside is published: ${path}`);
    if (ending === "svg") drawings.push({ path, base64: bytes.toString("base64") });
  }
  return { faults, drawings };
}

function targetOf(link: string): string {
  try {
    return realpathSync(link);
  } catch {
    return link;
  }
}

/** The same pictures are published again and again. */
const judgedPictures = new Map<string, Promise<boolean>>();

/** Whether it has only the colour that is reserved for pictures outside. */
function isPrivate(bytes: Buffer): Promise<boolean> {
  const hash = createHash("sha256").update(bytes).digest("hex");
  const judged = judgedPictures.get(hash) ?? hasPrivateColour(bytes);
  judgedPictures.set(hash, judged);
  return judged;
}

async function hasPrivateColour(bytes: Buffer): Promise<boolean> {
  const stats = await sharp(bytes)
    .stats()
    .catch(() => undefined);
  const means = stats?.channels.map(({ mean }) => mean) ?? [];
  const { r, g, b } = privateColour;
  return means.length >= 3 && [r, g, b].every((value, index) => Math.abs((means[index] ?? 0) - value) < 12);
}
