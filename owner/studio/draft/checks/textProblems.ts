import type { Steps } from "../../../../src/project/ProjectDataError.ts";
import type { DraftProject } from "../draft.ts";
import type { Problem } from "./problem.ts";
import { isRecord } from "../../../../src/project/isRecord.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Texts missing in one of the project's languages, pictures without an alternative text, and missing pictures. */
export function textProblems(project: DraftProject): readonly Problem[] {
  const locales = project.locales ?? noLocales;
  return [...missingPictures(project), ...problemsInside(project, [], locales)];
}

/** Always the same list: the cache compares it by identity. */
const noLocales: readonly string[] = [];

/** Fields of the file that are a text by language. */
const localTextFields = new Set(["name", "label", "alt", "title", "address", "description"]);

/** The problems inside each record: not computed again while it and the languages are unchanged. */
const cache = new WeakMap<object, { readonly locales: readonly string[]; readonly problems: readonly Problem[] }>();

function problemsInside(value: unknown, at: Steps, locales: readonly string[]): readonly Problem[] {
  if (typeof value !== "object" || value === null) return [];
  const cached = cache.get(value);
  const problems = cached?.locales === locales ? cached.problems : computeProblemsInside(value, at.at(-1), locales);
  if (problems !== cached?.problems) cache.set(value, { locales, problems });
  return problems.map((problem) => ({ ...problem, at: [...at, ...problem.at] }));
}

/** The problems of a record, with paths relative to it. `key`: its own key, or index, in its parent. */
function computeProblemsInside(
  value: object,
  key: Steps[number] | undefined,
  locales: readonly string[],
): readonly Problem[] {
  if (Array.isArray(value)) return value.flatMap((each: unknown, index) => problemsInside(each, [index], locales));
  if (!isRecord(value)) return [];
  const isPicture = typeof value["src"] === "string" && typeof value["width"] === "number";
  if (isPicture) return pictureProblems(value, key, locales);
  return Object.entries(value).flatMap(([name, each]) =>
    localTextFields.has(name) && isRecord(each)
      ? languageProblems(each, [name], locales).map((problem) => ({ ...problem, code: "textMissing" as const }))
      : problemsInside(each, [name], locales),
  );
}

function pictureProblems(
  picture: Fields,
  key: Steps[number] | undefined,
  locales: readonly string[],
): readonly Problem[] {
  const alt = picture["alt"];
  // Tours' posters and drawings of an apartment are described by the content next to them.
  const isDescribed = key === "poster" || key === "plan";
  if (isRecord(alt)) return languageProblems(alt, ["alt"], locales);
  if (alt || isDescribed) return [];
  return [{ code: "altMissing", severity: "warning", at: [], fix: "writeText" }];
}

function languageProblems(text: Fields, at: Steps, locales: readonly string[]): readonly Problem[] {
  return locales.flatMap((locale): Problem[] =>
    text[locale] ? [] : [{ code: "altMissing", severity: "warning", at, fix: "writeText", values: { locale } }],
  );
}

function missingPictures({ site, towers, plans = [], layouts = [] }: DraftProject): readonly Problem[] {
  const missing = (at: Steps, severity: Problem["severity"]): Problem => ({
    code: "pictureMissing",
    severity,
    at,
    fix: "addPicture",
  });
  return [
    ...(site && !site.picture ? [missing(["site"], "warning")] : []),
    ...towers.flatMap(({ picture }, index) => (picture ? [] : [missing(["towers", index], "warning")])),
    ...plans.flatMap(({ picture }, index) => (picture ? [] : [missing(["plans", index], "warning")])),
    ...layouts.flatMap(({ pictures = [], folder, plan, mirrorOf }, index) =>
      pictures.length > 0 || folder || plan || mirrorOf ? [] : [missing(["layouts", index], "hint")],
    ),
  ];
}
