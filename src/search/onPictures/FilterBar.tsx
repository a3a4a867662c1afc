import { searchTexts } from "../../text/searchTexts.ts";
import { useRef, type ReactNode } from "react";
import type { Apartment } from "../../project/types.ts";
import { withoutGroup, type Filter } from "../filter/filter.ts";
import { fill } from "../../text/format/fill.ts";
import { Cross } from "../../ui/Cross.tsx";
import { LinkOrButton } from "../../ui/LinkOrButton.tsx";
import { useHrefOf, useFinderActions, useFinderContext, useFinderSettings } from "../../finder/state/FinderContext.tsx";
import { matchSentence } from "./matchFacts.ts";
import { chipsOf } from "./chips.ts";
import type { Language } from "../../ui/TextsContext.tsx";

type Props = {
  readonly filter: Filter;
  readonly language: Language;
  /** The apartments to count; without them only the filters are shown. */
  readonly apartments?: readonly Apartment[] | undefined;
};

/** The number of matching apartments, the filter group by group, and buttons to change or clear it. */
export function FilterBar({ filter, language, apartments }: Props) {
  const { screens } = useFinderSettings();
  const { move } = useFinderActions();
  const addressOf = useHrefOf();
  const searchLink = screens.includes("search") && (
    <LinkOrButton
      id="to-search"
      className="filter-way"
      href={addressOf({ name: "search" })}
      onNavigate={() => move({ name: "search" })}
    >
      {searchTexts(language).changeFilters}
    </LinkOrButton>
  );
  return (
    <div className="filter-bar">
      {apartments && (
        <p className="filter-count" role="status">
          {matchSentence(filter, apartments, language)}
        </p>
      )}
      {apartments && searchLink}
      <Chips filter={filter} language={language}>
        {!apartments && searchLink && <li>{searchLink}</li>}
      </Chips>
    </div>
  );
}

/** A chip per group that removes it. The focus then moves to the next chip, or to the title after the last. */
function Chips({ filter, language, children }: Omit<Props, "apartments"> & { readonly children: ReactNode }) {
  const { project } = useFinderSettings();
  const { search, frame } = useFinderContext();
  const list = useRef<HTMLUListElement>(null);
  const { removeFilter, clearAll } = searchTexts(language);
  const chips = chipsOf(filter, project, language);
  const setFilter = (next: Filter | null, index: number): void => {
    const buttons = list.current?.querySelectorAll<HTMLElement>(".chip");
    const isLast = next === null || chips.length === 1;
    (isLast ? frame.current?.querySelector<HTMLElement>(".title") : buttons?.[index + 1])?.focus();
    search.setState({ filter: next });
  };
  return (
    <ul className="chips" ref={list}>
      {chips.map(({ group, label }, index) => (
        <li key={group}>
          <button
            type="button"
            part="chip"
            className="chip"
            aria-label={fill(removeFilter, { filter: label })}
            onClick={() => setFilter(withoutGroup(filter, group), index)}
          >
            <span>{label}</span>
            <Cross />
          </button>
        </li>
      ))}
      <li>
        <button type="button" part="chip" className="chip all" onClick={() => setFilter(null, 0)}>
          {clearAll}
        </button>
      </li>
      {children}
    </ul>
  );
}
