import type { Steps } from "../../../../src/project/ProjectDataError.ts";
import type { Draft, DraftPicture } from "../draft.ts";
import { stemOf } from "../file/pictureNames.ts";
import { byLanguage, setSiteValue } from "./editWebsite.ts";
import { uploadsFolder, type GivenPictures } from "./parsePictures.ts";
import { siteContentOf, withOwnContent } from "./website.ts";

type OwnPicture = { readonly file: string; readonly width: number; readonly height: number };

/** Shows a picture of the owner's folder at a place of the website. The same file has one key, wherever it is shown. */
export function addSitePicture(draft: Draft, at: Steps, { file, width, height }: OwnPicture): Draft {
  const pictures = draft.website?.pictures ?? {};
  const key = keyOf(file, pictures);
  const src = file.split("/").map(encodeURIComponent).join("/");
  const picture: DraftPicture = { src, width, height, alt: pictures[key]?.alt ?? "", studio: { file } };
  return withPictures(setSiteValue(draft, at, key), { ...pictures, [key]: picture });
}

function keyOf(file: string, pictures: GivenPictures): string {
  const stem = `${uploadsFolder}/${stemOf(file.split("/").at(-1) ?? file)}`;
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? stem : `${stem}-${number}`;
    const existing = pictures[key];
    if (existing === undefined || existing.studio?.file === file) return key;
  }
}

/** Describes a given picture for visitors who cannot see it. */
export function setSitePictureText(
  draft: Draft,
  key: string,
  { locale, text }: { readonly locale: string; readonly text: string },
): Draft {
  const pictures = draft.website?.pictures ?? {};
  const picture = pictures[key];
  if (!picture) return draft;
  const alt = { ...byLanguage(picture.alt), [locale]: text } as Readonly<Record<string, string>>;
  return withPictures(draft, { ...pictures, [key]: { ...picture, alt } });
}

function withPictures(draft: Draft, pictures: GivenPictures): Draft {
  const { website, ...rest } = withOwnContent(draft, siteContentOf(draft));
  return { ...rest, website: { ...website, pictures } };
}
