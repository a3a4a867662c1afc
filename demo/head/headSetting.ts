import type { CurrentProject } from "../../src/structuredData/currentProject.ts";
import type { Picture, Project } from "../../widgets/project.ts";
import type { Listing } from "../facts/listings.ts";
import type { SiteFacts } from "../facts/siteFacts.ts";
import type { Place } from "../navigation/placeOf.ts";
import type { Head } from "../text/heads.ts";

/** What the head of a page is made from. */
export type HeadSetting = {
  readonly place: Pick<Place, "language" | "route">;
  readonly head: Head;
  /** The name of the site, in the language of the page. */
  readonly brand: string;
  /** Whether the project's folder has `icons/`, as the manual names them. */
  readonly hasIcons: boolean;
  readonly project: Project;
  /** The project with the statuses and prices that hold when the page is made. */
  readonly current: CurrentProject;
  readonly facts: SiteFacts;
  /** Key of the picture that a shared link shows; the one of all buildings where none is named. */
  readonly picture: string | undefined;
  /** Every picture of the project's site by its key. */
  readonly pictures: Readonly<Record<string, Picture>>;
  /** The apartment whose own page it is. */
  readonly listing?: Listing | undefined;
};

/** Where the site stands for the world. The default is a reserved name that no site can have. */
let origin = "https://kulla.example";

/** Sets the site's origin, as `https://your-domain`. */
export function setSiteOrigin(address: string): void {
  origin = address.replace(/\/+$/, "");
}

/** Absolute address of a path of the site, as search engines and shared links need it. Only the prerender asks. */
export function siteUrl(path: string): string {
  return origin + path;
}
