import { createContext, use } from "react";
import { useLanguage } from "../text/LanguageContext.tsx";
import type { Language } from "../content/language.ts";
import type { ContentPage } from "../../owner/site/pageContent.ts";
import type { PageContent } from "./pageContent.ts";

/** Where a page finds its words and pictures: at once, or on their way. */
export type ContentSource = <Page extends ContentPage>(
  page: Page,
  language: Language,
) => PageContent<Page> | Promise<PageContent<Page>>;

export const ContentContext = createContext<ContentSource | null>(null);

/** The words and pictures of a page, in the language of the page. Waits for them. */
export function usePageContent<Page extends ContentPage>(page: Page): PageContent<Page> {
  const source = use(ContentContext);
  const language = useLanguage();
  if (!source) throw new Error("A page stands outside ContentContext.");
  const found = source(page, language);
  return found instanceof Promise ? use(found) : found;
}
