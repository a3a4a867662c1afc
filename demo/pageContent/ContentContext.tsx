import { createContext, use } from "react";
import { usePageLanguage } from "../text/LanguageContext.tsx";
import type { LanguageCode } from "../content/language.ts";
import type { ContentPage } from "../../owner/site/pageContent.ts";
import type { PageContent } from "./pageContent.ts";

/** React suspends on the promise: it has to be the same one at every call, or to have its value already (`arrived`). */
export type ContentSource = <Page extends ContentPage>(
  page: Page,
  language: LanguageCode,
) => Promise<PageContent<Page>>;

/** A promise with a known value: React reads these two fields before it suspends, and sets them on promises itself. */
type Arrived<Value> = Promise<Value> & { readonly status: "fulfilled"; readonly value: Value };

export const arrived = <Value,>(value: Value): Arrived<Value> => markArrived(Promise.resolve(value), value);

/** Changes the promise itself: a render that waited for it does not accept a different one. */
export function markArrived<Value>(promise: Promise<Value>, value: Value): Arrived<Value> {
  return Object.assign(promise, { status: "fulfilled", value } as const);
}

export const hasArrived = (promise: Promise<unknown>): boolean => "status" in promise && promise.status === "fulfilled";

export const ContentContext = createContext<ContentSource | null>(null);

/** Suspends until the texts and pictures have loaded. */
export function usePageContent<Page extends ContentPage>(page: Page): PageContent<Page> {
  const source = use(ContentContext);
  const language = usePageLanguage();
  if (!source) throw new Error("A page is rendered outside ContentContext.");
  return use(source(page, language));
}
