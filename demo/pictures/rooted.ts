const root = "/project/";

/** Addresses of a srcset, which are relative to the project file, as addresses of the site. */
export function rooted(srcset: string): string {
  return srcset.replace(/(^|,\s*)(?=[^\s,])/g, `$1${root}`);
}
