import dialogCss from "../ui/Dialog.css?inline";
import pictureCss from "../ui/Picture.css?inline";
import bookCss from "./book.css?inline";
import footCss from "./foot.css?inline";
import panelCss from "./panel.css?inline";
import stageCss from "./stage.css?inline";

/** Style sheets of the brochure, for the element to adopt. */
export const brochureSheets: readonly string[] = [pictureCss, dialogCss, stageCss, bookCss, footCss, panelCss];
