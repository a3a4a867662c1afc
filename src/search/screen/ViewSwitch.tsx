import { searchTexts } from "../../text/searchTexts.ts";
import { useSearchAddressOf, SearchChangeLink } from "../SearchChangeLink.tsx";
import { searchViews } from "../filter/searchStore.ts";
import { useFinderContext, useSearch } from "../../finder/state/FinderContext.tsx";
import { useLanguage } from "../../ui/TextsContext.tsx";
import { useState } from "react";

const names = { grid: "viewGrid", list: "viewList", cards: "viewCards" } as const;

/** Switches between grid, list and plans of the same apartments. */
export function ViewSwitch({ count }: { readonly count: string }) {
  const texts = searchTexts(useLanguage());
  const { search } = useFinderContext();
  const current = useSearch((state) => state.view);
  const state = useSearchAddressOf()({}) === undefined ? "aria-pressed" : "aria-current";
  return (
    <>
      <ViewAnnouncement view={texts[names[current]]} count={count} />
      <div className="switch view-switch" part="segments" role="group" aria-label={texts.views}>
        {searchViews.map((view) => (
          <SearchChangeLink
            key={view}
            part="button"
            to={{ view }}
            {...{ [state]: view === current }}
            onNavigate={() => search.setState({ view })}
          >
            {texts[names[view]]}
          </SearchChangeLink>
        ))}
      </div>
    </>
  );
}

type Props = { readonly view: string; readonly count: string };

/** Announces a changed view with the count; initially the heading is announced anyway. */
function ViewAnnouncement({ view, count }: Props) {
  const [announced, setAnnounced] = useState({ view, text: "" });
  // Keeps the count at that time: a changed filter has its own announcement.
  if (view !== announced.view) setAnnounced({ view, text: `${view}, ${count}` });
  return (
    <p role="status" className="visually-hidden">
      {announced.text}
    </p>
  );
}
