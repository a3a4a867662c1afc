import type { LocalText, Picture } from "./types.ts";

export type Chapter = { readonly title: LocalText; readonly page: number };

export type Brochure = {
  readonly pages: readonly Picture[];
  readonly chapters: readonly Chapter[];
  readonly pdf?: string;
  /** JSON file with the text of every page, for search, selection and screen readers: see parsePageTexts.ts. */
  readonly text?: string;
};
