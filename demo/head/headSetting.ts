import type { Picture, Project } from "../../widgets/project.ts";
import type { Listing } from "../facts/listings.ts";
import type { Place } from "../navigation/placeOf.ts";
import type { Head } from "../text/heads/headsSq.ts";

/** What the head of a page is made from. */
export type HeadSetting = {
  readonly place: Pick<Place, "language" | "route">;
  readonly head: Head;
  readonly project: Project;
  /** public/project/pictures.json: every rendered picture by its key. */
  readonly pictures: Readonly<Record<string, Picture>>;
  /** The apartment whose own page it is. */
  readonly listing?: Listing | undefined;
};
