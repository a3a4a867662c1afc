import { createHash } from "node:crypto";
import { lstatSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { listing, privateColour, secrets, type Sandbox } from "./sandbox.ts";

/** What a published folder is judged by in a browser as well. */
export type PublishedDrawing = { readonly path: string; readonly base64: string };

export const secretIn = (bytes: string | Uint8Array): boolean => {
  const all =
    typeof bytes === "string" ? Buffer.from(bytes) : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return secrets.some((secret) => all.includes(secret));
};

/** What makes a terminal do something, as a sentence; undefined where there is nothing of it. */
export function terminalFault(printed: string): string | undefined {
  // oxlint-disable-next-line no-control-regex
  const [found] = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/.exec(printed) ?? [];
  return found === undefined ? undefined : `the terminal is sent ${JSON.stringify(found)}`;
}

/** The studio's own, and what the commands write. */
const isWritten = (path: string): boolean =>
  /^(?:\.kulla[^/]*|published[^/]*|history)(?:\/|$)/.test(path) ||
  /^\.(?:availability\.json|prices\.jsonl)\./.test(path) ||
  path === "prices.jsonl" ||
  path === "kulla-draft.json" ||
  path === "availability.json";

/** What of a received folder is the owner's, and stays as it is. */
export const ownFiles = ({ received }: Sandbox) => listing(received, isWritten);

/** What `kulla sync` writes has words of the list that it was configured to read, wherever that is. */
const isSynced = /^(?:history\/|availability\.json$)/;

/** Programs that a web server would run. */
const serverPrograms =
  /(?:\.(?:php\d?|phtml|phar|cgi|pl|py|aspx?|jspx?|shtml)(?:\.|$)|(?:^|\/)(?:web\.config|\.htaccess|\.user\.ini)$)/i;

/** What is taken with the folder around it is what it is: no field of the project says that it is a picture. */
const isInFolder = /^published\/(?:tours|Tura|Tipi B)\//;

/** What files that fields name begin with. */
const beginnings: Readonly<Record<string, RegExp>> = {
  pdf: /%PDF-/,
  jpg: /^\u00FF\u00D8\u00FF/,
  webp: /^RIFF/,
  avif: /^....ftyp/s,
};

/**
 * What is wrong with a received folder when all was done with it: secrets of the computer anywhere in it, and in what is published
 * links, pictures of others, programs, and files that are not what their names say.
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
    // Where nothing was published, what came with the folder still lies there.
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

/** Whether it is all of the colour that only pictures outside have. */
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
