import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { zipSync } from "fflate";

const source = "integrations/wordpress";

/** A fixed date, so that the same files produce the same archive. ZIP supports no earlier year. */
const date = new Date(1980, 0, 1);

/** Writes `kulla-wordpress.zip`, which can be uploaded to WordPress at Plugins > Add New > Upload Plugin. */
export function writeWordPressArchive(folder: string): void {
  const files = readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(source.length + 1)
        .replaceAll("\\", "/"),
    )
    .toSorted((a, b) => (a < b ? -1 : 1));
  const contents = files.map((file) => [file, readFileSync(join(source, file))] as const);
  writeFileSync(join(folder, "kulla-wordpress.zip"), zipSync(Object.fromEntries(contents), { level: 9, mtime: date }));
}
