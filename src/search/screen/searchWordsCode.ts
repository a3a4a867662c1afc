import { localeFrom } from "../../text/locale.ts";
import { searchSq } from "../../text/search/search.sq.ts";
import type { SearchTexts } from "../../text/search/searchTexts.ts";
import { createCode, type Code } from "../../loading/createCode.ts";

/** The search's texts by language: visitors load none they do not read. Albanian comes along. */
export const searchWordsCode = {
  sq: createCode<SearchTexts>(() => Promise.resolve(searchSq)),
  en: createCode<SearchTexts>(async () => (await import("../../text/search/search.en.ts")).searchEn),
  de: createCode<SearchTexts>(async () => (await import("../../text/search/search.de.ts")).searchDe),
} as const;

searchWordsCode.sq.give(searchSq);

/** English for a project's own language. */
export function searchWordsOf(spoken: string): Code<SearchTexts> {
  return searchWordsCode[localeFrom(spoken) ?? "en"];
}
