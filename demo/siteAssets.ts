/** What the build made for the showcase's pages, as addresses from the site's root. */
export type SiteAssets = {
  readonly script: string;
  readonly styles: readonly string[];
  readonly preloads: readonly string[];
};

/** One prerendered page: path below the site's root, for instance "click-floor/index.html". */
export type SitePage = { readonly path: string; readonly html: string };
