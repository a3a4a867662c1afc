import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { allFiles, contents } from "./contents.ts";
import { rspressSource } from "./rspress.ts";
import { pageUrl, copiedPath, pagePath, sitePage, titleOf } from "./sitePages.ts";

/** Writes a file only if its text has changed, because Rspress rebuilds a page whenever its file is written. */
async function write(file: string, text: string): Promise<void> {
  if ((await readFile(file, "utf8").catch(() => undefined)) === text) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** The folder of files that Rspress publishes unchanged. */
export const publicFolder = (folder: string): string => join(folder, "pages/public");

/**
 * Writes everything that Rspress reads into a folder inside its installation: settings, theme, contents, pages, and the files that
 * pages link to.
 */
export async function writeRspressFolder(installation: string, folder: string): Promise<void> {
  for (const name of ["rspress.config.mjs", "theme"])
    await cp(join(rspressSource, name), join(folder, name), { recursive: true });
  const staticFolder = join(publicFolder(folder), "static");
  for (const name of ["manual.css", "page.js"]) await cp(join(rspressSource, name), join(staticFolder, name));
  await cp(join(installation, "node_modules/minisearch/dist/es/index.js"), join(staticFolder, "minisearch.js"));
  await cp("docs/skill", join(publicFolder(folder), "skill"), { recursive: true });
  const texts = new Map(await Promise.all(allFiles.map(async (file) => [file, await readFile(file, "utf8")] as const)));
  const groups = contents.map(({ reader, files }) => ({
    reader,
    pages: files.map((file) => ({ address: pageUrl(file), title: titleOf(file, texts.get(file) ?? "") })),
  }));
  await write(join(folder, "contents.json"), JSON.stringify(groups));
  for (const [file, text] of texts) {
    const { markdown, files } = sitePage(file, text);
    await write(join(folder, "pages", pagePath(file)), markdown);
    for (const each of files) {
      const copy = join(publicFolder(folder), copiedPath(each));
      await mkdir(dirname(copy), { recursive: true });
      await cp(each, copy, { recursive: true });
    }
  }
}
