/** A picture on a page. Addresses are relative to /project/. */
export type SitePicture = {
  /** Its name in pictures.json. */
  readonly key: string;
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** The caption shown below it. */
  readonly caption: string;
  readonly placeholder?: string;
  readonly sources: readonly { readonly type: string; readonly srcset: string }[];
};

const root = "/project/";

/** Converts addresses of a srcset, which are relative to the project file, to addresses of the site. */
export function rooted(srcset: string): string {
  return srcset.replace(/(^|,\s*)(?=[^\s,])/g, `$1${root}`);
}
