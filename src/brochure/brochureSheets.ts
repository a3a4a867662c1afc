import dialogCss from "../ui/Dialog.css?inline";
import pictureCss from "../ui/picture/Picture.css?inline";
import bookCss from "./stage/book.css?inline";
import footCss from "./panels/foot.css?inline";
import panelCss from "./panels/panel.css?inline";
import stageCss from "./stage/stage.css?inline";

/** Style sheets of the brochure, for the element to adopt. */
export const brochureSheets: readonly string[] = [pictureCss, dialogCss, stageCss, bookCss, footCss, panelCss];
