import { tags } from "./contract/tags.ts";

const all = tags.join();
const windowHeight = "var(--k-usual-window-height,100svh)";

/**
 * The space of elements that have not loaded yet, against layout shift: the height each will have, by its width (100%) and the window, with
 * the sample project. Screens with a list below their picture are higher than a narrow window; a difference below its bottom edge moves
 * nothing that is visible. The selectors have no specificity, so any rule of the page overrides them.
 */
export const reservedPlaceCss = `:where(${all}){--k-reserved:min(53% + 227px,max(516px,${windowHeight}))}
:where(kulla-apartment-preview){--k-reserved:826px}
@media(width<560px){:where(${all}){--k-reserved:calc(110% + 333px)}}
@media(width<900px){:where(kulla-floor-explorer,kulla-apartment-preview,kulla-apartment-search,:is(${all}):is([tower],[floor],[apartment])){--k-reserved:970px}}
:where(kulla-brochure){--k-reserved:calc(${windowHeight} - 40px)}
:where(:is(${all}):not(:defined,[hidden])){display:flow-root}
:where(:is(${all}):not(:defined))::before{content:"";float:left;padding-top:var(--k-reserved)}`;
