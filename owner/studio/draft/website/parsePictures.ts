import { isRecord } from "../../../../src/project/isRecord.ts";
import type { DraftPicture } from "../draft.ts";

/** Pictures of the website that were added in the studio, by the keys that `site.json` uses. */
export type GivenPictures = Readonly<Record<string, DraftPicture>>;

/** Their folder: the originals in the owner's folder, all widths in the published one. */
export const uploadsFolder = "site-pictures";

/** The pictures in a draft's file; broken ones are left out. */
export function parsePictures(value: unknown): GivenPictures | undefined {
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value).flatMap(([key, picture]) => {
    if (!isRecord(picture)) return [];
    const { src, width, height, studio } = picture;
    const hasSides = typeof width === "number" && typeof height === "number" && width > 0 && height > 0;
    const isWhole = typeof src === "string" && hasSides && isRecord(studio) && typeof studio["file"] === "string";
    return isWhole && keyPattern.test(key) ? [[key, picture as DraftPicture] as const] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** A key is the beginning of the published files' paths. */
const keyPattern = new RegExp(`^${uploadsFolder}/[a-z0-9_.-]{1,150}$`);
