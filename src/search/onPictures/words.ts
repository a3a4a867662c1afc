import type { Project } from "../../project/types.ts";
import { groups, isAsked, type Filter, type Group } from "../filter/filter.ts";
import { groupWords, type GroupWording } from "../panel/filterWords.ts";
import { offerOf } from "../panel/offer.ts";
import { matchDe } from "../../text/search/match.de.ts";
import { matchEn } from "../../text/search/match.en.ts";
import { matchSq } from "../../text/search/match.sq.ts";
import type { MatchTexts } from "../../text/search/matchTexts.ts";
import { withOwnTexts } from "../../text/ownTexts.ts";
import type { Language } from "../../ui/TextsContext.tsx";

/** All that words about matches are made of. */
export type Words = Language & { readonly match: MatchTexts };

const tables = { sq: matchSq, en: matchEn, de: matchDe };

/** A language with its words about matches, the page's own in them; the English ones for a language that is not ours. */
export function wordsOf(language: Language): Words {
  const { locale, own } = language;
  const ours = locale === "sq" || locale === "en" || locale === "de" ? tables[locale] : undefined;
  return { ...language, match: withOwnTexts(ours ?? matchEn, own) };
}

/** A group of the filter in words: "2 ose 3 dhoma gjumi", "Katet 3–11". */
export type Chip = { readonly group: Group; readonly label: string };

/** What is asked for, group by group, as the search says it. */
export function chipsOf(filter: Filter, project: Project, { match, ...language }: Words): readonly Chip[] {
  const wording: GroupWording = { project, offer: offerOf(project), language, words: match };
  return groups
    .filter((group) => isAsked(filter, group))
    .map((group) => ({ group, label: groupWords(filter, group, wording) }));
}
