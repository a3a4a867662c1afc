import type { Page } from "@playwright/test";

/** Something that has to look as it did. */
export type Look = {
  /** Also of its pictures' files. */
  readonly name: string;
  readonly path: string;
  /** From the opened page to what is looked at. */
  readonly steps?: (page: Page) => Promise<void>;
  /** Only what the window shows: something lies over the page. */
  readonly isWindow?: true;
  /** The first scroll would change it. */
  readonly isUnscrolled?: true;
  /** An element by itself: looked at in the dark theme as well. */
  readonly isThemed?: true;
  /** Default: every width. */
  readonly widths?: readonly number[];
};
