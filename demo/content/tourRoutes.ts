import type { SiteRoute } from "../routes.ts";
import { tourKeys } from "./tourKeys.ts";

const bare = { page: "tour", isBare: true } as const;

/** `/vr` with the tour of the home that travelled there, `/exterior-vr`, and every tour at its fixed address. */
export const tourRoutes: readonly SiteRoute[] = [
  { ...bare, path: "/vr", tour: "/tours/1/vr-1-1/index.htm" },
  { ...bare, path: "/exterior-vr", tour: "/tours/exterior/index.htm" },
  ...tourKeys.map((key): SiteRoute => {
    const [number = ""] = /\d+/.exec(key) ?? [];
    return { ...bare, path: `/${key}`, tour: `/tours/${number}/${key}/index.htm` };
  }),
];
