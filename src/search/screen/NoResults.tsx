import { searchTexts } from "../../text/searchTexts.ts";
import { useMemo, useState, type ReactNode } from "react";
import type { Apartment } from "../../project/types.ts";
import { relaxFilter, type FilterRelaxation } from "../filter/relaxFilter.ts";
import type { FilterContext } from "../panel/filterTexts.ts";
import { RelaxationList } from "../panel/RelaxationList.tsx";
import { includesNonResidential, type Searched } from "../useSearched.ts";
import { useLanguage } from "../../ui/TextsContext.tsx";

type Props = {
  readonly searched: Searched;
  readonly context: FilterContext;
  /** Renders the apartments that the previewed suggestion would add. */
  readonly children: (apartments: readonly Apartment[]) => ReactNode;
};

/** The empty state of the search, where no apartment matches: suggestions for loosening the filter, with the apartments they add. */
export function NoResults({ searched, context, children }: Props) {
  const { filter, options } = searched;
  const { shown: shownText, shownUnits } = searchTexts(useLanguage());
  const relaxations = useMemo(() => relaxFilter(filter, options.apartments), [filter, options]);
  const [previewed, preview] = useState<FilterRelaxation>();
  const shown = relaxations.find((relaxation) => relaxation === previewed) ?? relaxations[0];
  return (
    <>
      <RelaxationList searched={searched} context={context} relaxations={relaxations} onPreview={preview} />
      {shown && (
        <>
          <div className="no-results-grid">{children(shown.apartments)}</div>
          <p className="no-results-shown">{includesNonResidential(searched) ? shownUnits : shownText}</p>
        </>
      )}
    </>
  );
}
