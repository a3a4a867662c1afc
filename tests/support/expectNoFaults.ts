import { expect, type Page } from "@playwright/test";
import { layoutFaults, type LayoutFault } from "./layoutFaults.ts";

export type Sizes = readonly (readonly [width: number, height: number])[];

/** Sizes of windows in CSS pixels; the last one is 1280x1024 zoomed to 400 %. */
export const windowSizes: Sizes = [
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

/** Faults by which text is lost. These are also wrong with larger or wider letters, where a word may break. */
export const lossKinds: readonly LayoutFault["kind"][] = ["cut", "outside the page", "sideways"];
/** All faults except broken words and figures. */
export const lossesAndOverlaps: readonly LayoutFault["kind"][] = [...lossKinds, "overlap", "outside its box"];

type Options = {
  readonly sizes?: Sizes;
  /** Only these faults, and none inside drawings, because lists contain the same texts; by default all. */
  readonly kinds?: readonly LayoutFault["kind"][];
  /** Runs before each check. */
  readonly before?: () => Promise<void>;
};

/** Checks that a page has no layout faults at any of the sizes; repeats each check for up to 5 s, because content may still be loading. */
export async function expectNoFaults(
  page: Page,
  subject: string,
  { sizes = windowSizes, kinds, before }: Options = {},
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
    await expect.poll(faults, { message: `${subject} at ${width}x${height}`, timeout: 5000 }).toEqual([]);
  }
}
