import { pricesName } from "../../../sync/prices/priceFile.ts";
import { StudioError } from "../StudioError.ts";

/** The files that the studio itself writes to an owner's folder; everything else there is the owner's, and never touched. */
export const ownNames = {
  draft: "kulla-draft.json",
  work: ".kulla",
  published: "published",
  prices: pricesName,
} as const;

/** Marks a site generated from the project: nothing in such a folder is a source. */
export const siteMark = ".kulla-site.json";

const maxPathLength = 1000;
const windowsNames = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * Prevents path traversal: the parts of a path inside the folder, as "Fotot/kulla 5.jpg", with slashes on every system.
 * @throws StudioError for a path that leads out of the folder or means different files on different systems
 */
export function pathParts(path: string): readonly string[] {
  const refuse = (why: string) => new StudioError("badPath", `"${shown(path)}" is not a file of the folder: ${why}.`);
  if (path === "" || path.length > maxPathLength) throw refuse("a path has 1 to 1000 characters");
  if (/[\p{Cc}\\]/u.test(path)) throw refuse("it contains a backslash or an invisible character");
  if (path.startsWith("/") || /^[a-z]:/i.test(path)) throw refuse("it begins at the root of a disk");
  const parts = path.split("/");
  if (parts.some((part) => part === "" || part === "." || part === "..")) throw refuse("it has empty parts or dots");
  // A file's stream, a device, and names that this system shortens.
  const isDevice = (part: string) => part.includes(":") || /[. ]$/.test(part) || windowsNames.test(part);
  if (process.platform === "win32" && parts.some(isDevice)) throw refuse("this name is reserved on this system");
  return parts;
}

/** Whether it is such a path. */
export function isPath(path: string): boolean {
  try {
    return pathParts(path).length > 0;
  } catch {
    return false;
  }
}

/** Whether a path belongs to the studio's own files; many disks are case-insensitive. */
export function isOwn(path: string): boolean {
  const [first = ""] = path.normalize("NFC").toLowerCase().split("/");
  return (
    Object.values(ownNames).some((name) => name === first) ||
    /^(?:published-received|website-(?:received|previous))-\d+$/.test(first)
  );
}

/**
 * Checks that a file may be published: neither one of the studio's own, such as the draft with the upload command, nor a hidden one, such as
 * a program's passwords.
 * @throws StudioError for any other
 */
export function checkPublishable(path: string): void {
  if (isOwn(path) || pathParts(path).some((part) => part.startsWith(".")))
    throw new StudioError("badPath", `${shown(path)} is a hidden file or the studio's own: it is not published.`);
}

/** A path may be very long, and may contain terminal control characters. */
function shown(path: string): string {
  return path.replaceAll(/\p{Cc}/gu, "?").slice(0, 200);
}
