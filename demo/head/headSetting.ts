import type { CurrentProject } from "../../src/facts/structuredData/currentProject.ts";
import type { Picture, Project } from "../../widgets/project.ts";
import type { Listing } from "../facts/listings.ts";
import type { SiteFacts } from "../facts/siteFacts.ts";
import type { RouteMatch } from "../navigation/matchRoute.ts";
import type { Head } from "../text/heads.ts";

/** Input for a page's `<head>`. */
export type HeadInput = {
  readonly match: Pick<RouteMatch, "language" | "route">;
  readonly head: Head;
  /** The name of the site, in the language of the page. */
  readonly brand: string;
  /** Whether the project's folder has `icons/`. */
  readonly hasIcons: boolean;
  readonly project: Project;
  /** The project with current statuses and prices. */
  readonly current: CurrentProject;
  readonly facts: SiteFacts;
  /** Key of the picture for shared links; the site picture by default. */
  readonly picture: string | undefined;
  /** Every picture of the project's site by key. */
  readonly pictures: Readonly<Record<string, Picture>>;
  /** The apartment this page is about. */
  readonly listing?: Listing | undefined;
};

/** The site's public origin; by default a reserved domain. */
let origin = "https://kulla.example";

/** Sets the site's origin, such as `https://your-domain`. */
export function setSiteOrigin(address: string): void {
  origin = address.replace(/\/+$/, "");
}

/**
 * Absolute URL of a path, percent-encoded, so that an id in it can neither end an attribute nor begin a query. `fragment`: with its "#".
 * Used only when prerendering.
 */
export function siteUrl(path: string, fragment = ""): string {
  const segments = path.replaceAll(/\p{Surrogate}/gu, "\uFFFD").split("/");
  return origin + segments.map(encodeURIComponent).join("/") + fragment;
}
