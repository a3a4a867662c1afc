import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { StudioError } from "../../StudioError.ts";

/** The tours' viewer with its fonts for a published folder: each file's place, and a hash of them all. */
export type ViewerFiles = { readonly places: ReadonlyMap<string, string>; readonly hash: string };

const folders = ["tours", "fonts"];

/** @param within the folder of `tours/` and `fonts/`: next to the studio's page. @throws StudioError if they are missing */
export async function viewerFiles(within: string | undefined): Promise<ViewerFiles> {
  const places = new Map<string, string>();
  const hash = createHash("sha256");
  for (const folder of within === undefined ? [] : folders) {
    const entries = await readdir(join(within ?? "", folder), { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries.filter((each) => each.isFile())) {
      const place = join(entry.parentPath, entry.name);
      const name = place.slice(join(within ?? "", "/").length).replaceAll("\\", "/");
      places.set(name, place);
    }
  }
  if (!places.has("tours/viewer.js"))
    throw new StudioError("noViewer", "The tours' viewer is not there: install the package again.");
  for (const [name, place] of [...places].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(name).update(await readFile(place));
  return { places, hash: hash.digest("hex") };
}
