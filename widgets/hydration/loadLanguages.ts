import type { LoadLanguages } from "../../src/element/useLanguage.ts";

/** Loads the project's own languages and follows the page's; only for elements whose `locale` is not a built-in language. */
export const loadLanguages: LoadLanguages = () => import("./followLanguage.ts");
