import { useEffect, useMemo, useState } from "react";
import { useStore } from "zustand/react";
import type { Language } from "../../ui/TextsContext.tsx";
import type { FinderCore } from "./FinderContext.tsx";
import type { FilterView } from "./filterView.ts";
import { parts } from "../../parts/parts.ts";

/** How the current filter changes the screens; `undefined` without one, or while its code loads. */
export function useFiltered({ search }: FinderCore, language: Language): FilterView | undefined {
  const filter = useStore(search, (state) => state.filter);
  const [, setIsLoaded] = useState(false);
  const create = filter ? parts.filtered.get() : undefined;
  useEffect(() => {
    if (filter && !create)
      void parts.filtered.load().then(
        () => setIsLoaded(true),
        () => {},
      );
  }, [filter, create]);
  return useMemo(() => (filter ? create?.(filter, language) : undefined), [filter, create, language]);
}
