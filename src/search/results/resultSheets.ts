import gridCss from "./grid/Grid.css?inline";
import resultsCss from "./results.css?inline";

/** The styles of all views, and of the first one. */
export const resultSheets: readonly string[] = [resultsCss, gridCss];
