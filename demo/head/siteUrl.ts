/** Where the site stands for the world: set KULLA_SITE_ORIGIN when building; the default is a reserved name that no site can have. */
const origin = (process.env["KULLA_SITE_ORIGIN"] || "https://kulla.example").replace(/\/+$/, "");

/** Absolute address of a path of the site, as search engines and shared links need it. Only the prerender asks. */
export function siteUrl(path: string): string {
  return origin + path;
}
