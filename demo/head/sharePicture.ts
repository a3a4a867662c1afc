import { fileText } from "../facts/factsIn.ts";
import { siteUrl, type HeadInput } from "./headSetting.ts";

export type SharePicture = {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
};

/** The picture for shared links to a page: the apartment's, the page's own, or that of all buildings. */
export function sharePicture({ match, project, picture, pictures, listing }: HeadInput): SharePicture | undefined {
  const found = listing?.pictures[0] ?? pictures[picture ?? ""] ?? project.site?.picture;
  if (!found) return undefined;
  const { src, width, height, alt } = found;
  return { url: new URL(src, siteUrl("/project/")).href, width, height, alt: fileText(alt, match.language) };
}
