import type { StyleSheetName } from "../../src/element/host.ts";
import type { LoadStyles } from "../../src/element/hostStore.ts";

const files: Readonly<Record<StyleSheetName, () => Promise<{ readonly default: string }>>> = {
  kulla: () => import("../kulla.css?inline"),
  "kulla-home": () => import("../kulla-home.css?inline"),
  "kulla-search": () => import("../kulla-search.css?inline"),
  "kulla-brochure": () => import("../kulla-brochure.css?inline"),
  "kulla-more": () => import("../kulla-more.css?inline"),
};

/** Imports a style sheet as a module, for bundled scripts, which have no files next to them. */
export const importStyles: LoadStyles = async (name) => (await files[name]()).default;
