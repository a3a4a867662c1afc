import type { Page } from "@playwright/test";

/** A view that has to look as before. */
export type Look = {
  /** Also of its pictures' files. */
  readonly name: string;
  readonly path: string;
  /** From the opened page to the view. */
  readonly steps?: (page: Page) => Promise<void>;
  /** Only the window: something is shown over the page. */
  readonly isWindow?: true;
  /** The first scroll would change it. */
  readonly isUnscrolled?: true;
  /** A single element: compared in the dark theme as well. */
  readonly isThemed?: true;
  /** Default: every width. */
  readonly widths?: readonly number[];
};
