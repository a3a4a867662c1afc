import type { ComponentType } from "react";
import { lazyPart, type PagePart } from "../loading/lazyPart.ts";
import { matchRoute } from "../navigation/matchRoute.ts";
import type { PageName } from "../navigation/routes.ts";
import { ApartmentPage } from "./picker/ApartmentPage.tsx";
import { BuildingPage } from "./picker/BuildingPage.tsx";
import { BrochurePage } from "./BrochurePage.tsx";
import { FloorPage } from "./picker/FloorPage.tsx";
import { ImprintPage } from "./company/ImprintPage.tsx";
import { ListingPage } from "./picker/ListingPage.tsx";
import { NotFoundPage } from "../missing/NotFoundPage.tsx";
import { PrivacyPage } from "./company/PrivacyPage.tsx";
import { SearchPage } from "./picker/SearchPage.tsx";
import { TourPage } from "./picker/TourPage.tsx";
import { TowersPage } from "./picker/TowersPage.tsx";

type Page = ComponentType<{ floor: number }>;

const visuals = lazyPart(async () => (await import("./company/VisualsPage.tsx")).VisualsPage);

/**
 * The pages with our elements are part of the main bundle, as the way to an apartment leads through them; all others are loaded on
 * demand.
 */
export const pageTable: Readonly<Record<PageName, Page | PagePart<object>>> = {
  home: lazyPart(async () => (await import("./HomePage.tsx")).HomePage),
  towers: TowersPage,
  building: BuildingPage,
  floor: FloorPage,
  apartment: ApartmentPage,
  tour: TourPage,
  brochure: BrochurePage,
  about: lazyPart(async () => (await import("./company/AboutPage.tsx")).AboutPage),
  services: lazyPart(async () => (await import("./company/ServicesPage.tsx")).ServicesPage),
  videos: lazyPart(async () => (await import("./company/VideosPage.tsx")).VideosPage),
  visuals,
  gallery: visuals,
  moved: lazyPart(async () => (await import("./MovedPage.tsx")).MovedPage),
  contact: lazyPart(async () => (await import("./company/ContactPage.tsx")).ContactPage),
  projects: lazyPart(async () => (await import("./company/ProjectsPage.tsx")).ProjectsPage),
  click: lazyPart(async () => (await import("./picker/ClickPage.tsx")).ClickPage),
  animation: lazyPart(async () => (await import("./AnimationPage.tsx")).AnimationPage),
  embed: lazyPart(async () => (await import("./EmbedPage.tsx")).EmbedPage),
  search: SearchPage,
  listing: ListingPage,
  privacy: PrivacyPage,
  imprint: ImprintPage,
  missing: NotFoundPage,
};

/** The page at an address whose code has not loaded yet; `undefined` if it has. */
export function pendingPage(pathname: string): PagePart<object> | undefined {
  const page = pageTable[matchRoute(pathname).route.page];
  return "preload" in page && !page.isHere() ? page : undefined;
}
