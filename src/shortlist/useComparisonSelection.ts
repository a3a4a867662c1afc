import { useState } from "react";

/** The limit of a comparison: the maximum number of apartments side by side. */
export const maxCompared = 3;

/**
 * The saved apartments to compare: all if there are up to three; otherwise those that are ticked, initially the first three. A fourth
 * tick is refused (`isTooMany`).
 */
export function useComparisonSelection(savedIds: readonly string[]) {
  const [ticked, setTicked] = useState<readonly string[]>();
  const [isTooMany, setIsTooMany] = useState(false);
  const isChoice = savedIds.length > maxCompared;
  const ids = isChoice && ticked ? savedIds.filter((id) => ticked.includes(id)) : savedIds.slice(0, maxCompared);
  const choose = (id: string): void => {
    const isOn = ids.includes(id);
    const isRefused = !isOn && ids.length >= maxCompared;
    setIsTooMany(isRefused);
    if (!isRefused) setTicked(isOn ? ids.filter((each) => each !== id) : [...ids, id]);
  };
  return { ids, choose, isChoice, isTooMany: isTooMany && isChoice };
}
