import type { Schema } from "../../src/project/file/schemas.ts";
import { inLanguage, type ByLanguage, type InLanguage } from "./inLanguage.ts";
import { filmName, pictureName, siteSchema, type SiteContent } from "./siteSchema.ts";

type Pages = SiteContent["pages"];

/** A page whose texts are in `site.json`. */
export type ContentPage = keyof Pages;

/** The texts of a page in one language. */
export type PageTexts<Page extends ContentPage> = InLanguage<NonNullable<Pages[Page]>>;

const pageSchemas = siteSchema.fields.pages.schema.fields;

/** The texts of a page in one language: `textOf` chooses the language of each text and fills in facts. */
export function pageTexts<Page extends ContentPage>(
  page: Page,
  content: NonNullable<Pages[Page]>,
  textOf: (text: string | ByLanguage) => string,
): PageTexts<Page> {
  return inLanguage(pageSchemas[page].schema, content, textOf);
}

/** The keys of all pictures that a page names, in order. */
export const pagePictures = <Page extends ContentPage>(page: Page, content: NonNullable<Pages[Page]>) =>
  namedIn(pictureName, pageSchemas[page].schema, content);

/** Whether a page shows a picture: one that it names, or one that it shows wherever the project has it. */
export function showsPicture<Page extends ContentPage>(
  page: Page,
  content: NonNullable<Pages[Page]>,
): (key: string) => boolean {
  const pictureKeys = new Set<string>([...pagePictures(page, content), ...(besides[page] ?? [])]);
  const films = page === "about" ? namedIn(filmName, pageSchemas[page].schema, content) : [];
  for (const film of films) pictureKeys.add(posterOf(film));
  return (key) => pictureKeys.has(key) || (withBuildings.has(page) && key.startsWith("towers/"));
}

/** The picture shown in place of a film until it plays. */
export const posterOf = (film: string): string => `film/${film}-poster`;

const besides: Partial<Record<ContentPage, readonly string[]>> = {
  animation: ["film/poster"],
  visuals: ["site/hero-portrait"],
};

/** Pages that show each building. */
const withBuildings: ReadonlySet<ContentPage> = new Set(["home", "projects"]);

/** The values of all fields whose schema is `target`, in order. */
export function namedIn(target: Schema, schema: Schema, value: unknown): readonly string[] {
  if (value === undefined) return [];
  if (schema === target) return [value as string];
  if (schema.kind === "list")
    return (value as readonly unknown[]).flatMap((item) => namedIn(target, schema.item, item));
  if (schema.kind !== "object") return [];
  return Object.entries(value as object).flatMap(([name, part]: [string, unknown]) => {
    const field = schema.fields[name];
    return field ? namedIn(target, field.schema, part) : [];
  });
}
