import type { TourStill } from "../../../src/project/tourFile.ts";
import { apartmentPicture, viewsOf } from "../../render/apartmentPictures.mjs";
import { pictures, type FilePicture } from "../pictures.ts";

/** The pictures that show the same without a viewer; `toProject` is the relative path from the tour to the project file's folder. */
export function stillsOf(layout: string, toProject: string): TourStill[] {
  const rendered = pictures();
  return viewsOf(layout).flatMap((view) => {
    const picture = rendered[apartmentPicture(layout, view)];
    return picture ? [still(picture, toProject)] : [];
  });
}

/** Converts a picture of the project file to a still. */
export function still({ src, width, height, alt }: FilePicture, toProject: string): TourStill {
  const text = typeof alt === "string" ? alt : (alt.sq ?? "");
  const { en = text, de = text } = typeof alt === "string" ? {} : alt;
  return { src: toProject + src, width, height, alt: { sq: text, en, de } };
}
