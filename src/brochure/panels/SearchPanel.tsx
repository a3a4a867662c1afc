import { useEffect, useMemo, useState } from "react";
import { pluralText } from "../../text/format/pluralText.ts";
import { useLanguage, useLocale, useTexts } from "../../ui/TextsContext.tsx";
import { brochureTexts } from "../../text/brochureTexts.ts";
import { useBrochure } from "../BrochureContext.tsx";
import { createSearch } from "../reading/search.ts";
import { OtherLanguage } from "../OtherLanguage.tsx";
import { Panel } from "./Panel.tsx";
import { fill } from "../../text/format/fill.ts";

/** More rows are not useful; the count shows how many there are. */
const maxRows = 60;

/** Searches the text of all pages; matches stay marked on the pages. */
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
  const found = hits.length === 0 ? texts.foundNone : pluralText(texts, "found", hits.length, language);
  const count = isSearching && pageTexts.name === "ready" ? found : "";
  return (
    <Panel title={texts.search} hasField>
      <OtherLanguage className="panel-language" />
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
      <p className="search-said" aria-hidden="true">
        {count}
      </p>
      <SpokenCount count={count} />
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

const pauseMs = 600;

/** Announces the count to screen readers once the visitor stops typing. */
function SpokenCount({ count }: { readonly count: string }) {
  const [spoken, setSpoken] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(count), pauseMs);
    return () => clearTimeout(timer);
  }, [count]);
  return <output className="visually-hidden">{spoken}</output>;
}

function TextsState() {
  const { pageTexts } = useBrochure();
  const texts = useTexts();
  const own = brochureTexts(useLanguage());
  if (pageTexts.name === "loading") return <p className="search-said">{texts.loading}</p>;
  if (pageTexts.name !== "failed") return null;
  return (
    <p role="alert" className="search-said">
      <span>{`${own.textFailed} `}</span>
      <button type="button" part="link" className="foot-link" onClick={pageTexts.retry}>
        {texts.retry}
      </button>
    </p>
  );
}

/** "7" in its column; "Page 7" for screen readers. */
function PageNumber({ page }: { readonly page: number }) {
  const { pageOf } = brochureTexts(useLanguage());
  return (
    <span className="page-number" translate="no">
      <span aria-hidden="true">{page + 1}</span>
      <span className="visually-hidden">{fill(pageOf, { page: page + 1 })}</span>
    </span>
  );
}
