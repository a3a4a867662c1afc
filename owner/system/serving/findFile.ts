import { stat } from "node:fs/promises";
import { dirname, join, posix } from "node:path";

/** A served folder at an address below the root ("" for the root itself: the site, with its headers). */
export type Mount = { readonly at: string; readonly folder: string };

/** None of our addresses has nearly as many parts; looking up one with thousands takes seconds. */
const maxSegments = 20;

/**
 * The path an address names, without `..`, `.` and double slashes, so that its headers and its file match. `undefined`
 * for an address that this server does not serve: invalid percent-encoding, NUL, a slash written as `%2f` or `%5c`, too many parts.
 */
export function pathOf(url: string): string | undefined {
  try {
    // Two leading slashes would be read as another host's name.
    const { pathname } = new URL(url.startsWith("/") ? `http://localhost${url}` : url);
    const path = posix.normalize(decodeURIComponent(pathname));
    const isOurs = !/%2f|%5c|%00/i.test(pathname) && path.split("/").length <= maxSegments;
    return isOurs ? path : undefined;
  } catch {
    return undefined;
  }
}

/** A folder's file, or the index.html of the folder that the path names. `path`: a result of `pathOf`. */
export async function findFile(folder: string, path: string): Promise<string | undefined> {
  const file = join(folder, path);
  if (await isFile(file)) return file;
  const index = join(file, "index.html");
  return (await isFile(index)) ? index : undefined;
}

/** The page for unknown addresses: from the folder the address would be in, or from the nearest one above it. */
export async function nearestNotFound(folder: string, path: string): Promise<string | undefined> {
  const above = dirname(path);
  const found = await findFile(folder, join(above, "404.html"));
  return found || above === "/" ? found : nearestNotFound(folder, above);
}

async function isFile(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ?? false;
}
