import pictureCss from "../ui/picture/Picture.css?inline";
import finderCss from "./Finder.css?inline";

/** The styles every screen needs; each screen brings its own when it comes (Sheets.tsx). */
export const finderSheets: readonly string[] = [pictureCss, finderCss];
