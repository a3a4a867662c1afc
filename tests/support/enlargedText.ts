import type { Page } from "@playwright/test";

/** The spacing of letters, words and lines from WCAG 1.4.12, in a page and all of its open shadow roots. */
export const spaceText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const roots: (Document | ShadowRoot)[] = [document];
    for (const root of roots)
      for (const { shadowRoot } of root.querySelectorAll("*")) if (shadowRoot) roots.push(shadowRoot);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
       p { margin-bottom: 2em !important }`,
    );
    // An element whose next screen needs another style sheet adopts all of its own anew.
    for (const root of roots)
      if (!root.adoptedStyleSheets.some(({ cssRules: [rule] }) => rule?.cssText.includes("word-spacing: 0.16em")))
        root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  });

/**
 * Text and line heights doubled, everything else unchanged: like a browser that enlarges text only. Lengths that style sheets
 * set in em, including container queries, double as well.
 */
export const enlargeText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const roots: (Document | ShadowRoot)[] = [document];
    for (const root of roots)
      for (const { shadowRoot } of root.querySelectorAll("*")) if (shadowRoot) roots.push(shadowRoot);
    const parts = roots.flatMap((root) => [...root.querySelectorAll<HTMLElement | SVGElement>("*")]);
    const sizesOf = (part: Element): readonly [size: number, line: number] => {
      const { fontSize, lineHeight } = getComputedStyle(part);
      return [parseFloat(fontSize), parseFloat(lineHeight)];
    };
    // As the style sheets define it at this width.
    for (const { style } of parts) for (const name of ["font-size", "line-height"]) style.removeProperty(name);
    const boxes = new Map(
      parts
        .filter((part) => getComputedStyle(part).containerType === "inline-size")
        .map((box) => [box, sizesOf(box)] as const),
    );
    // Their queries see the larger letters; their content inherits the old ones until all are measured.
    const fixed = new CSSStyleSheet();
    fixed.replaceSync(":where([data-holds] > *) { font-size: var(--held-size); line-height: var(--held-line) }");
    for (const root of roots) root.adoptedStyleSheets = [...root.adoptedStyleSheets, fixed];
    for (const [box, [size, line]] of boxes) {
      box.setAttribute("data-holds", "");
      box.style.setProperty("--held-size", `${size}px`);
      box.style.setProperty("--held-line", line > 0 ? `${line / size}` : "normal");
      box.style.setProperty("font-size", `${2 * size}px`, "important");
    }
    const sizes = parts.map((part) => boxes.get(part) ?? sizesOf(part));
    for (const root of roots) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== fixed);
    for (const [index, { style }] of parts.entries()) {
      const [size = 0, line = Number.NaN] = sizes[index] ?? [];
      style.setProperty("font-size", `${2 * size}px`, "important");
      if (line > 0) style.setProperty("line-height", `${2 * line}px`, "important");
    }
  });
