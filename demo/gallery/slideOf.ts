import type { SlideImage } from "yet-another-react-lightbox";
import { rooted, type SitePicture } from "../pictures/sitePicture.ts";
import type { Language } from "../content/language.ts";

/** A picture as the lightbox takes it: its WebP files by width, its JPEG for all else. */
export function slideOf({ src, width, height, sources, alt }: SitePicture, language: Language): SlideImage {
  const webp = sources.find(({ type }) => type === "image/webp")?.srcset ?? "";
  const srcSet = rooted(webp)
    .split(", ")
    .flatMap((entry) => {
      const [file, size] = entry.split(" ");
      const wide = Number.parseInt(size ?? "", 10);
      return file && wide > 0 ? [{ src: file, width: wide, height: Math.round((wide * height) / width) }] : [];
    });
  return { src: rooted(src), width, height, alt: alt[language], ...(srcSet.length > 0 && { srcSet }) };
}
