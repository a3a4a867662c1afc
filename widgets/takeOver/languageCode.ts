import type { LanguageCode } from "../../src/element/useLanguage.ts";

/** Languages of the project's own, and the page's: only for elements whose `locale` asks for more than ours. */
export const languageCode: LanguageCode = () => import("./followLanguage.ts");
