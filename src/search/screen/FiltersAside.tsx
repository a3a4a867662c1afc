import { searchTexts } from "../../text/searchTexts.ts";
import { memo, useEffect, useId, useState } from "react";
import { FilterPanel } from "../panel/FilterPanel.tsx";
import { useFiltersChosenBeforeHydration } from "./useFiltersChosenBeforeHydration.ts";
import { hiddenFields } from "../panel/hiddenFields.ts";
import type { FilterContext } from "../panel/filterTexts.ts";
import { SearchChangeLink } from "../SearchChangeLink.tsx";
import { formatSort } from "../filter/sort.ts";
import type { Searched } from "../useSearched.ts";
import { Heading } from "../../ui/Heading.tsx";
import { countedApartments } from "../../facts/counted.ts";
import { useHrefOf, useFinderSettings, useSearch } from "../../finder/state/FinderContext.tsx";
import { useLanguage } from "../../ui/TextsContext.tsx";

type Props = { readonly searched: Searched; readonly context: FilterContext };

/** The filters beside the results, if there is space. Without script they are a form that submits to the page's own address. */
export function FiltersAside({ searched, context }: Props) {
  const address = useHrefOf()({ name: "search" });
  const view = useSearch((state) => state.view);
  const sort = useSearch((state) => state.sort);
  return <FiltersForm searched={searched} context={context} address={address} view={view} sort={formatSort(sort)} />;
}

type FormProps = Props & { readonly address: string | undefined; readonly view: string; readonly sort: string };

/** Memoized, because the finder around it renders often. */
const FiltersForm = memo(function FiltersForm({ searched, context, address, view, sort }: FormProps) {
  const id = useId();
  const texts = searchTexts(context.language);
  const isZero = searched.apartments.length === 0;
  const form = useFiltersChosenBeforeHydration(searched);
  return (
    <aside className="filters" aria-labelledby={id}>
      <form ref={form} method="get" action={address} onSubmit={(event) => event.preventDefault()}>
        <div className="filters-head">
          <Heading isSubheading id={id}>
            {texts.filters}
          </Heading>
          <CopyLink />
        </div>
        <FilterPanel searched={searched} context={context} />
        {hiddenFields(searched, address).map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="view" value={view} />
        <input type="hidden" name="sort" value={sort} />
        {isZero && <ClearAll searched={searched} context={context} />}
        <button type="submit" part="button" className="button filters-send">
          {context.language.texts.search}
        </button>
      </form>
    </aside>
  );
});

function ClearAll({ searched, context }: Props) {
  const { options, clear } = searched;
  return (
    <SearchChangeLink to={{ filter: null }} className="button outlined filters-clear" onNavigate={clear}>
      <span>{`${searchTexts(context.language).clearAllFilters} `}</span>
      <span>{countedApartments(context.language, options.available)}</span>
    </SearchChangeLink>
  );
}

/** Copies the address of the search; rendered only if the page's address includes the search. */
function CopyLink() {
  const texts = searchTexts(useLanguage());
  const { element } = useFinderSettings();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), 4000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  if (element.attribute("deep-link") !== "hash") return null;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(location.href);
    setCopied(true);
  };
  return (
    <>
      <button type="button" part="link" className="text-link" onClick={() => void copy().catch(() => {})}>
        {isCopied ? texts.linkCopied : texts.copyLink}
      </button>
      <span className="visually-hidden" role="status">
        {isCopied ? texts.linkCopied : ""}
      </span>
    </>
  );
}
