import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Browser } from "playwright-core";
import { encodePage } from "./encodePage.ts";
import { folders, pageFileName } from "./folders.ts";
import { renditions } from "./renditions.ts";
import { documentOf, type TypesetPage } from "./typesetPages.ts";
import { type PageTable, tablesOnPage } from "./tablesOnPage.ts";
import { type PlacedWord, wordsOnPage } from "./wordsOnPage.ts";

/** The text of a page: its words with their positions, and its tables. */
export type PageWords = { readonly words: readonly PlacedWord[]; readonly tables: readonly PageTable[] };

type Done = PageWords & { readonly hash: string };

/** Takes screenshots of the pages one after another; pages that have not changed since the last time are left alone. */
export async function shootPages(browser: Browser, pages: readonly TypesetPage[]): Promise<readonly PageWords[]> {
  mkdirSync(folders.out, { recursive: true });
  const list = new URL("done.json", folders.work);
  const done: Record<string, Done> = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : {};
  const view = await browser.newPage({ viewport: { width: 690, height: 800 }, deviceScaleFactor: 2 });
  let pressing: Promise<void> = Promise.resolve();
  for (const [index, { html }] of pages.entries()) {
    const name = pageFileName(index);
    const page = documentOf(html);
    const hash = createHash("sha1")
      .update(JSON.stringify([page, renditions, String(wordsOnPage), String(tablesOnPage)]))
      .digest("hex");
    if (done[name]?.hash === hash && existsSync(new URL(`${name}-1380.jpg`, folders.out))) continue;
    const file = new URL(`${name}.html`, folders.work);
    writeFileSync(file, page);
    await view.goto(file.href);
    await view.evaluate(() => document.fonts.ready);
    const words = await view.evaluate(wordsOnPage);
    const tables = await view.evaluate(tablesOnPage);
    const png = await view.screenshot({ type: "png" });
    await pressing;
    // The next screenshot is taken while this page is being encoded.
    pressing = encodePage(png, name).then(() => {
      done[name] = { hash, words, tables };
      writeFileSync(list, JSON.stringify(done));
      process.stdout.write(`\r${name} of ${pages.length} `);
    });
  }
  await pressing;
  await view.close();
  return pages.map((_, index) => done[pageFileName(index)] ?? { words: [], tables: [] });
}
