import type { Page } from "@playwright/test";

type Shifts = {
  readonly sum: number;
  /** A line each: how much of the screen, when, and what moved from where to where. */
  readonly reported: readonly string[];
};

/** All layout shifts of the page until now. Only Chromium measures them. */
export const shiftsOf = (page: Page): Promise<Shifts> =>
  page.evaluate(
    () =>
      new Promise<Shifts>((resolve) => {
        type Shift = PerformanceEntry & {
          readonly value: number;
          readonly sources: readonly { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
        };
        const boxOf = ({ x, y, width, height }: DOMRectReadOnly): string =>
          [x, y, width, height].map(Math.round).join(" ");
        const nameOf = (node?: Node): string =>
          node instanceof Element ? `${node.localName}.${node.getAttribute("class")}` : (node?.textContent ?? "gone");
        const shifts: Shift[] = [];
        new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[]))).observe({
          type: "layout-shift",
          buffered: true,
        });
        const tell = ({ value, startTime, sources }: Shift): string => {
          const moved = sources.map(
            (one) => `${nameOf(one.node)} ${boxOf(one.previousRect)} to ${boxOf(one.currentRect)}`,
          );
          return `${value.toFixed(4)} at ${Math.round(startTime)} ms: ${moved.join(", ")}`;
        };
        requestAnimationFrame(() =>
          setTimeout(() =>
            resolve({ sum: shifts.reduce((sum, { value }) => sum + value, 0), reported: shifts.map(tell) }),
          ),
        );
      }),
  );
