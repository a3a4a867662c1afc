import { useEffect, useMemo, useState } from "react";
import { pluralText } from "../../text/format/pluralText.ts";
import { useLanguage, useLocale, useTexts } from "../../ui/TextsContext.tsx";
import { brochureTexts } from "../../text/brochureTexts.ts";
import { useBrochure } from "../BrochureContext.tsx";
import { createSearch } from "../reading/search.ts";
import { LanguageNote } from "../LanguageNote.tsx";
import { Panel } from "./Panel.tsx";
import { fill } from "../../text/format/fill.ts";

/** Maximum number of pages in the list; the count above it includes all. */
const maxRows = 60;

/** Searches the text of all pages. The matches stay marked on the pages after the panel is closed. */
export function SearchPanel() {
  const texts = brochureTexts(useLanguage());
  const language = useLocale();
  const { locale, pageTexts, query, setQuery, setPanel, store } = useBrochure();
  const search = useMemo(
    () => createSearch(pageTexts.name === "ready" ? pageTexts.texts.map(({ text }) => text) : []),
    [pageTexts],
  );
  const hits = useMemo(() => search(query), [search, query]);
  const isSearching = query.trim().length > 1;
  const countText = hits.length === 0 ? texts.foundNone : pluralText(texts, "found", hits.length, language);
  const count = isSearching && pageTexts.name === "ready" ? countText : "";
  return (
    <Panel title={texts.search} hasField>
      <LanguageNote className="panel-language" />
      <input
        className="search-field"
        part="field"
        type="search"
        aria-label={texts.searchLabel}
        autoComplete="off"
        enterKeyHint="search"
        data-first
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <p className="search-status" aria-hidden="true">
        {count}
      </p>
      <AnnouncedCount count={count} />
      <TextsState />
      <ol className="panel-list">
        {hits.slice(0, maxRows).map(({ page, before, hit, after }) => (
          <li key={page}>
            <button
              type="button"
              className="panel-row found"
              onClick={() => {
                setPanel(undefined);
                store.goTo(page);
              }}
            >
              <PageNumber page={page} />
              <span lang={locale}>
                <span>{before}</span>
                <mark>{hit}</mark>
                <span>{after}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

const announceDelayMs = 600;

/** Announces the count to screen readers once the visitor stops typing. */
function AnnouncedCount({ count }: { readonly count: string }) {
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(count), announceDelayMs);
    return () => clearTimeout(timer);
  }, [count]);
  return <output className="visually-hidden">{announced}</output>;
}

/** That the pages' texts are loading, or failed to load, with a retry button. */
function TextsState() {
  const { pageTexts } = useBrochure();
  const texts = useTexts();
  const { textFailed } = brochureTexts(useLanguage());
  if (pageTexts.name === "loading") return <p className="search-status">{texts.loading}</p>;
  if (pageTexts.name !== "failed") return null;
  return (
    <p role="alert" className="search-status">
      <span>{`${textFailed} `}</span>
      <button type="button" part="link" className="foot-link" onClick={pageTexts.retry}>
        {texts.retry}
      </button>
    </p>
  );
}

/** The page's number; "Page 7" for screen readers. */
function PageNumber({ page }: { readonly page: number }) {
  const { pageOf } = brochureTexts(useLanguage());
  return (
    <span className="page-number" translate="no">
      <span aria-hidden="true">{page + 1}</span>
      <span className="visually-hidden">{fill(pageOf, { page: page + 1 })}</span>
    </span>
  );
}
