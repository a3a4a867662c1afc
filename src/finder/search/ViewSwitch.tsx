import { useSearchAddressOf } from "../../search/SearchAddressContext.tsx";
import { useSearchTexts } from "../../search/SearchTextsContext.tsx";
import { searchViews } from "../../search/state/searchStore.ts";
import { Way } from "../../ui/Way.tsx";
import { useFinderHome, useSearch } from "../state/FinderContext.tsx";

const names = { grid: "viewGrid", list: "viewList", cards: "viewCards" } as const;

/** Towers, list, plans: three views of the same homes. */
export function ViewSwitch() {
  const words = useSearchTexts();
  const { search } = useFinderHome();
  const current = useSearch((state) => state.view);
  const addressOf = useSearchAddressOf();
  return (
    <div className="switch view-switch" role="group" aria-label={words.views}>
      {searchViews.map((view) => {
        const href = addressOf({ view });
        return (
          <Way
            key={view}
            href={href}
            {...(href === undefined ? { "aria-pressed": view === current } : { "aria-current": view === current })}
            onGo={() => {
              search.setState({ view });
              return true;
            }}
          >
            {words[names[view]]}
          </Way>
        );
      })}
    </div>
  );
}
