// npm run brochure: the brochure from the project's own data and pictures: its pages as pictures, a PDF, and the
// text. Pages that have not changed are left alone. With -- --pdf, only
// the PDF is produced, as a preview while designing.
import { mkdirSync, readFileSync } from "node:fs";
import { chromium } from "playwright-core";
import { parseProject } from "../../src/project/parseProject.ts";
import { complexModel } from "../model.ts";
import { projectFolder, publicUrl } from "../project/publicFolders.ts";
import { createCuts } from "./press/createCuts.ts";
import { folders } from "./press/folders.ts";
import { printPdf } from "./press/printPdf.ts";
import { typesetPages } from "./press/typesetPages.ts";
import { shootPages } from "./press/shootPages.ts";
import { writeLists } from "./press/writeLists.ts";

mkdirSync(folders.work, { recursive: true });
const json: unknown = JSON.parse(readFileSync(new URL("project.json", projectFolder), "utf8"));
const { project } = parseProject(json, `${publicUrl}project/project.json`);
const { cut, write } = createCuts();
const pages = typesetPages({ project, complex: complexModel(), cut });
await write();
const browser = await chromium.launch({
  executablePath: process.env["KULLA_CHROMIUM"] ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--allow-file-access-from-files",
  ],
});
try {
  await printPdf(browser, pages);
  if (!process.argv.includes("--pdf")) writeLists(pages, await shootPages(browser, pages));
} finally {
  await browser.close();
}
