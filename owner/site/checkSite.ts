import type { Schema } from "../../src/project/file/schemas.ts";
import { pathText } from "../../src/project/ProjectDataError.ts";
import type { LocalText } from "../../src/project/types.ts";
import { readSite, type SiteProblem, type SiteProblemCode } from "./readSite.ts";
import { posterOf } from "./pageContent.ts";
import { filmName, pictureName, siteLanguages, siteSchema } from "./siteSchema.ts";

type Identified = { readonly id: string };

/** What a website's content may refer to. */
type ReferenceTargets = {
  readonly project: {
    readonly name?: LocalText | undefined;
    readonly towers: readonly Identified[];
    readonly floors: readonly { readonly floor: number; readonly apartments: readonly Identified[] }[];
    readonly tours?: readonly Identified[] | undefined;
  };
  /** Keys of the existing pictures; if missing, pictures are not checked. */
  readonly pictures?: ReadonlySet<string>;
  /** Names of the existing films; if missing, films are not checked. */
  readonly films?: ReadonlySet<string>;
  /** The languages in which visitors read the website. */
  readonly languages: readonly string[];
};

/** The languages in which a project's website needs its texts: those of the project that websites support, or else all of theirs. */
export function neededLanguages({ locales }: { readonly locales?: readonly string[] | undefined }): readonly string[] {
  const projectLanguages = siteLanguages.filter((locale) => locales?.includes(locale) ?? true);
  return projectLanguages.length > 0 ? projectLanguages : siteLanguages;
}

/** Whether the part at a path is required to build any page: if it cannot be read, visitors get the default content instead. */
export const isNeeded = (path: string): boolean =>
  /^(version|brand(\.name)?|pages(\.home(\.(title|headline))?)?)?$/.test(path);

/**
 * The problems in a project's `site.json`: unreadable parts, pages without content, texts that lack a language, and references to pictures,
 * films, buildings, apartments, tours and floors that do not exist. None of them keeps a website from being built: the part is left out, or
 * shown in another language.
 */
export function checkSite(
  json: unknown,
  { project, pictures, films, languages }: ReferenceTargets,
): readonly SiteProblem[] {
  const { content, problems: readingProblems } = readSite(json, project.name ?? "");
  if (readingProblems.some(({ path }) => path === "")) return readingProblems;
  const problems: SiteProblem[] = readingProblems.map(withPosterAdvice);
  const report = (steps: Steps, problem: string, [code, value]: readonly [SiteProblemCode, string]) =>
    void problems.push({ path: pathText(steps), problem, code, value });
  const checkPicture = (steps: Steps, key: string) => {
    if (pictures && !pictures.has(key))
      report(steps, `there is no picture "${key}": the part of the page that shows it is left out`, ["picture", key]);
  };
  visit(siteSchema, content, [], ({ schema, value, steps }) => {
    if (schema.kind === "localText") {
      const missing = typeof value === "string" ? [] : languages.filter((each) => !(value as ByLanguage)[each]);
      if (missing.length > 0 && missing.length < languages.length)
        report(steps, `has no text in ${missing.join(", ")}: another language is shown`, [
          "language",
          missing.join(", "),
        ]);
    }
    if (schema === pictureName) checkPicture(steps, value as string);
    if (schema === filmName && films && !films.has(value as string))
      report(steps, `there is no film "${String(value)}" in film/: the part of the page that shows it is left out`, [
        "film",
        String(value),
      ]);
  });
  const { about } = content.pages;
  // The film of the page "about" is not shown without its poster; the film of the page "animation" is.
  const poster = about?.film && posterOf(about.film.file);
  if (poster !== undefined && pictures && !pictures.has(poster))
    report(
      ["pages", "about", "film", "file"],
      `is left out: it needs a picture to show until it plays. Add one named "${poster}" to pictures.json`,
      ["poster", poster],
    );
  for (const [page, part, noun] of mainLists) {
    const texts: Readonly<Record<string, unknown>> | undefined = content.pages[page];
    const list = texts?.[part];
    // An unreadable list is reported already.
    const isReported = problems.some(({ path }) => path.startsWith(pathText(["pages", page, part])));
    if (texts && texts["lead"] === undefined && !isReported && (!Array.isArray(list) || list.length === 0))
      report(
        ["pages", page, part],
        `has no ${noun} yet, so visitors see only the page's headline: add some, or remove the page`,
        ["empty", page],
      );
  }
  const towers = new Set(project.towers.map(({ id }) => id));
  content.pages.projects?.towers.forEach(({ tower }, index) => {
    if (!towers.has(tower))
      report(
        ["pages", "projects", "towers", index, "tower"],
        `there is no building "${tower}": ${suggestNames(towers)}`,
        ["tower", tower],
      );
  });
  const apartments = new Set(project.floors.flatMap((floor) => floor.apartments.map(({ id }) => id)));
  content.pages.home.sections.forEach(({ apartment }, index) => {
    if (apartment && !apartments.has(apartment))
      report(
        ["pages", "home", "sections", index, "apartment"],
        `there is no apartment "${apartment}": ${suggestNames(apartments)}`,
        ["apartment", apartment],
      );
  });
  const tours = new Set((project.tours ?? []).map(({ id }) => id));
  content.tours.forEach(({ tour }, index) => {
    if (!tours.has(tour))
      report(["tours", index, "tour"], `there is no tour "${tour}": ${suggestNames(tours)}`, ["tour", tour]);
  });
  const floors = new Set(project.floors.map(({ floor }) => floor));
  content.floorPaths.forEach(({ floor }, index) => {
    if (!floors.has(floor))
      report(["floorPaths", index, "floor"], `there is no floor ${floor}: ${suggestNames(floors)}`, [
        "floor",
        String(floor),
      ]);
  });
  return problems;
}

/** Pages that consist of a list: the page, the list's field, and a noun for its items. */
const mainLists = [
  ["visuals", "pictures", "pictures"],
  ["videos", "items", "videos"],
  ["services", "groups", "groups of amenities"],
  ["imprint", "parts", "paragraphs"],
  ["privacy", "parts", "paragraphs"],
] as const;

/** Advice for a name that does not exist: the first of those that do. */
function suggestNames(existing: ReadonlySet<string | number>): string {
  const names = [...existing];
  if (names.length === 0) return "the project has none, so remove it";
  const [listed, ellipsis] = [names.slice(0, 8), names.length > 8 ? " …" : ""];
  return `write one of ${listed.join(", ")}${ellipsis}`;
}

/** Rewords the problem of a film on the page of videos that lacks its poster: says what the poster is for. */
function withPosterAdvice(problem: SiteProblem): SiteProblem {
  const [, item] = /^(pages\.videos\.items\[\d+\])\.poster$/.exec(problem.path) ?? [];
  if (item === undefined || !problem.problem.startsWith("is missing")) return problem;
  const sentence = "is missing, so the film is left out: give the key of a picture to show until the film plays";
  return { ...problem, problem: sentence, code: "poster", value: item };
}

type ByLanguage = Readonly<Record<string, string>>;
type Steps = readonly (string | number)[];
type VisitedValue = { readonly schema: Schema; readonly value: unknown; readonly steps: Steps };

/** Calls `onValue` for every non-empty value that is neither an object nor a list. */
function visit(schema: Schema, value: unknown, steps: Steps, onValue: (found: VisitedValue) => void): void {
  if (value === undefined || value === "") return;
  if (schema.kind === "list")
    for (const [index, item] of (value as readonly unknown[]).entries())
      visit(schema.item, item, [...steps, index], onValue);
  else if (schema.kind === "object")
    for (const [name, field] of Object.entries(schema.fields))
      visit(field.schema, (value as Readonly<Record<string, unknown>>)[name], [...steps, name], onValue);
  else onValue({ schema, value, steps });
}
