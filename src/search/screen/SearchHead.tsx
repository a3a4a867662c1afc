import { searchTexts } from "../../text/searchTexts.ts";
import type { RefObject } from "react";
import { groups, isActive } from "../filter/filter.ts";
import type { FilterContext } from "../panel/filterTexts.ts";
import { Summary } from "../panel/Summary.tsx";
import type { Searched } from "../useSearched.ts";
import { fill } from "../../text/format/fill.ts";
import { Heading } from "../../ui/Heading.tsx";
import { useTexts } from "../../ui/TextsContext.tsx";
import { useAsOf } from "../../finder/state/useAsOf.ts";
import { Breadcrumbs } from "../../finder/panel/Breadcrumbs.tsx";
import { useFinderSettings } from "../../finder/state/FinderContext.tsx";
import { foundApartments, ResultCountAnnouncement } from "./ResultCountAnnouncement.tsx";
import { ViewSwitch } from "./ViewSwitch.tsx";

type Props = {
  readonly searched: Searched;
  readonly context: FilterContext;
  readonly title: RefObject<HTMLHeadingElement | null>;
  readonly onFilters: () => void;
};

/** The number of matches, the total, and the filter. */
export function SearchHead({ searched, context, title, onFilters }: Props) {
  const texts = useTexts();
  const searchWording = searchTexts(context.language);
  const { filter, apartments } = searched;
  const count = foundApartments(searched, context);
  const chosen = groups.filter((group) => isActive(filter, group)).length;
  const asOf = useAsOf();
  const { followsAvailability } = useFinderSettings();
  return (
    <div className="search-head">
      <Breadcrumbs steps={[{ name: texts.towers, screen: { name: "site" } }]} here={texts.search} />
      <Heading className="title" ref={title}>
        {count}
      </Heading>
      <ResultCountAnnouncement count={count} />
      <button
        type="button"
        part="button"
        className="button outlined filters-open"
        aria-haspopup="dialog"
        onClick={onFilters}
      >
        <span>{`${searchWording.filters} `}</span>
        <span>{chosen}</span>
      </button>
      <ViewSwitch count={count} />
      {(apartments.length > 0 || followsAvailability) && (
        <p className={followsAvailability ? "search-sum followed" : "search-sum"}>
          {apartments.length > 0 && [ofWhat(searched, context), asOf].filter(Boolean).join(". ")}
        </p>
      )}
      <Summary searched={searched} context={context} title={title} />
    </div>
  );
}

/** "nga 110 të lira në të dy kullat"; of all, if the filter includes other statuses. */
function ofWhat({ options, filter }: Searched, { language, project }: FilterContext): string {
  const texts = searchTexts(language);
  if (!options.hasStatuses || filter.statuses.join() !== "available")
    return fill(texts.ofHomes, { n: options.apartments.length });
  const isPair = project.towers.length === 2 && !language.buildingWord;
  return fill(isPair ? texts.ofFreeBoth : texts.ofFree, { n: options.available.length });
}
