import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { allFiles } from "./contents.ts";
import { commandOf, installedTool, runQuietly } from "./docsTool.ts";
import { writeToolFolder, publicOf } from "./writeToolFolder.ts";
import { llmsFullText, llmsIndex } from "./llmsText.ts";
import { pageUrl, outputPath } from "./sitePages.ts";
import { plainPage, sectionsOf, type Section } from "./pageHtml.ts";

/** Copies the HTML pages from the tool's output; our own script replaces those of the tool. */
async function copyPages(made: string, folder: string): Promise<void> {
  const found: Section[] = [];
  for (const file of allFiles) {
    const name = outputPath(file).replace(/\.md$/, ".html");
    const html = plainPage(await readFile(join(made, name), "utf8"));
    const page = join(folder, name.endsWith("index.html") ? name : name.replace(/\.html$/, "/index.html"));
    await mkdir(dirname(page), { recursive: true });
    await writeFile(page, html);
    found.push(...sectionsOf(html, pageUrl(file)));
  }
  await writeFile(join(folder, "404.html"), plainPage(await readFile(join(made, "404.html"), "utf8")));
  const index = found.map((section, id) => ({ id, ...section }));
  await writeFile(join(folder, "static/search.json"), JSON.stringify(index));
}

/** Writes the files for assistants: a list of the pages, and a single text with all of them. */
async function writeTexts(folder: string): Promise<void> {
  const texts = await Promise.all(allFiles.map(async (file) => ({ file, text: await readFile(file, "utf8") })));
  await writeFile(join(folder, "llms.txt"), llmsIndex(texts));
  await writeFile(join(folder, "llms-full.txt"), llmsFullText(texts));
}

/** Builds the manual under `/docs/`. Skipped if its tool is not installed and there is no network. */
export async function buildDocs(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const tool = await installedTool();
  if (tool === undefined) {
    console.warn("The manual was left out of the site: its tool is missing, and npm's registry cannot be reached.");
    return;
  }
  const work = await mkdtemp(join(tool, "work-"));
  try {
    await writeToolFolder(tool, work);
    await runQuietly(process.execPath, [commandOf(tool), "build"], work);
    await cp(publicOf(work), folder, { recursive: true });
    await copyPages(join(work, "out"), folder);
    await writeTexts(folder);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
