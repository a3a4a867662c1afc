import type { ContentPage } from "../../../site/pageContent.ts";
import { subpages, siteLanguages } from "../../../site/siteSchema.ts";
import { defaultPageTexts, defaultSectionTitles } from "../../../site/defaultContent.ts";
import { fieldsOf, isRecord } from "../../../../src/project/isRecord.ts";
import type { Steps } from "../../../../src/project/ProjectDataError.ts";
import type { LocalText } from "../../../../src/project/types.ts";
import type { Draft, SiteFields } from "../draft.ts";
import { siteFieldAt, valueAtPath } from "../../../site/siteParts.ts";
import { isOff, siteContentOf, defaultFields, withOwnContent } from "./website.ts";

/** Applies a change to the website's content; the same draft if nothing changes. The first change replaces the default content. */
function changeContent(draft: Draft, change: (content: SiteFields) => unknown): Draft {
  const before = siteContentOf(draft);
  const content = change(before);
  return content === before || !isRecord(content) ? draft : withOwnContent(draft, content);
}

/** A copy of a JSON value with `next` at a path; `undefined` removes the value there. */
function withValue(value: unknown, [step, ...inner]: Steps, next: unknown): unknown {
  if (step === undefined) return next;
  if (typeof step === "number") {
    const list: readonly unknown[] = Array.isArray(value) ? value : [];
    const item = withValue(list[step], inner, next);
    if (item === list[step]) return value;
    return item === undefined ? list.toSpliced(step, 1) : step < list.length ? list.with(step, item) : [...list, item];
  }
  const fields = fieldsOf(value);
  const before = Object.hasOwn(fields, step) ? fields[step] : undefined;
  const field = withValue(before, inner, next);
  if (field === before) return value;
  if (field !== undefined) return { ...fields, [step]: field };
  const { [step]: _gone, ...rest } = fields;
  return rest;
}

/** Sets one value; `undefined` removes it. */
export const setSiteValue = (draft: Draft, at: Steps, value: unknown): Draft =>
  changeContent(draft, (content) => withValue(content, at, value));

/** The default text at a path, if there is one. */
export function defaultText(
  { project, ...draft }: Pick<Draft, "website" | "project">,
  at: Steps,
): LocalText | undefined {
  const [list, page, field, index, inner] = at;
  const preset = valueAtPath(defaultFields(project.name ?? ""), at);
  if (list !== "pages" || page === undefined) return at.join(".") === "brand.name" ? (preset as LocalText) : undefined;
  if (field === "sections") {
    const kind = valueAtPath(siteContentOf({ project, ...draft }), ["pages", page, "sections", index ?? 0, "kind"]);
    return inner === "title" && typeof kind === "string" ? defaultSectionTitles[kind] : undefined;
  }
  if (at.length !== 3) return undefined;
  return (preset as LocalText | undefined) ?? defaultPageTexts[page as ContentPage]?.[String(field)];
}

/** Sets a text in one language. Emptying it restores the default, or removes that language. */
export function setSiteText(
  draft: Draft,
  at: Steps,
  { locale, text }: { readonly locale: string; readonly text: string },
): Draft {
  const defaults = defaultText(draft, at);
  const fallback = typeof defaults === "string" ? defaults : defaults?.[locale];
  return changeContent(draft, (content) => {
    const current = byLanguage(valueAtPath(content, at));
    const next = withValue(current, [locale], text === "" ? fallback : text);
    if (next === current) return content;
    const isGone = Object.keys(fieldsOf(next)).length === 0 && siteFieldAt(at)?.rule !== "required";
    return withValue(content, at, isGone ? undefined : next);
  });
}

/** A text by language; a plain string applies to every language. */
export function byLanguage(text: unknown): Readonly<Record<string, unknown>> {
  if (typeof text !== "string") return fieldsOf(text);
  return Object.fromEntries(siteLanguages.map((locale) => [locale, text]));
}

/** Shows or hides a page or section. Hidden ones keep their content but are not published. */
export function setSiteOn(draft: Draft, at: Steps, isOn: boolean): Draft {
  const part = valueAtPath(siteContentOf(draft), at);
  const wasOn = !isOff(part);
  if (!isRecord(part) || wasOn === isOn) return draft;
  return setSiteValue(draft, [...at, "studio"], isOn ? undefined : { isOff: true });
}

/** Adds a page with its default texts, unless it exists. */
export function addPage(draft: Draft, page: ContentPage): Draft {
  const at = ["pages", page];
  if (valueAtPath(siteContentOf(draft), at) !== undefined) return draft;
  const added = setSiteValue(draft, at, defaultPageTexts[page] ?? {});
  // The menu has some pages only if the order names them.
  return changeContent(added, (content) =>
    page === "projects" || page === "animation" ? withValue(content, pageOrderAt, pagesInOrder(content)) : content,
  );
}

/** Appends a section to the home page. */
export function addSection(draft: Draft, kind: string): Draft {
  const title = defaultSectionTitles[kind];
  return addItem(draft, ["pages", "home", "sections"], { kind, ...(title !== undefined && { title }) });
}

/** Appends an item to a list. */
export const addItem = (draft: Draft, list: Steps, item: unknown): Draft =>
  changeContent(draft, (content) => withValue(content, list, [...itemsAt(content, list), item]));

/** Moves an item by `by` places (negative: up); does nothing past either end. */
export function moveItem(
  draft: Draft,
  list: Steps,
  { from, by }: { readonly from: number; readonly by: number },
): Draft {
  return changeContent(draft, (content) => {
    const items = itemsAt(content, list);
    const to = from + by;
    if (from < 0 || from >= items.length || to < 0 || to >= items.length || by === 0) return content;
    return withValue(content, list, items.toSpliced(from, 1).toSpliced(to, 0, items[from]));
  });
}

/** All pages but the home page, in menu order. */
export function pagesInOrder(content: unknown): readonly Subpage[] {
  const named = itemsAt(content, pageOrderAt);
  const first = named.flatMap((name) => subpages.find((page) => page === name) ?? []);
  return [...new Set([...first, ...subpages])];
}

/** Moves a page among the visible ones; hidden pages keep their positions. */
export function moveWebsitePage(
  draft: Draft,
  shown: readonly Subpage[],
  { from, by }: { readonly from: number; readonly by: number },
): Draft {
  const page = shown[from];
  const to = from + by;
  if (page === undefined || to < 0 || to >= shown.length || by === 0) return draft;
  const reordered = shown.toSpliced(from, 1).toSpliced(to, 0, page);
  return changeContent(draft, (content) => {
    const pages = pagesInOrder(content);
    // The visible pages take the places that visible pages have, in their new order.
    const places = pages.flatMap((each, place) => (shown.includes(each) ? place : []));
    const order = pages.map((each, place) => reordered[places.indexOf(place)] ?? each);
    return withValue(content, pageOrderAt, order);
  });
}

export type Subpage = (typeof subpages)[number];

const pageOrderAt = ["pageOrder"];

export function itemsAt(content: unknown, list: Steps): readonly unknown[] {
  const items = valueAtPath(content, list);
  return Array.isArray(items) ? items : [];
}
