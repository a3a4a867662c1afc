import { searchTexts } from "../../text/searchTexts.ts";
import { useEffect, useState } from "react";
import type { FilterContext } from "../panel/filterTexts.ts";
import { includesNonResidential, type Searched } from "../useSearched.ts";
import { countedApartments } from "../../facts/counted.ts";

/** The number of matching apartments: "20 banesa", "28 njësi", "Asnjë banesë". */
export function foundApartments(searched: Searched, { language }: FilterContext): string {
  const isNone = searched.apartments.length === 0;
  return isNone && includesNonResidential(searched)
    ? searchTexts(language).noneUnits
    : countedApartments(language, searched.apartments);
}

const quietMs = 400;

/** A live region (aria-live): announces the count to screen readers once the visitor stops changing the filter; not initially. */
export function ResultCountAnnouncement({ count }: { readonly count: string }) {
  const [announced, setAnnounced] = useState({ count, isAnnounced: false });
  useEffect(() => {
    if (announced.count === count) return undefined;
    const timer = setTimeout(() => setAnnounced({ count, isAnnounced: true }), quietMs);
    return () => clearTimeout(timer);
  }, [count, announced]);
  return (
    <p role="status" className="visually-hidden">
      {announced.isAnnounced ? announced.count : ""}
    </p>
  );
}
