import { createContext, use } from "react";
import { useLanguage } from "../text/LanguageContext.tsx";
import type { Language } from "../content/language.ts";
import type { ContentPage } from "../../owner/site/pageContent.ts";
import type { PageContent } from "./pageContent.ts";

/** Where a page finds its words and pictures. */
export type ContentSource = <Page extends ContentPage>(page: Page, language: Language) => Promise<PageContent<Page>>;

/** A promise that has its value: React reads these two fields before it waits, and marks promises with them itself. */
type Arrived<Value> = Promise<Value> & { readonly status: "fulfilled"; readonly value: Value };

export const arrived = <Value,>(value: Value): Arrived<Value> => markArrived(Promise.resolve(value), value);

/** Marks the promise itself: in the render that waited for it React takes no other one. */
export function markArrived<Value>(promise: Promise<Value>, value: Value): Arrived<Value> {
  return Object.assign(promise, { status: "fulfilled", value } as const);
}

export const hasArrived = (promise: Promise<unknown>): boolean => "status" in promise && promise.status === "fulfilled";

export const ContentContext = createContext<ContentSource | null>(null);

/** The words and pictures of a page, in the language of the page. Waits for them. */
export function usePageContent<Page extends ContentPage>(page: Page): PageContent<Page> {
  const source = use(ContentContext);
  const language = useLanguage();
  if (!source) throw new Error("A page stands outside ContentContext.");
  return use(source(page, language));
}
