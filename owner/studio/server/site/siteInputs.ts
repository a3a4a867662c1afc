import { createHash } from "node:crypto";
import { lstat, readdir } from "node:fs/promises";
import { join } from "node:path";
import { listSources, maxFiles } from "../folder/ownerFolder.ts";
import { kindOf } from "../folder/insideFolder.ts";
import type { SiteSource } from "./siteSource.ts";

/** Pages state the currently valid offers: after an hour they are built again. */
const hourMs = 3_600_000;

/**
 * A hash of all inputs of a site: the files of its folders by their sizes and times, the kit, and the rest by value.
 * `undefined` if a folder has so many files that not all are listed.
 */
export async function siteInputs(
  { published, contents }: SiteSource,
  rest: readonly string[],
): Promise<string | undefined> {
  const roots = new Set([published, ...contents].map(({ root }) => root));
  const tours = join(published.root, "../tours");
  if ((await kindOf(tours)) === "folder") roots.add(tours);
  const hash = createHash("sha256").update(JSON.stringify([...rest, Math.floor(Date.now() / hourMs)]));
  for (const root of roots) {
    const files = await listSources({ root });
    if (files.length >= maxFiles) return undefined;
    hash.update(JSON.stringify([root, files]));
  }
  return hash.digest("hex");
}

/** A hash of a site's files, in the folders and files of such names: a modified file causes a rebuild. */
export async function siteOutputs(site: string, names: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const name of names.toSorted()) await addPlace(hash, site, name);
  return hash.digest("hex");
}

async function addPlace(hash: ReturnType<typeof createHash>, site: string, path: string): Promise<void> {
  const place = join(site, path);
  const kind = await kindOf(place);
  if (kind === "folder")
    for (const name of (await readdir(place)).toSorted()) await addPlace(hash, site, `${path}/${name}`);
  else {
    const found = kind === "file" ? await lstat(place) : undefined;
    hash.update(JSON.stringify([path, kind, found?.size, found?.mtimeMs]));
  }
}
