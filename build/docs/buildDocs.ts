import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { allFiles } from "./contents.ts";
import { rspressCommand, installedRspress, runQuietly } from "./rspress.ts";
import { writeRspressFolder, publicFolder } from "./writeRspressFolder.ts";
import { llmsFullText, llmsIndex } from "./llmsText.ts";
import { pageUrl, pagePath } from "./sitePages.ts";
import { plainPage, sectionsOf, type Section } from "./pageHtml.ts";

/** Copies the HTML pages from the output of Rspress without its scripts, and writes the search index for our own. */
async function copyPages(output: string, folder: string): Promise<void> {
  const sections: Section[] = [];
  for (const file of allFiles) {
    const htmlPath = pagePath(file).replace(/\.md$/, ".html");
    const html = plainPage(await readFile(join(output, htmlPath), "utf8"));
    const page = join(folder, htmlPath.endsWith("index.html") ? htmlPath : htmlPath.replace(/\.html$/, "/index.html"));
    await mkdir(dirname(page), { recursive: true });
    await writeFile(page, html);
    sections.push(...sectionsOf(html, pageUrl(file)));
  }
  await writeFile(join(folder, "404.html"), plainPage(await readFile(join(output, "404.html"), "utf8")));
  const index = sections.map((section, id) => ({ id, ...section }));
  await writeFile(join(folder, "static/search.json"), JSON.stringify(index));
}

/** Writes the files for assistants: a list of the pages, and a single file with all of their texts. */
async function writeTexts(folder: string): Promise<void> {
  const texts = await Promise.all(allFiles.map(async (file) => ({ file, text: await readFile(file, "utf8") })));
  await writeFile(join(folder, "llms.txt"), llmsIndex(texts));
  await writeFile(join(folder, "llms-full.txt"), llmsFullText(texts));
}

/** Builds the manual under `/docs/`. Skipped if Rspress, which builds it, is not installed and there is no network. */
export async function buildDocs(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const installation = await installedRspress();
  if (installation === undefined) {
    console.warn("The manual was left out of the site: Rspress is not installed, and npm's registry is unreachable.");
    return;
  }
  const workFolder = await mkdtemp(join(installation, "work-"));
  try {
    await writeRspressFolder(installation, workFolder);
    await runQuietly(process.execPath, [rspressCommand(installation), "build"], workFolder);
    await cp(publicFolder(workFolder), folder, { recursive: true });
    await copyPages(join(workFolder, "out"), folder);
    await writeTexts(folder);
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}
