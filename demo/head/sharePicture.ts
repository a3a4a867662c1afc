import { fileText } from "../facts/factsIn.ts";
import { siteUrl, type HeadSetting } from "./headSetting.ts";

export type SharePicture = {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
};

/** The picture a shared link of a page shows: the apartment's, the route's own, or both towers. */
export function sharePicture({ place, project, pictures, listing }: HeadSetting): SharePicture | undefined {
  const { language, route } = place;
  const found = listing?.pictures[0] ?? pictures[route.picture ?? ""] ?? project.site?.picture;
  if (!found) return undefined;
  const { src, width, height, alt } = found;
  return { url: new URL(src, siteUrl("/project/")).href, width, height, alt: fileText(alt, language) };
}
