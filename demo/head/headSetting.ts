import type { Listing } from "../content/listings.ts";
import type { Place } from "../content/placeOf.ts";
import type { FilePicture, ProjectFile } from "../content/projectFile.ts";
import type { Head } from "../text/headsSq.ts";

/** What the head of a page is made from. */
export type HeadSetting = {
  readonly place: Pick<Place, "language" | "route">;
  readonly head: Head;
  readonly project: ProjectFile;
  /** public/project/pictures.json: every rendered picture by its key. */
  readonly pictures: Readonly<Record<string, FilePicture>>;
  /** The home whose own page it is. */
  readonly listing?: Listing | undefined;
};
