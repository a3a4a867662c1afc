declare module "site-map" {
  export const siteMap: import("./siteMap.ts").SiteMap | null;
}
