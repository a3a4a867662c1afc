import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { allFiles, contents } from "./contents.ts";
import { toolSource } from "./docsTool.ts";
import { addressOf, copyOf, placeOf, sitePage, titleOf } from "./sitePages.ts";

/** What is there already is left alone: the tool makes a page anew when its file is written. */
async function write(file: string, text: string): Promise<void> {
  if ((await readFile(file, "utf8").catch(() => undefined)) === text) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Of a folder that is laid for the tool: what goes into the site as it is. */
export const publicOf = (folder: string): string => join(folder, "pages/public");

/**
 * Lays all that the tool reads into a folder below the one it is installed in: its settings, the theme, the list of pages, the pages,
 * and what these bring along.
 */
export async function layPages(tool: string, folder: string): Promise<void> {
  for (const name of ["rspress.config.mjs", "theme"])
    await cp(join(toolSource, name), join(folder, name), { recursive: true });
  const own = join(publicOf(folder), "static");
  for (const name of ["manual.css", "page.js"]) await cp(join(toolSource, name), join(own, name));
  await cp(join(tool, "node_modules/minisearch/dist/es/index.js"), join(own, "minisearch.js"));
  await cp("docs/skill", join(publicOf(folder), "skill"), { recursive: true });
  const texts = new Map(await Promise.all(allFiles.map(async (file) => [file, await readFile(file, "utf8")] as const)));
  const lists = contents.map(({ reader, files }) => ({
    reader,
    pages: files.map((file) => ({ address: addressOf(file), title: titleOf(file, texts.get(file) ?? "") })),
  }));
  await write(join(folder, "contents.json"), JSON.stringify(lists));
  for (const [file, text] of texts) {
    const { markdown, files } = sitePage(file, text);
    await write(join(folder, "pages", placeOf(file)), markdown);
    for (const each of files) {
      const copy = join(publicOf(folder), copyOf(each));
      await mkdir(dirname(copy), { recursive: true });
      await cp(each, copy, { recursive: true });
    }
  }
}
