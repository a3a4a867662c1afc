import { useMemo } from "react";
import { fill } from "../../text/format/fill.ts";
import { useTexts } from "../../ui/TextsContext.tsx";
import { useBrochure } from "../BrochureContext.tsx";
import { useBrochureTexts } from "../brochureTexts.ts";
import { createSearch } from "../reading/search.ts";
import { Panel } from "./Panel.tsx";

/** More rows than anybody reads; the count says how many there are. */
const mostRows = 60;

/** Searches the text of all pages; the words stay marked on the pages. */
export function SearchPanel() {
  const texts = useBrochureTexts();
  const { pageTexts, wanted, setWanted, setPanel, store } = useBrochure();
  const search = useMemo(
    () => createSearch(pageTexts.name === "ready" ? pageTexts.texts.map(({ text }) => text) : []),
    [pageTexts],
  );
  const hits = useMemo(() => search(wanted), [search, wanted]);
  const isAsked = wanted.trim().length > 1;
  const said = hits.length === 1 ? texts.foundOne : hits.length === 0 ? texts.foundNone : texts.found;
  return (
    <Panel title={texts.search} hasField>
      <input
        className="search-field"
        type="search"
        aria-label={texts.searchLabel}
        autoComplete="off"
        enterKeyHint="search"
        data-first
        value={wanted}
        onChange={(event) => setWanted(event.currentTarget.value)}
      />
      <output className="search-said">
        {isAsked && pageTexts.name === "ready" ? fill(said, { count: hits.length }) : ""}
      </output>
      <TextsState />
      <ol className="panel-list">
        {hits.slice(0, mostRows).map(({ page, before, hit, after }) => (
          <li key={page}>
            <button
              type="button"
              className="panel-row found"
              onClick={() => {
                setPanel(undefined);
                store.goTo(page);
              }}
            >
              <b>{page + 1}</b>
              <span>
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

function TextsState() {
  const { pageTexts } = useBrochure();
  const texts = useTexts();
  const own = useBrochureTexts();
  if (pageTexts.name === "loading") return <p className="search-said">{texts.loading}</p>;
  if (pageTexts.name !== "failed") return null;
  return (
    <p role="alert" className="search-said">
      <span>{`${own.textFailed} `}</span>
      <button type="button" className="foot-link" onClick={pageTexts.retry}>
        {texts.retry}
      </button>
    </p>
  );
}
