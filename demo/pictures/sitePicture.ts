import type { InLanguages } from "../content/language.ts";

/** One picture of the showcase, as build/pictures.ts hands it over. Addresses are relative to /project/. */
export type SitePicture = {
  /** Its name in pictures.json: of the picture that is shown, where one stands in for another. */
  readonly key: string;
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: InLanguages<string>;
  readonly placeholder?: string;
  readonly sources: readonly { readonly type: string; readonly srcset: string }[];
};

const root = "/project/";

/** Addresses of a srcset, which are relative to the project file, as addresses of the site. */
export function rooted(srcset: string): string {
  return srcset.replace(/(^|,\s*)(?=[^\s,])/g, `$1${root}`);
}
