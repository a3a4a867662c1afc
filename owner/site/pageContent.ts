import type { Shape } from "../../src/project/file/shapes.ts";
import { inLanguage, type ByLanguage, type InLanguage } from "./inLanguage.ts";
import { pictureName, siteShape, type SiteContent } from "./siteShape.ts";

type Pages = SiteContent["pages"];

/** A page whose words are in `site.json`. */
export type ContentPage = keyof Pages;

/** The words of a page in one language. */
export type PageWords<Page extends ContentPage> = InLanguage<NonNullable<Pages[Page]>>;

const pageShapes = siteShape.fields.pages.shape.fields;

/** The words of a page in one language: `textOf` chooses the language of each text, and fills in facts. */
export function pageWords<Page extends ContentPage>(
  page: Page,
  content: NonNullable<Pages[Page]>,
  textOf: (text: string | ByLanguage) => string,
): PageWords<Page> {
  return inLanguage(pageShapes[page].shape, content, textOf);
}

/** The keys of all pictures that a page names, in their order. */
export const pagePictures = <Page extends ContentPage>(page: Page, content: NonNullable<Pages[Page]>) =>
  picturesIn(pageShapes[page].shape, content);

function picturesIn(shape: Shape, value: unknown): readonly string[] {
  if (value === undefined) return [];
  if (shape === pictureName) return [value as string];
  if (shape.kind === "list") return (value as readonly unknown[]).flatMap((item) => picturesIn(shape.item, item));
  if (shape.kind !== "object") return [];
  return Object.entries(value as object).flatMap(([name, part]: [string, unknown]) => {
    const field = shape.fields[name];
    return field ? picturesIn(field.shape, part) : [];
  });
}
