import { isRecord } from "../../../../src/project/isRecord.ts";
import type { DraftPicture } from "../draft.ts";

/** Pictures of the website that were given in the studio, by the keys that `site.json` names them by. */
export type GivenPictures = Readonly<Record<string, DraftPicture>>;

/** Where they lie: in the owner's folder as they were given, in the published one in every width. */
export const givenFolder = "site-pictures";

/** The pictures in a draft's file; what is broken is left out. */
export function soundPictures(value: unknown): GivenPictures | undefined {
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
const keyPattern = new RegExp(`^${givenFolder}/[a-z0-9_.-]{1,150}$`);
