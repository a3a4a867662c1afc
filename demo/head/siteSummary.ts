import { apartmentList, apartmentListName } from "../../src/facts/structuredData/apartmentList.ts";
import type { CurrentProject } from "../../src/facts/structuredData/currentProject.ts";
import { languageNames, languages, type LanguageCode } from "../content/language.ts";
import type { SiteFacts } from "../facts/siteFacts.ts";
import { addressOf } from "../navigation/matchRoute.ts";
import { llmsText } from "../text/llms.ts";
import { countedUnits } from "../text/placeNames.ts";
import { placesText } from "../text/places.ts";
import { textFacts } from "../text/textFacts.ts";
import { siteUrl } from "./headSetting.ts";

type Summarized = {
  readonly language: LanguageCode;
  readonly brand: string;
  /** A sentence about the site. */
  readonly description: string;
  readonly facts: SiteFacts;
  readonly current: CurrentProject;
  readonly pages: readonly { readonly title: string; readonly description: string; readonly path: string }[];
};

/**
 * llms.txt, in the site's main language: what an assistant that does not read the pages should know about the site. It contains facts with
 * their age, the pages, and the address of the current list of apartments. https://llmstxt.org
 */
export function siteSummary({ language, brand, description, facts, current, pages }: Summarized): string {
  const texts = llmsText[language];
  const named = (title: string, path: string, text: string): string =>
    `- [${plain(title)}](${siteUrl(path)})${text && `: ${plain(text)}`}`;
  const others = languages.filter((each) => each !== language);
  return [
    `# ${plain(brand)}`,
    ...(description ? [`> ${plain(description)}`] : []),
    `## ${texts.facts}`,
    factLines(facts, current, language)
      .map((line) => `- ${plain(line)}`)
      .join("\n"),
    `## ${texts.pages}`,
    pages.map((page) => named(page.title, addressOf(page.path, language), page.description)).join("\n"),
    `## ${texts.machines}`,
    [
      named(apartmentListName, `/project/${apartmentListName}`, texts.list),
      named("sitemap.xml", "/sitemap.xml", texts.sitemap),
    ].join("\n"),
    `## ${texts.languages}`,
    others.map((each) => named(languageNames[each], addressOf("/", each), "")).join("\n"),
    "",
  ].join("\n\n");
}

/** Facts that are not stated are omitted. */
function factLines(facts: SiteFacts, current: CurrentProject, language: LanguageCode): readonly string[] {
  const texts = llmsText[language];
  const { from, to, towers, floors, apartments, units } = textFacts(facts, language);
  const all = { count: Number(units), ...(apartments !== units && { homes: Number(apartments) }) };
  return [
    `${countedUnits(placesText[language], all)}, ${texts.floors(Number(floors), String(towers))}`,
    ...(from !== undefined && to !== undefined ? [texts.areas(Number(from), Number(to))] : []),
    ...statusLine(current, language),
    ...priceLines(current, language),
    ...(facts.address ? [`${texts.address}: ${facts.address}`] : []),
    ...(facts.phone ? [`${texts.phone}: ${facts.phone}`] : []),
    ...(facts.email ? [`${texts.email}: ${facts.email}`] : []),
  ];
}

const statuses = ["available", "reserved", "sold"] as const;

/** States the age of statuses and prices, so that a reader can judge whether they are still current. */
function statusLine(current: CurrentProject, language: LanguageCode): readonly string[] {
  const { statedAt, validThrough } = current;
  const texts = llmsText[language];
  const all = apartmentList(current).apartments;
  if (!statedAt || all.every(({ status }) => status === undefined)) return [];
  const counts = statuses.map((name) => `${all.filter(({ status }) => status === name).length} ${texts[name]}`);
  const end = validThrough ? ` (${texts.until(validThrough.slice(0, 10))})` : "";
  return [`${texts.statuses(statedAt.slice(0, 10))}: ${counts.join(", ")}${end}`];
}

function priceLines(current: CurrentProject, language: LanguageCode): readonly string[] {
  const texts = llmsText[language];
  const byCurrency = new Map<string, number[]>();
  for (const { kind, price, currency = "" } of apartmentList(current).apartments)
    if (kind === "home" && price !== undefined) byCurrency.set(currency, [...(byCurrency.get(currency) ?? []), price]);
  return [...byCurrency].map(
    ([currency, prices]) =>
      `${texts.prices}: ${Math.min(...prices)} ${texts.to} ${Math.max(...prices)} ${currency}${current.statedAt ? ` (${current.statedAt.slice(0, 10)})` : ""}`,
  );
}

/** An owner's text on one line, without anything that Markdown would read as a link, HTML or a heading. */
function plain(text: string): string {
  return text
    .replaceAll(/[[\]<>`]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
