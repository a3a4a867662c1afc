import { readFile } from "node:fs/promises";
import { expect, test, type Page } from "@playwright/test";
import { openSubject, showScreen, subjectNames, subjects } from "../../support/shownScreens.ts";

// The marks and the style sheets' text are the same in every engine: one is enough.

type Named = string | Readonly<Record<string, string>>;
type Project = {
  readonly towers: readonly { readonly name: Named; readonly label?: Named }[];
  readonly floors: readonly { readonly apartments: readonly { readonly label?: Named }[] }[];
};

/** An owner's names of towers and apartments, which stay unchanged in every language. */
async function namesOf(file: string): Promise<ReadonlySet<string>> {
  const { towers, floors } = JSON.parse(await readFile(file, "utf8")) as Project;
  const apartments = floors.flatMap((floor) => floor.apartments);
  const named = [...towers.map(({ name }) => name), ...[...towers, ...apartments].map(({ label = "" }) => label)];
  return new Set(named.flatMap((name) => (typeof name === "string" ? [name] : Object.values(name))));
}

/** "2,480,000 ALL", "from 98,750,001 ALL", "144,524 ALL/m²": left alone, as a translator may rewrite the figures. */
const isPrice = (words: string): boolean => /^(from\s)?[\d.,]+\s[A-Z]{3}(\/m²)?$/.test(words);

/** Visible words that a page translator does not reach: excluded from translation, or written by a style sheet. */
const unreachedWords = (page: Page): Promise<readonly { readonly words: string; readonly at: string }[]> =>
  page.evaluate(() => {
    const found: { words: string; at: string }[] = [];
    const read = (root: Element | ShadowRoot): void => {
      for (const element of root.querySelectorAll("*")) {
        if (element.shadowRoot) read(element.shadowRoot);
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        const at = `${element.localName}.${element.getAttribute("class")}`;
        for (const pseudo of ["::before", "::after"]) {
          const { content } = getComputedStyle(element, pseudo);
          if (/^"[^"]*\p{L}{2}/u.test(content)) found.push({ words: content, at: at + pseudo });
        }
        if (!element.closest("[translate=no]")) continue;
        for (const node of element.childNodes)
          if (node instanceof Text && /\p{L}{2}/u.test(node.data)) found.push({ words: node.data.trim(), at });
      }
    };
    read(document.body);
    return found;
  });

for (const name of subjectNames)
  for (const width of [1280, 390])
    test(`${name} at ${width} px: a page translator reaches every word but names`, async ({ page }) => {
      test.setTimeout(60_000);
      const { query, screens } = subjects[name];
      const names = await namesOf(
        query.includes("longNames") ? "tests/fixtures/projects/longNames/project.json" : "public/project/project.json",
      );
      await openSubject(page, query, "en");
      for (const screen of screens) {
        await page.setViewportSize({ width, height: 900 });
        await showScreen(page, screen);
        const unreached = await unreachedWords(page);
        expect(
          unreached.filter(({ words }) => !names.has(words) && !isPrice(words)),
          screen[0],
        ).toEqual([]);
      }
    });
