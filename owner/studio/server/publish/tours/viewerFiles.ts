import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { StudioError } from "../../StudioError.ts";

/** The tour viewer with its fonts for a published folder: the path on disk of each file, by its name, and a hash of them all. */
export type ViewerFiles = { readonly paths: ReadonlyMap<string, string>; readonly hash: string };

const folders = ["tours", "fonts"];

/** @param root the folder of `tours/` and `fonts/`: next to the studio's page. @throws StudioError if they are missing */
export async function viewerFiles(root: string | undefined): Promise<ViewerFiles> {
  const paths = new Map<string, string>();
  const hash = createHash("sha256");
  for (const folder of root === undefined ? [] : folders) {
    const entries = await readdir(join(root ?? "", folder), { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries.filter((each) => each.isFile())) {
      const path = join(entry.parentPath, entry.name);
      const name = path.slice(join(root ?? "", "/").length).replaceAll("\\", "/");
      paths.set(name, path);
    }
  }
  if (!paths.has("tours/viewer.js"))
    throw new StudioError("noViewer", "The tours' viewer is missing: reinstall the package.");
  for (const [name, path] of [...paths].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(name).update(await readFile(path));
  return { paths, hash: hash.digest("hex") };
}
