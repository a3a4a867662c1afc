import { tags } from "./tags.ts";

const all = tags.join();
const windowHeight = "var(--k-usual-window-height,100svh)";

/**
 * The space of elements that have not loaded yet, against layout shift: the height each will have, by the width of its column (100%) and
 * the window, with the sample project. `(560px - 100%)*100` counts in narrower columns only. Screens with a list below their picture are
 * higher than most windows; a difference below the window's bottom edge moves nothing that is visible. A column under 240 px shows a
 * button (OverPage.tsx). The selectors have no specificity, so any rule of the page overrides them.
 */
export const reservedPlaceCss = `:where(${all}){--k-usual:max(min(53% + 227px,max(516px,${windowHeight})),min(110% + 333px,(560px - 100%)*100));--k-reserved:min(var(--k-usual),max(56px,(100% - 240px)*100));
:where(&:is(kulla-floor-explorer,kulla-apartment-preview,kulla-apartment-search,[tower],[floor],[apartment])){--k-usual:max(826px,min(970px,(900px - 100%)*100))}
:where(kulla-brochure&){--k-usual:min(${windowHeight},max(115% + 46px,(860px - ${windowHeight})*100,(800px - 100vw)*100))}
:where(&:not(:defined,[hidden])){display:flow-root;&::before{content:"";float:left;padding-top:var(--k-reserved)}}}`;
