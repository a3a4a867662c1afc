import type { Locator, Page } from "@playwright/test";

/**
 * Records every server-rendered node of an element that is visible in the window, with its position, and listens for layout
 * shifts; returns the number of nodes.
 */
export function markNodes(element: Locator): Promise<number> {
  return element.evaluate((host) => {
    const placeOf = (node: Element): string => {
      const { x, y, width, height } = node.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(" ");
    };
    const nodes = [...(host.shadowRoot?.querySelectorAll(".kulla, .kulla *") ?? [])].filter(
      // A drawing for another window size.
      (node) => !node.closest("svg.regions, svg.shape, svg.counts") || node.checkVisibility(),
    );
    const shifts: number[] = [];
    if (PerformanceObserver.supportedEntryTypes.includes("layout-shift")) {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, "value") as number);
      }).observe({ type: "layout-shift" });
    }
    Object.assign(globalThis, { shifts, marked: nodes.map((node) => ({ node, before: placeOf(node) })), placeOf });
    return nodes.length;
  });
}

/** The recorded nodes that are gone. */
export function lostNodes(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const marked = Reflect.get(globalThis, "marked") as readonly { node: Element }[];
    return marked.filter(({ node }) => !node.isConnected).map(({ node }) => node.outerHTML.slice(0, 80));
  });
}

/** Those that had a size, still have one, and have moved; counts on a picture are placed anew once its size is known. */
export function movedNodes(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { marked, placeOf } = globalThis as unknown as {
      marked: readonly { node: Element; before: string }[];
      placeOf: (node: Element) => string;
    };
    const isSeen = (place: string): boolean => !/ 0 \d+$| 0$/.test(place);
    return marked
      .map(({ node, before }) => ({ node, before, now: placeOf(node) }))
      .filter(({ node, before, now }) => node.isConnected && before !== now && isSeen(before) && isSeen(now))
      .filter(({ node }) => !node.closest("svg.counts"))
      .map(({ node, before, now }) => `${node.outerHTML.slice(0, 80)}: ${before}, ${now}`);
  });
}

/** Layout shifts, in browsers that report them. */
export function shiftsOf(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => Reflect.get(globalThis, "shifts") as readonly number[]);
}
