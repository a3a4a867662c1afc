import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { folders } from "./folders.ts";
import { documentOf, type TypesetPage } from "./typesetPages.ts";

/** All pages as one PDF: selectable text, headings as bookmarks, pictures small enough to send. */
export async function printPdf(browser: Browser, pages: readonly TypesetPage[]): Promise<void> {
  const file = new URL("print.html", folders.work);
  const html = pages.map((page) => page.html.replaceAll('src="screen/', 'src="print/')).join("\n");
  writeFileSync(file, documentOf(html));
  const view = await browser.newPage({ viewport: { width: 690, height: 800 } });
  await view.goto(file.href);
  await view.evaluate(() => document.fonts.ready);
  await view.pdf({
    path: fileURLToPath(new URL("brochure.pdf", folders.out)),
    width: "690px",
    height: "800px",
    printBackground: true,
    preferCSSPageSize: true,
    outline: true,
    tagged: true,
  });
  await view.close();
}
