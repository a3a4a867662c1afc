import { tags } from "./tags.ts";

const allTags = tags.join();
const windowHeight = "var(--k-usual-window-height,100svh)";

/** Widths of the column: a narrower one shows only a button (OverPage.tsx). */
const buttonBelow = "240px";
const buttonHeight = "56px";
/** A narrower one has portrait pictures. */
const portraitBelow = "560px";
/** A narrower one has its list below the picture. */
const stackedBelow = "900px";
/** In a lower or narrower window, the brochure is as high as the window. */
const lowWindowBelow = "860px";
const narrowWindowBelow = "800px";

/**
 * Height reserved for elements that have not loaded, to avoid layout shift: the height each will have with the sample project, by the width of
 * its column (100%) and the window. `(560px - 100%)*100` is a step: huge below 560 px, negative above, so that `min` and `max` choose by the
 * width. Screens with a list below their picture are higher than most windows; a difference below the window's bottom edge moves nothing
 * that is visible. The selectors have no specificity, so any rule of the page overrides them.
 */
export const reservedPlaceCss = `:where(${allTags}){--k-usual:max(min(53% + 227px,max(516px,${windowHeight})),min(110% + 333px,(${portraitBelow} - 100%)*100));--k-reserved:min(var(--k-usual),max(${buttonHeight},(100% - ${buttonBelow})*100));
:where(&:is(kulla-floor-explorer,kulla-apartment-preview,kulla-apartment-search,[tower],[floor],[apartment])){--k-usual:max(826px,min(970px,(${stackedBelow} - 100%)*100))}
:where(kulla-brochure&){--k-usual:min(${windowHeight},max(115% + 46px,(${lowWindowBelow} - ${windowHeight})*100,(${narrowWindowBelow} - 100vw)*100))}
:where(&:not(:defined,[hidden])){display:flow-root;&::before{content:"";float:left;padding-top:var(--k-reserved)}}}`;
