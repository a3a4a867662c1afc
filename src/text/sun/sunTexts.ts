/** What a visitor reads about sun and view; comes with the views that show them. */
export type SunTexts = {
  readonly sun: string;
  readonly december: string;
  readonly march: string;
  readonly june: string;
  /** Hours and minutes: `7 h 50 min`. */
  readonly duration: string;
  readonly noSun: string;
  /** When the sun shines, for readers of the screen. */
  readonly span: string;
  /** What the hours do not know. */
  readonly limits: string;
  /** Added where the hours are not by the clock. */
  readonly sunTime: string;
  readonly view: string;
};
