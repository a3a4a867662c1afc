import { startTransition, useMemo, useRef, useState } from "react";
import { SearchAddressContext } from "../SearchChangeLink.tsx";
import type { FilterContext } from "../panel/filterTexts.ts";
import { type Searched, useSearched } from "../useSearched.ts";
import { useLanguage } from "../../ui/TextsContext.tsx";
import { useFinderContext, useFinderSettings } from "../../finder/state/FinderContext.tsx";
import { useArrival } from "../../finder/state/useArrival.ts";
import { useFocusOnReturn } from "./openedApartment.ts";
import { FiltersAside } from "./FiltersAside.tsx";
import { FiltersDialog } from "./FiltersDialog.tsx";
import { SearchHead } from "./SearchHead.tsx";
import { SearchResults } from "./SearchResults.tsx";
import { useSearchAddress } from "./useSearchAddress.ts";

/** The search: filters beside their results. */
export function SearchScreen() {
  const { project } = useFinderSettings();
  const { search } = useFinderContext();
  const language = useLanguage();
  const screen = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useArrival(screen);
  useFocusOnReturn(screen);
  const searched = useSearched(project, search);
  const { options } = searched;
  const context = useMemo(() => ({ project, options, language }), [project, options, language]);
  const addressOf = useSearchAddress();
  // `undefined` until the dialog is first opened.
  const [isOpen, setOpen] = useState<boolean>();
  // While the dialog is open the filters behind it are not updated: they are hidden.
  const [frozenFilters, setFrozenFilters] = useState<{
    readonly searched: Searched;
    readonly context: FilterContext;
  }>();
  const openFilters = (): void => {
    setFrozenFilters({ searched, context });
    setOpen(true);
  };
  const closeFilters = (): void => {
    setOpen(false);
    startTransition(() => setFrozenFilters(undefined));
  };
  return (
    <SearchAddressContext value={addressOf}>
      <section className="screen search-screen" ref={screen}>
        <div className="search-stage">
          <SearchHead searched={searched} context={context} title={title} onFilters={openFilters} />
          <SearchResults searched={searched} context={context} />
        </div>
        <FiltersAside {...(frozenFilters ?? { searched, context })} />
        {isOpen !== undefined && (
          <FiltersDialog searched={searched} context={context} isOpen={isOpen} onClose={closeFilters} />
        )}
      </section>
    </SearchAddressContext>
  );
}
