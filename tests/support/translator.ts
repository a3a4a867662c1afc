import type { Page } from "@playwright/test";

/**
 * Imitates what the translators of Chrome, Edge and Firefox do to a page, in all its frames and open shadow roots, again and again: a
 * text is replaced by one of their own in two elements of theirs. The words stay, so that the visible text can be compared; or each
 * becomes longer by a share of its letters, like words of another language.
 */
export const translateAll = (page: Page, longerBy = 0): Promise<unknown> =>
  page.addInitScript((share) => {
    const lengthened = (text: string): string =>
      text.replaceAll(/\p{L}{3,}/gu, (word) => word + word.slice(-Math.round(word.length * share) || word.length));
    const untouched = "[translate=no], script, style, noscript, textarea, font, svg";
    const translate = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
      const texts: Text[] = [];
      while (walker.nextNode()) {
        const node = walker.currentNode;
        if (node instanceof Element && node.shadowRoot) translate(node.shadowRoot);
        if (node instanceof Text && node.data.trim() && !node.parentElement?.closest(untouched)) texts.push(node);
      }
      for (const text of texts) {
        const outer = document.createElement("font");
        outer.style.verticalAlign = "inherit";
        const inner = outer.appendChild(document.createElement("font"));
        inner.style.verticalAlign = "inherit";
        inner.textContent = share > 0 ? lengthened(text.data) : text.data;
        text.replaceWith(outer);
      }
    };
    setInterval(() => document.body && translate(document.body), 50);
  }, longerBy);

/** Waits until no visible word is left that a translator changes. */
export async function translated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isDone = (root: Node): boolean => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
      while (walker.nextNode()) {
        const node = walker.currentNode;
        if (node instanceof Element && node.shadowRoot && !isDone(node.shadowRoot)) return false;
        const parent = node.parentElement;
        if (!parent || !(node instanceof Text) || !/\p{L}{3}/u.test(node.data) || !parent.checkVisibility()) continue;
        if (!parent.closest("[translate=no], script, style, noscript, textarea, font, svg")) return false;
      }
      return true;
    };
    return isDone(document.body);
  });
}

/** All text on the page and in its open shadow roots, a line for each element that has words of its own. */
export const wordsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const lines: string[] = [];
    const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
    const read = (root: Element | ShadowRoot): void => {
      for (const element of root.querySelectorAll("*")) {
        if (element.shadowRoot) read(element.shadowRoot);
        if (/^(font|style|script|template)$/.test(element.localName)) continue;
        const own = [...element.childNodes]
          .filter((node) => node instanceof Text || (node instanceof Element && node.localName === "font"))
          .map((node) => node.textContent)
          .join("");
        if (own.trim() && isShown(element)) lines.push(own.replaceAll(/\s+/g, " ").trim());
      }
    };
    read(document.body);
    return lines;
  });
