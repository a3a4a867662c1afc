import { useEffectEvent, useLayoutEffect, useMemo, useState } from "react";
import { useStore } from "zustand/react";
import { useIsServerRendered } from "../hooks/useIsServerRendered.ts";
import type { Brochure as BrochureData, LocalText } from "../project/types.ts";
import { useLanguage } from "../ui/TextsContext.tsx";
import { brochureTexts } from "../text/brochureTexts.ts";
import { createSettledPages } from "./book/settledPages.ts";
import { createBookStore } from "./book/bookStore.ts";
import { BrochureContext, type BrochureContextValue, type PanelName } from "./BrochureContext.tsx";
import type { BrochureProps } from "./brochureProps.ts";
import { MeasuredBook } from "./stage/MeasuredBook.tsx";
import { linkedPage } from "./book/linkedPage.ts";
import { orderPages } from "./book/spreads.ts";
import { useBookConnection } from "./useBookConnection.ts";
import { usePageTexts } from "./reading/usePageTexts.ts";

/** The flip book (docs/developers/specification.md, section 2, "Brochure"). */
export function Brochure({ brochure, ...props }: BrochureProps) {
  const texts = brochureTexts(useLanguage());
  const book = useMemo(() => brochure && prepareBrochure(brochure), [brochure]);
  if (book && book.pages.length > 0) return <BookProvider {...props} brochure={book} />;
  return (
    <p className="brochure-none" role="status">
      {texts.none}
    </p>
  );
}

type BookProps = BrochureProps & { readonly brochure: BrochureData };

function BookProvider({ brochure, ...props }: BookProps) {
  const { locale, pages, chapters, pdf, text } = brochure;
  const isServerRendered = useIsServerRendered();
  const [store] = useState(() => createBookStore(pages.length, isServerRendered ? props.page : firstPage(props)));
  const [settledPages] = useState(createSettledPages);
  const isClosed = useStore(store, ({ place }) => place.name === "closed");
  const [panel, setPanel] = useState<PanelName>();
  const [query, setQuery] = useState("");
  const pageTexts = usePageTexts(text, !isClosed || panel === "search");
  const openLinkedPageAfterHydration = useEffectEvent(() => {
    const page = isServerRendered ? firstPage(props) : undefined;
    if (page !== undefined) store.goTo(page);
  });
  // The server cannot read the hash, so the linked page is opened here, in a layout effect: before useBookConnection subscribes, so that no
  // `pagechange` is dispatched.
  useLayoutEffect(() => openLinkedPageAfterHydration(), []);
  useBookConnection(store, pages, props);
  const context = useMemo<BrochureContextValue>(
    () => ({ store, settledPages, locale, pages, chapters, pdf, pageTexts, query, panel, setQuery, setPanel }),
    [store, settledPages, locale, pages, chapters, pdf, pageTexts, query, panel],
  );
  return (
    <BrochureContext value={context}>
      <MeasuredBook />
    </BrochureContext>
  );
}

/** The brochure with its pages in order; chapter titles and picture texts without a language get the brochure's language. */
function prepareBrochure({ locale, chapters, ...brochure }: BrochureData): BrochureData {
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
