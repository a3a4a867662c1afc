import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { isText } from "../../owner/system/serving/contentTypes.ts";
import { compressed, versionOf } from "./compressed.ts";

/**
 * Compresses the files of the first page before they are requested, one after another: the best compression takes longer than everything
 * else about the page. If a file cannot be read, that is reported when it is requested.
 */
export async function precompress(folder: string): Promise<void> {
  const shared = (await readdir(join(folder, "assets"))).map((name) => join("assets", name));
  for (const name of ["index.html", join("project", "project.json"), ...shared].filter(isText)) {
    const file = join(folder, name);
    const packed = stat(file).then(async (stats) => compressed(file, versionOf(stats), "br"));
    await packed.catch(() => undefined);
  }
}
