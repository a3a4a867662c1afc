import type { Page } from "@playwright/test";

export type LayoutFault = {
  readonly kind: "cut" | "overlap" | "broken" | "outside its box" | "outside the page" | "sideways";
  /** The text and its element. */
  readonly where: string;
  /** Whether the text is part of a drawing, whose size does not depend on the font size. */
  readonly isDrawn: boolean;
};

/**
 * Everything wrong with a page's geometry, open shadow roots included: overlapping text, text that is cut off, figures and
 * words broken inside, and content overflowing its box or the page at its sides. Empty if all is well.
 */
export function layoutFaults(page: Page): Promise<readonly LayoutFault[]> {
  return page.evaluate(findInPage);
}

async function findInPage(): Promise<readonly LayoutFault[]> {
  /** One line of one piece of text: `box` is as tall as its small letters and capitals, not as its line. */
  type Line = { readonly text: Text; readonly owner: Element; readonly words: string; readonly box: DOMRect };

  const slackPx = 1.5;
  const faults = new Map<string, LayoutFault>();
  // Most texts share the elements around them, so what is read from an element is cached.
  const styles = new Map<Element, CSSStyleDeclaration>();
  const parents = new Map<Element, Element | null>();
  const boxes = new Map<Element, DOMRect>();
  const hidden = new Map<Element, boolean>();

  // After two frames, the layout has adapted to the window's size.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const lines = textsIn(document.body).flatMap(linesOf);
  for (const line of lines) {
    reportCut(line);
    reportOutside(line);
  }
  for (const text of new Set(lines.map((line) => line.text))) reportBroken(text);
  reportOverlaps();
  reportSideways();
  return [...faults.values()];

  function styleOf(element: Element): CSSStyleDeclaration {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  }

  /** The parent of an element in the layout: a slot's, a shadow root's host. */
  function layoutParentOf(element: Element): Element | null {
    const cached = parents.get(element);
    if (cached !== undefined) return cached;
    const { assignedSlot, parentElement, parentNode } = element;
    const above = assignedSlot ?? parentElement ?? (parentNode instanceof ShadowRoot ? parentNode.host : null);
    parents.set(element, above);
    return above;
  }

  function boxOf(element: Element): DOMRect {
    const box = boxes.get(element) ?? element.getBoundingClientRect();
    boxes.set(element, box);
    return box;
  }

  /** Whether an element is one pixel in size (for screen readers), clipped away or transparent, or inside such an element. */
  function isHidden(element: Element): boolean {
    const cached = hidden.get(element);
    if (cached !== undefined) return cached;
    const { clipPath, opacity } = styleOf(element);
    const isSmall = element.clientWidth === 1 && element.clientHeight === 1;
    const above = layoutParentOf(element);
    const isHiddenHere = isSmall || clipPath === "inset(50%)" || opacity === "0" || (!!above && isHidden(above));
    hidden.set(element, isHiddenHere);
    return isHiddenHere;
  }

  function textsIn(root: Element | ShadowRoot): readonly Text[] {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element && node.shadowRoot) texts.push(...textsIn(node.shadowRoot));
      if (node instanceof Text && /\S/.test(node.data) && isSeen(node)) texts.push(node);
    }
    return texts;
  }

  /** Neither hidden nor only for machines and screen readers: invisible text over a page's picture, words of one pixel. */
  function isSeen({ parentElement: owner }: Text): boolean {
    if (!owner || /^(script|style|noscript|title|option|textarea)$/.test(owner.localName)) return false;
    if (!owner.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }))
      return false;
    return !/(, 0\)|\/ 0\))$/.test(styleOf(owner).color) && !isHidden(owner);
  }

  function linesOf(text: Text): readonly Line[] {
    const owner = text.parentElement;
    if (!owner) return [];
    const range = document.createRange();
    range.selectNodeContents(text);
    const sizePx = parseFloat(styleOf(owner).fontSize);
    return [...range.getClientRects()]
      .filter(({ width, height }) => width > 1 && height > 1)
      .map((rect) => {
        const isScaled = owner.namespaceURI?.endsWith("svg") ?? false;
        const inset = isScaled ? rect.height * 0.25 : Math.max(0, (rect.height - sizePx * 0.66) / 2);
        const box = new DOMRect(rect.left, rect.top + inset, rect.width, rect.height - 2 * inset);
        return { text, owner, words: text.data.trim().replace(/\s+/g, " "), box };
      });
  }

  /** The element and its parent, for the message. */
  function nameOf(element: Element): string {
    const selectorOf = (each: Element): string =>
      `${each.localName}${[...each.classList].map((name) => `.${name}`).join("")}`;
    const above = layoutParentOf(element);
    return above ? `${selectorOf(above)} > ${selectorOf(element)}` : selectorOf(element);
  }

  function add(kind: LayoutFault["kind"], where: string, owner?: Element): void {
    faults.set(`${kind} ${where}`, { kind, where, isDrawn: owner?.closest("svg") != null });
  }

  function report(kind: LayoutFault["kind"], { words, owner }: Line, more = ""): void {
    add(kind, `"${words.slice(0, 60)}" in ${nameOf(owner)}${more}`, owner);
  }

  /** Reports a line that is partly clipped by the edge of a box with hidden overflow. */
  function reportCut(line: Line): void {
    const { box } = line;
    let [isScrolledX, isScrolledY] = [false, false];
    let isFixed = false;
    for (let each: Element | null = line.owner; each && !isFixed; each = layoutParentOf(each)) {
      const { overflowX, overflowY, position, display } = styleOf(each);
      if (each === document.body || each === document.documentElement || display === "contents") break;
      const cutsX = /hidden|clip/.test(overflowX) && !isScrolledX;
      const cutsY = /hidden|clip/.test(overflowY) && !isScrolledY;
      if (cutsX || cutsY) {
        const edge = boxOf(each);
        const over = { left: edge.left - box.left, right: box.right - edge.right };
        const isBesideX = box.right <= edge.left + slackPx || box.left >= edge.right - slackPx;
        if (cutsX && !isBesideX && Math.max(over.left, over.right) > slackPx)
          report("cut", line, `, by ${nameOf(each)}`);
        const isBesideY = box.bottom <= edge.top || box.top >= edge.bottom;
        const overY = Math.max(edge.top - box.top, box.bottom - edge.bottom);
        if (cutsY && !isBesideX && (isBesideY ? edge.height > 0 : overY > slackPx))
          report("cut", line, `, by ${nameOf(each)}`);
      }
      isScrolledX ||= /auto|scroll/.test(overflowX);
      isScrolledY ||= /auto|scroll/.test(overflowY);
      isFixed = position === "fixed";
    }
  }

  /** Reports a line that extends beyond the sides of its block. */
  function reportOutside(line: Line): void {
    if (line.owner.namespaceURI?.endsWith("svg")) return;
    let block: Element | null = line.owner;
    while (block && /^(inline|contents)$/.test(styleOf(block).display)) block = layoutParentOf(block);
    if (!block || /auto|scroll/.test(styleOf(block).overflowX)) return;
    const { left, right, width } = boxOf(block);
    if (width > 1 && Math.max(left - line.box.left, line.box.right - right) > 2)
      report("outside its box", line, ` (${Math.round(line.box.width)} px in ${Math.round(width)})`);
  }

  /** Reports line breaks in words, except after hyphens and slashes, and in figures with their units. */
  function reportBroken(text: Text): void {
    const owner = text.parentElement;
    // A line of code is longer than any column.
    if (!owner || owner.closest("code")) return;
    const range = document.createRange();
    range.selectNodeContents(text);
    const tops = [...range.getClientRects()].map(({ top }) => top);
    if (tops.length < 2 || owner.namespaceURI?.endsWith("svg")) return;
    const height = parseFloat(styleOf(owner).fontSize) / 2;
    const figures = /[\d][\d.,'’\u00a0\u202f]*(?:[\s\u00a0\u202f](?:m²|€|%|EUR|km|MB|KB|px)(?=$|[\s.,;)]))?/g;
    const words = /[^\s\u00ad\u200b/–—-]+/g;
    for (const pattern of [figures, words])
      for (const match of text.data.matchAll(pattern)) {
        range.setStart(text, match.index);
        range.setEnd(text, match.index + match[0].length);
        const rects = [...range.getClientRects()].filter(({ width }) => width > 0.5);
        const first = rects[0];
        if (first && rects.some(({ top }) => Math.abs(top - first.top) > height))
          add("broken", `"${match[0]}" in ${nameOf(owner)}`);
      }
  }

  /** The fixed, sticky or modal element around an element, if there is one: such a layer may cover what is below it. */
  function layerOf(element: Element): Element | null {
    for (let each: Element | null = element; each; each = layoutParentOf(each))
      if (/fixed|sticky/.test(styleOf(each).position) || each.matches("dialog, [popover], [role='dialog']"))
        return each;
    return null;
  }

  function reportOverlaps(): void {
    const sorted = lines.toSorted((one, other) => one.box.top - other.box.top);
    for (const [index, one] of sorted.entries())
      for (let below = index + 1; below < sorted.length; below += 1) {
        const other = sorted[below];
        if (!other || other.box.top > one.box.bottom) break;
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (width <= 2 || height <= 2) continue;
        if (layerOf(one.owner) !== layerOf(other.owner)) continue;
        if (!isInView(one) || !isInView(other)) continue;
        report("overlap", one, ` and "${other.words.slice(0, 60)}" in ${nameOf(other.owner)}`);
      }
  }

  /** Whether a line is inside of every box around it that scrolls or clips; outside of them it is invisible. */
  function isInView({ owner, box }: Line): boolean {
    for (let each: Element | null = owner; each && each !== document.body; each = layoutParentOf(each)) {
      const { overflowX, overflowY, display } = styleOf(each);
      if (display === "contents" || `${overflowX} ${overflowY}` === "visible visible") continue;
      const { left, right, top, bottom } = boxOf(each);
      if (box.right < left || box.left > right || box.bottom < top || box.top > bottom) return false;
    }
    return true;
  }

  /** Reports a page that can be scrolled sideways, and text beyond the sides of the page. */
  function reportSideways(): void {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth + 1) add("sideways", `the page is ${scrollWidth} px wide in ${clientWidth}`);
    for (const { owner, box, words } of lines) {
      if (box.left >= -slackPx && box.right <= clientWidth + slackPx) continue;
      const isInScrollingBox = ((): boolean => {
        for (let each: Element | null = owner; each && each !== document.body; each = layoutParentOf(each))
          if (styleOf(each).display !== "contents" && styleOf(each).overflowX !== "visible") return true;
        return false;
      })();
      if (!isInScrollingBox) add("outside the page", `"${words.slice(0, 60)}" in ${nameOf(owner)}`);
    }
  }
}
