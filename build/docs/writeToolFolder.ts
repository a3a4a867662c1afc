import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { allFiles, contents } from "./contents.ts";
import { toolSource } from "./docsTool.ts";
import { pageUrl, copyOf, outputPath, sitePage, titleOf } from "./sitePages.ts";

/** Writes a file only if it has changed, because the tool rebuilds a page whenever its file is written. */
async function write(file: string, text: string): Promise<void> {
  if ((await readFile(file, "utf8").catch(() => undefined)) === text) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** The folder of files that the tool publishes unchanged. */
export const publicOf = (folder: string): string => join(folder, "pages/public");

/**
 * Writes everything that the tool reads into a folder below its installation: settings, theme, contents, pages, and the files that
 * pages link to.
 */
export async function writeToolFolder(tool: string, folder: string): Promise<void> {
  for (const name of ["rspress.config.mjs", "theme"])
    await cp(join(toolSource, name), join(folder, name), { recursive: true });
  const own = join(publicOf(folder), "static");
  for (const name of ["manual.css", "page.js"]) await cp(join(toolSource, name), join(own, name));
  await cp(join(tool, "node_modules/minisearch/dist/es/index.js"), join(own, "minisearch.js"));
  await cp("docs/skill", join(publicOf(folder), "skill"), { recursive: true });
  const texts = new Map(await Promise.all(allFiles.map(async (file) => [file, await readFile(file, "utf8")] as const)));
  const lists = contents.map(({ reader, files }) => ({
    reader,
    pages: files.map((file) => ({ address: pageUrl(file), title: titleOf(file, texts.get(file) ?? "") })),
  }));
  await write(join(folder, "contents.json"), JSON.stringify(lists));
  for (const [file, text] of texts) {
    const { markdown, files } = sitePage(file, text);
    await write(join(folder, "pages", outputPath(file)), markdown);
    for (const each of files) {
      const copy = join(publicOf(folder), copyOf(each));
      await mkdir(dirname(copy), { recursive: true });
      await cp(each, copy, { recursive: true });
    }
  }
}
