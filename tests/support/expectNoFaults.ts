import { expect, type Page } from "@playwright/test";
import { layoutFaults, type LayoutFault } from "./layoutFaults.ts";

export type Sizes = readonly (readonly [width: number, height: number])[];

/** The last is 1280x1024 at 400 %. */
export const windows: Sizes = [
  [1920, 1080],
  [1536, 864],
  [1366, 768],
  [1280, 800],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [360, 740],
  [320, 568],
  [320, 256],
];

/** With larger or wider letters a word may break; nothing may be lost. Text inside a drawing is in a list, too. */
export const losses: readonly LayoutFault["kind"][] = ["cut", "outside the page", "sideways"];
/** The same, and nothing overlaps or is out of place. */
export const allButBreaks: readonly LayoutFault["kind"][] = [...losses, "overlap", "outside its box"];

type Options = {
  readonly sizes?: Sizes;
  readonly kinds?: readonly LayoutFault["kind"][];
  readonly before?: () => Promise<void>;
};

/** Everything wrong in a page at every width. Content that is still loading is waited for. */
export async function expectNoFaults(
  page: Page,
  what: string,
  { sizes = windows, kinds, before }: Options = {},
): Promise<void> {
  const faults = async (): Promise<readonly string[]> => {
    await before?.();
    const all = await layoutFaults(page);
    return all
      .filter(({ kind, isDrawn }) => !kinds || (kinds.includes(kind) && !isDrawn))
      .map(({ kind, where }) => `${kind}: ${where}`);
  };
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await expect.poll(faults, { message: `${what} at ${width}x${height}`, timeout: 5000 }).toEqual([]);
  }
}
