import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { isText } from "../../owner/serving/contentTypes.ts";
import { compressed, versionOf } from "./compressed.ts";

/**
 * Compresses what the first page needs before anyone asks for it, file after file: the best compression of it takes
 * longer than the page itself. A file that cannot be read fails at its request.
 */
export async function packAhead(folder: string): Promise<void> {
  const shared = (await readdir(join(folder, "assets"))).map((name) => join("assets", name));
  for (const name of ["index.html", join("project", "project.json"), ...shared].filter(isText)) {
    const file = join(folder, name);
    const packed = stat(file).then(async (stats) => compressed(file, versionOf(stats), "br"));
    await packed.catch(() => undefined);
  }
}
