import { startTransition, useMemo, useRef, useState } from "react";
import { SearchAddressContext } from "../SearchStep.tsx";
import type { Wording } from "../panel/filterWords.ts";
import { type Searched, useSearched } from "../useSearched.ts";
import { useLanguage } from "../../ui/TextsContext.tsx";
import { useFinderContext, useFinderSettings } from "../../finder/state/FinderContext.tsx";
import { useArrival } from "../../finder/state/useArrival.ts";
import { useReturn } from "./foundBefore.ts";
import { FiltersAside } from "./FiltersAside.tsx";
import { FiltersDialog } from "./FiltersDialog.tsx";
import { SearchHead } from "./SearchHead.tsx";
import { SearchResults } from "./SearchResults.tsx";
import { useSearchAddress } from "./useSearchAddress.ts";

/** Apartments by what matters: filters beside what they leave. */
export function SearchScreen() {
  const { project } = useFinderSettings();
  const { search } = useFinderContext();
  const language = useLanguage();
  const screen = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useArrival(screen);
  useReturn(screen);
  const searched = useSearched(project, search);
  const { offer } = searched;
  const wording = useMemo(() => ({ project, offer, language }), [project, offer, language]);
  const addressOf = useSearchAddress();
  // `undefined` until it is opened for the first time.
  const [isOpen, setOpen] = useState<boolean>();
  // Behind the panel that is open nothing of the filters beside the results can be seen: a press in it is not for them, too.
  const [behind, setBehind] = useState<{ readonly searched: Searched; readonly wording: Wording }>();
  const openFilters = (): void => {
    setBehind({ searched, wording });
    setOpen(true);
  };
  const closeFilters = (): void => {
    setOpen(false);
    startTransition(() => setBehind(undefined));
  };
  return (
    <SearchAddressContext value={addressOf}>
      <section className="screen search-screen" ref={screen}>
        <div className="search-stage">
          <SearchHead searched={searched} wording={wording} title={title} onFilters={openFilters} />
          <SearchResults searched={searched} wording={wording} />
        </div>
        <FiltersAside {...(behind ?? { searched, wording })} />
        {isOpen !== undefined && (
          <FiltersDialog searched={searched} wording={wording} isOpen={isOpen} onClose={closeFilters} />
        )}
      </section>
    </SearchAddressContext>
  );
}
