import { isRecord } from "../../../../src/project/isRecord.ts";

/** An owner's replacements for the product's texts, by language and key; sentences for failures as `failure.offline`. */
export type OwnTexts = { readonly [locale: string]: { readonly [key: string]: string } };

/** The languages that the elements include. */
export const builtInLanguages: readonly string[] = ["sq", "en", "de"];

/** A language's tag as `sr` or `sr-Latn`: safe in a file's name. */
export const isLanguageTag = (text: string): boolean => /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i.test(text);

/** For a language that the elements do not include, in the published folder. */
export const textsFileName = (locale: string): string => `texts.${locale}.json`;

const failure = "failure.";

/** The words of one language in the format of `texts.schema.json`. */
export function wordsFile(words: OwnTexts[string]): Readonly<Record<string, unknown>> {
  const all = Object.entries(words);
  const failures = all.flatMap(([key, text]) =>
    key.startsWith(failure) ? [[key.slice(failure.length), text] as const] : [],
  );
  return {
    ...Object.fromEntries(all.filter(([key]) => !key.startsWith(failure))),
    ...(failures.length > 0 && { failure: Object.fromEntries(failures) }),
  };
}

/** The words in the JSON of a texts file; values that are not texts are left out. `undefined` if it is not an object. */
export function readWordsFile(json: unknown): OwnTexts[string] | undefined {
  if (!isRecord(json)) return undefined;
  const failures = isRecord(json["failure"]) ? json["failure"] : {};
  const named = Object.entries(failures).map(([key, text]) => [failure + key, text] as const);
  return Object.fromEntries([...Object.entries(json), ...named].filter(isText));
}

const isText = (entry: readonly [string, unknown]): entry is readonly [string, string] => typeof entry[1] === "string";

/** The words of one language as the attribute `texts` of an element in a page, in single quotation marks: its JSON stays readable. */
export function textsAttribute(words: OwnTexts[string]): string {
  const json = JSON.stringify(wordsFile(words));
  return `texts='${json.replaceAll("&", "&amp;").replaceAll("'", "&#39;")}'`;
}

/** Placeholders, `{n}`, that only one of two sentences has. */
export function placesApart(ours: string, own: string): { readonly missing: string[]; readonly unknown: string[] } {
  const [there, here] = [placesIn(ours), placesIn(own)];
  return {
    missing: there.filter((place) => !here.includes(place)),
    unknown: here.filter((place) => !there.includes(place)),
  };
}

const placesIn = (text: string): readonly string[] => [...new Set(text.match(/\{\w+\}/g))];
