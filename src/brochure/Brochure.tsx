import { useEffectEvent, useLayoutEffect, useMemo, useState } from "react";
import { useStore } from "zustand/react";
import { useIsServerRendered } from "../hooks/useIsServerRendered.ts";
import type { Brochure as BrochureData, LocalText } from "../project/types.ts";
import { useLanguage } from "../ui/TextsContext.tsx";
import { brochureTexts } from "../text/brochureTexts.ts";
import { createLoadedPages } from "./book/loadedPages.ts";
import { createBookStore } from "./book/bookStore.ts";
import { BrochureContext, type BrochureContextValue, type PanelName } from "./BrochureContext.tsx";
import type { BrochureProps } from "./brochureProps.ts";
import { MeasuredBook } from "./stage/MeasuredBook.tsx";
import { linkedPage } from "./book/linkedPage.ts";
import { orderPages } from "./book/spreads.ts";
import { useBookReports } from "./useBookReports.ts";
import { usePageTexts } from "./reading/usePageTexts.ts";

/** The flip book (docs/developers/specification.md, section 2, "Brochure"). */
export function Brochure({ brochure, ...props }: BrochureProps) {
  const texts = brochureTexts(useLanguage());
  const book = useMemo(() => brochure && inItsLanguage(brochure), [brochure]);
  if (book && book.pages.length > 0) return <WholeBook {...props} brochure={book} />;
  return (
    <p className="brochure-none" role="status">
      {texts.none}
    </p>
  );
}

type WholeProps = BrochureProps & { readonly brochure: BrochureData };

function WholeBook({ brochure, ...props }: WholeProps) {
  const { locale, pages, chapters, pdf, text } = brochure;
  const isServerRendered = useIsServerRendered();
  const [store] = useState(() => createBookStore(pages.length, isServerRendered ? props.page : firstPage(props)));
  const [loadedPages] = useState(createLoadedPages);
  const isClosed = useStore(store, ({ place }) => place.name === "closed");
  const [panel, setPanel] = useState<PanelName>();
  const [query, setQuery] = useState("");
  const pageTexts = usePageTexts(text, !isClosed || panel === "search");
  const openLinkedPageAfterHydration = useEffectEvent(() => {
    const page = isServerRendered ? firstPage(props) : undefined;
    if (page !== undefined) store.goTo(page);
  });
  // The server cannot read the hash, so the linked page is opened here, in a layout effect: before useBookReports subscribes, so that no
  // `pagechange` is dispatched.
  useLayoutEffect(() => openLinkedPageAfterHydration(), []);
  useBookReports(store, pages, props);
  const context = useMemo<BrochureContextValue>(
    () => ({ store, loadedPages, locale, pages, chapters, pdf, pageTexts, query, panel, setQuery, setPanel }),
    [store, loadedPages, locale, pages, chapters, pdf, pageTexts, query, panel],
  );
  return (
    <BrochureContext value={context}>
      <MeasuredBook />
    </BrochureContext>
  );
}

/** The brochure with its pages in order; texts and chapters without a language have the brochure's. */
function inItsLanguage({ locale, chapters, ...brochure }: BrochureData): BrochureData {
  const pages = orderPages(brochure.pages);
  if (!locale) return { ...brochure, chapters, pages };
  const inBrochureLanguage = (text: LocalText): LocalText =>
    typeof text === "string" && text !== "" ? { [locale]: text } : text;
  return {
    ...brochure,
    locale,
    chapters: chapters.map((chapter) => ({ ...chapter, title: inBrochureLanguage(chapter.title) })),
    pages: pages.map((page) => ({ ...page, alt: inBrochureLanguage(page.alt) })),
  };
}

const firstPage = ({ page }: Pick<BrochureProps, "page">): number | undefined => page ?? linkedPage(location.hash);
