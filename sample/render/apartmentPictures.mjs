// The numbers of an apartment's pictures, without gaps: image1.jpg, image2.jpg … is what a page may probe for.
import { readFileSync } from "node:fs";

/** Pictures that would not help their apartment: view and layout. @type {{ leftOut: string[] }} */
const { leftOut } = JSON.parse(readFileSync(new URL("../data/stills.json", import.meta.url), "utf8"));

/** What an apartment's pictures show, in the order of their numbers. */
const VIEWS = ["doll", "living", "master", "kitchen", "bath", "open", "top"];

/** A mirror shows its base's rooms. @param {string} layout @param {string} view */
const isLeftOut = (layout, view) => leftOut.includes(`${view}-${layout.replace("-mirror", "")}`);

/** The views an apartment is shown in. @param {string} layout */
export const viewsOf = (layout) => VIEWS.filter((view) => !isLeftOut(layout, view));

/** Where a picture of an apartment lies, and its key in pictures.json: "layouts/5/image4". @param {string} layout @param {string} view one of its views */
export const apartmentPicture = (layout, view) => `layouts/${layout}/image${viewsOf(layout).indexOf(view) + 1}`;

/** Of an apartment's thumbnails, 96 px wide, on plain and on fine screens. */
export const THUMBNAIL_WIDTHS = [112, 224];
