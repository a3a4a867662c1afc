import type { ContentPage } from "../../owner/site/pageContent.ts";
import type { LanguageCode } from "../content/language.ts";
import { loadChunk } from "../loading/loadChunk.ts";
import { contentPageOf, contentPath } from "../navigation/contentPages.ts";
import type { PageName } from "../navigation/routes.ts";
import { arrived, hasArrived, markArrived, type ContentSource } from "./ContentContext.tsx";
import type { PageContent } from "./pageContent.ts";

/** The contents requested so far, by path. */
const contents = new Map<string, Promise<PageContent>>();

/** Stores the content that is embedded in a prerendered page. */
export function noteContent(page: ContentPage, language: LanguageCode, content: PageContent): void {
  contents.set(contentPath(page, language), arrived(content));
}

/** The content of a page, which is requested once. After a failure the next call tries again. */
export const loadContent: ContentSource = <Page extends ContentPage>(page: Page, language: LanguageCode) => {
  const path = contentPath(page, language);
  return (contents.get(path) ?? ask(path)) as Promise<PageContent<Page>>;
};

function ask(path: string): Promise<PageContent> {
  const pending = loadChunk("The words of a page", async (): Promise<PageContent> => {
    const answer = await fetch(path);
    if (!answer.ok) throw new Error(`${path}: the server responded with status ${answer.status}`);
    return (await answer.json()) as PageContent;
  });
  contents.set(path, pending);
  pending.then(
    (content) => markArrived(pending, content),
    () => contents.delete(path),
  );
  return pending;
}

/** The content of a page while it has not arrived; `undefined` if it has, or if the page has no content of its own. */
export function pendingContent(page: PageName, language: LanguageCode): Promise<unknown> | undefined {
  const name = contentPageOf(page);
  const content = name && loadContent(name, language);
  return content && !hasArrived(content) ? content : undefined;
}
