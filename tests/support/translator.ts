import type { Page } from "@playwright/test";

/**
 * What the translators of Chrome, Edge and Firefox do to a page, in all its frames and open shadow roots, again and again: a text
 * is replaced by one of their own in two elements of theirs. The words stay, so that what is shown can be compared.
 */
export const translateAll = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
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
        inner.textContent = text.data;
        text.replaceWith(outer);
      }
    };
    setInterval(() => document.body && translate(document.body), 50);
  });

/** All that stands on the page and in its open shadow roots, a line for each element that has words of its own. */
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
