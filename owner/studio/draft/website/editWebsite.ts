import type { ContentPage } from "../../../site/pageContent.ts";
import { siteLanguages } from "../../../site/siteShape.ts";
import { startPages, startSections } from "../../../site/startContent.ts";
import { fieldsOf, isRecord } from "../../../../src/project/isRecord.ts";
import type { Steps } from "../../../../src/project/ProjectDataError.ts";
import type { LocalText } from "../../../../src/project/types.ts";
import type { Draft, SiteFields } from "../draft.ts";
import { siteFieldAt, valueAt } from "./siteShapes.ts";
import { isOff, siteContentOf, startFields, withOwnContent } from "./website.ts";

/** Changes what the showcase says; the same draft where nothing changes. The first change makes the start content the owner's own. */
function changeContent(draft: Draft, change: (content: SiteFields) => unknown): Draft {
  const before = siteContentOf(draft);
  const content = change(before);
  return content === before || !isRecord(content) ? draft : withOwnContent(draft, content);
}

/** A copy of a JSON value with another one at a place; `undefined` removes what is there. */
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

/** One value: a figure, a number, a tick, a text for all languages. `undefined` takes it away. */
export const setSiteValue = (draft: Draft, at: Steps, value: unknown): Draft =>
  changeContent(draft, (content) => withValue(content, at, value));

/** A text that is true of any project, at a place where an owner has not written another. */
export function startText({ project, ...draft }: Pick<Draft, "website" | "project">, at: Steps): LocalText | undefined {
  const [list, page, field, index, inner] = at;
  const start = valueAt(startFields(project.name ?? ""), at);
  if (list !== "pages" || page === undefined) return at.join(".") === "brand.name" ? (start as LocalText) : undefined;
  if (field === "sections") {
    const kind = valueAt(siteContentOf({ project, ...draft }), ["pages", page, "sections", index ?? 0, "kind"]);
    return inner === "title" && typeof kind === "string" ? startSections[kind] : undefined;
  }
  if (at.length !== 3) return undefined;
  return (start as LocalText | undefined) ?? startPages[page as ContentPage]?.[String(field)];
}

/** A text in one language. Where it is emptied, the start text returns, or the language has none. */
export function setSiteText(
  draft: Draft,
  at: Steps,
  { locale, text }: { readonly locale: string; readonly text: string },
): Draft {
  const start = startText(draft, at);
  const fallback = typeof start === "string" ? start : start?.[locale];
  return changeContent(draft, (content) => {
    const known = byLanguage(valueAt(content, at));
    const next = withValue(known, [locale], text === "" ? fallback : text);
    if (next === known) return content;
    const isGone = Object.keys(fieldsOf(next)).length === 0 && siteFieldAt(at)?.rule !== "needed";
    return withValue(content, at, isGone ? undefined : next);
  });
}

/** A text by language; one for all languages becomes one for each. */
export function byLanguage(text: unknown): Readonly<Record<string, unknown>> {
  if (typeof text !== "string") return fieldsOf(text);
  return Object.fromEntries(siteLanguages.map((locale) => [locale, text]));
}

/** Shows a page or section, or keeps it from being published; all that it says stays. */
export function setSiteOn(draft: Draft, at: Steps, isOn: boolean): Draft {
  const part = valueAt(siteContentOf(draft), at);
  if (!isRecord(part) || isOff(part) !== isOn) return draft;
  return setSiteValue(draft, [...at, "studio"], isOn ? undefined : { isOff: true });
}

/** A page with its first words; one that is there stays. */
export function addPage(draft: Draft, page: ContentPage): Draft {
  const at = ["pages", page];
  return valueAt(siteContentOf(draft), at) === undefined ? setSiteValue(draft, at, startPages[page] ?? {}) : draft;
}

/** A section of the home page, as the last one. */
export function addSection(draft: Draft, kind: string): Draft {
  const title = startSections[kind];
  return addItem(draft, ["pages", "home", "sections"], { kind, ...(title !== undefined && { title }) });
}

/** An item of a list, as the last one. */
export const addItem = (draft: Draft, list: Steps, item: unknown): Draft =>
  changeContent(draft, (content) => withValue(content, list, [...itemsAt(content, list), item]));

/** An item of a list `by` places further down; up where it is negative. At the ends it stays. */
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

/** The items of a list; none where there is no list. */
export function itemsAt(content: unknown, list: Steps): readonly unknown[] {
  const items = valueAt(content, list);
  return Array.isArray(items) ? items : [];
}
