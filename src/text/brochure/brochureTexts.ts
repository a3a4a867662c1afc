/** What a visitor can read in a brochure besides the texts all elements share; comes with the brochure. */
export type BrochureTexts = {
  readonly title: string;
  readonly none: string;
  readonly open: string;
  readonly resume: string;
  readonly count: string;
  /** Where the brochure's language is not the reader's. */
  readonly inAlbanian: string;
  readonly inEnglish: string;
  readonly inGerman: string;
  /** `{language}`: any other, by its own name for itself. */
  readonly inLanguage: string;
  readonly previous: string;
  readonly next: string;
  readonly chapters: string;
  readonly pages: string;
  readonly search: string;
  readonly searchLabel: string;
  readonly found: string;
  readonly foundOne: string;
  readonly foundNone: string;
  readonly textFailed: string;
  readonly page: string;
  /** What the field of the page wants; `{count}`: the last page. */
  readonly pageWanted: string;
  readonly pageOf: string;
  readonly pagesOf: string;
  readonly of: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly zoom: string;
  readonly zoomEnd: string;
  readonly lookLeft: string;
  readonly lookRight: string;
  readonly lookUp: string;
  readonly lookDown: string;
  readonly fullScreen: string;
  readonly fullScreenEnd: string;
  readonly download: string;
  readonly more: string;
  readonly close: string;
  readonly copyLink: string;
  readonly linkCopied: string;
  readonly pageFailed: string;
};
