import { loadChunk } from "../loading/loadChunk.ts";
import { contentPageOf, contentPath } from "../navigation/contentPages.ts";
import type { PageName } from "../navigation/routes.ts";
import type { ContentSource } from "./ContentContext.tsx";
import type { Language } from "../content/language.ts";
import type { ContentPage } from "../../owner/site/pageContent.ts";
import type { PageContent } from "./pageContent.ts";

/** By their paths: contents, and the promises of those that are on their way. */
const contents = new Map<string, unknown>();

/** Notes the content that a prerendered page carries. */
export function noteContent(page: ContentPage, language: Language, content: PageContent): void {
  contents.set(contentPath(page, language), content);
}

/** The content of a page: as it is here, or asked for. One that did not come is asked for again by the next who needs it. */
export const loadContent: ContentSource = <Page extends ContentPage>(page: Page, language: Language) => {
  const path = contentPath(page, language);
  return (contents.get(path) ?? ask(path)) as PageContent<Page> | Promise<PageContent<Page>>;
};

function ask(path: string): Promise<PageContent> {
  const asked = loadChunk("The words of a page", async (): Promise<PageContent> => {
    const answer = await fetch(path);
    if (!answer.ok) throw new Error(`${path}: the server answers ${answer.status}`);
    return (await answer.json()) as PageContent;
  });
  contents.set(path, asked);
  asked.then(
    (content) => contents.set(path, content),
    () => contents.delete(path),
  );
  return asked;
}

/** The content of a page that has yet to come; `undefined` where it is here, or the page has none. */
export function absentContent(page: PageName, language: Language): Promise<unknown> | undefined {
  const name = contentPageOf(page);
  const content = name && loadContent(name, language);
  return content instanceof Promise ? content : undefined;
}
