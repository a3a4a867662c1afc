declare module "site-map" {
  type Way = { readonly line: string; readonly width: number };

  /** The surroundings, ready to be drawn: SVG path data in metres, y to the south (the project folder's site-map.json). */
  export type SiteMap = {
    readonly blocks: string;
    readonly park: string;
    readonly squares: string;
    readonly streets: readonly Way[];
    readonly paths: readonly Way[];
    readonly towers: readonly {
      readonly id: string;
      readonly outline: string;
      readonly at: readonly [number, number];
    }[];
  };

  export const siteMap: SiteMap | null;
}
