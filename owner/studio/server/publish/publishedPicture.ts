import type { MadePicture } from "./makePicture.ts";
import { pictureName } from "./makePicture.ts";
import type { WrittenPicture } from "../../draft/file/projectFiles.ts";

type Widths = Pick<MadePicture, "avif" | "webp" | "jpeg">;

/** The files of a picture, by the names under which they were generated. */
export const pictureNames = (widths: Widths): readonly string[] => pictureTargets("", widths).map(([name]) => name);

/** The files of a picture in the published folder: `stem`-800.avif and so on, by the names under which they were generated. */
export function pictureTargets(stem: string, { avif, webp, jpeg }: Widths): readonly (readonly [string, string])[] {
  const all = [["avif", avif] as const, ["webp", webp] as const, ["jpg", [jpeg]] as const];
  return all.flatMap(([ending, widths]) =>
    widths.map((width) => [pictureName(width, ending), `${stem}-${pictureName(width, ending)}`] as const),
  );
}

/**
 * A picture in the published project. Its size stays that of the draft: outlines refer to it, and it does not match any
 * rendition exactly.
 */
export function publishedPicture(picture: WrittenPicture, stem: string, made: MadePicture): WrittenPicture {
  const srcset = (ending: string, widths: readonly number[]): string =>
    widths.map((width) => `${stem}-${pictureName(width, ending)} ${width}w`).join(", ");
  const sources = [
    { type: "image/avif", srcset: srcset("avif", made.avif) },
    { type: "image/webp", srcset: srcset("webp", made.webp) },
  ];
  const { studio: _notes, ...own } = picture;
  return {
    ...own,
    src: `${stem}-${pictureName(made.jpeg, "jpg")}`,
    placeholder: made.placeholder,
    sources,
  } as WrittenPicture;
}

/** The same for a drawing, which is published without renditions. */
export function drawnPicture(picture: object, stem: string): object {
  return { ...picture, src: `${stem}.svg`, sources: undefined, placeholder: undefined, studio: undefined };
}
