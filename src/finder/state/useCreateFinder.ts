import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import { createSearchStore, type GivenSearch, type SearchStore } from "../../search/state/searchStore.ts";
import { announceScreens, createFinderStore, settleInquiry } from "./finderStore.ts";
import { createFinderActions } from "./finderActions.ts";
import type { FinderCore } from "./FinderContext.tsx";
import type { FinderProps } from "./finderProps.ts";
import { isAt } from "./screen.ts";
import { parts } from "../../parts.ts";
import { startScreen } from "./startScreen.ts";

/** Creates one finder from its props: store, actions, announcements, the host's controls. Follows the attributes. */
export function useCreateFinder(props: FinderProps): FinderCore {
  const [{ store, actions, latest, update, focusMemory, search }] = useState(() => createFinder(props));
  const read = useGivenSearch(props.search ?? nothingGiven, search);
  useLayoutEffect(() => update(props));
  useEffect(() => {
    const ends = [
      announceScreens(store, (name, detail) => {
        latest().follow?.(store.getState().screen, search.getState(), true);
        return latest().announce(name, detail);
      }),
      search.subscribe((now, before) => {
        latest().follow?.(store.getState().screen, now, false);
        // The search cannot change before this part has loaded, and the initial search is not a change.
        if (read.current !== undefined) parts.searchReports.get()?.reportFilter(latest(), now, before);
      }),
    ];
    return () => ends.forEach((end) => end());
  }, [store, search, latest, read]);
  useEffect(() => {
    const { connect } = latest();
    connect({
      screen: () => ({ ...store.getState().screen }),
      show: actions.show,
      back: actions.goBack,
      settleInquiry: (isSent, id) => settleInquiry(store, { isSent, id }),
    });
    return () => connect(null);
  }, [store, actions, latest]);
  useEffect(
    () => () => {
      store.getState().inquiries?.close();
      store.setState({ inquiries: undefined });
    },
    [store],
  );
  useStart(props, store);
  return useMemo(
    () => ({ store, actions, search, focusMemory, settings: props }),
    [store, actions, search, focusMemory, props],
  );
}

/** What lives as long as the finder. The actions read the props at the time of the call. */
function createFinder(first: FinderProps) {
  let props = first;
  const latest = (): FinderProps => props;
  const update = (next: FinderProps): void => {
    props = next;
  };
  const store = createFinderStore(startScreen(props.project, props.range, props.start).screen);
  const actions = createFinderActions(store, latest);
  const search = createSearchStore(parts.searchReports.get()?.readSearch(props.search ?? nothingGiven));
  return { store, actions, latest, update, search, focusMemory: new Map<string, string>() };
}

/** Navigates when an attribute changes. Ids that the project lacks are reported once on the console. */
function useStart({ project, range, start }: FinderProps, store: FinderCore["store"]): void {
  const isFirst = useRef(true);
  const follow = useEffectEvent(() => {
    const { screen, unknown } = startScreen(project, range, start);
    if (unknown.length > 0) console.warn(`kulla: the project has no ${unknown.join(", no ")}.`);
    if (!isFirst.current && !isAt(store.getState().screen, screen)) store.setState({ screen, movedBy: "page" });
    isFirst.current = false;
  });
  const { tower, floor, apartment, layout, tour, search, compare } = start;
  // Only attributes navigate: another project makes another finder, and changed statuses do not navigate.
  useEffect(() => follow(), [tower, floor, apartment, layout, tour, search, compare]);
}

const nothingGiven: GivenSearch = { filter: null, view: null, sort: null };

/** Applies changed search attributes, once the part for it has loaded. Returns what was applied last; `undefined` before that. */
function useGivenSearch(
  { filter, view, sort }: GivenSearch,
  search: SearchStore,
): { readonly current: GivenSearch | undefined } {
  const given: GivenSearch = { filter, view, sort };
  const read = useRef(parts.searchReports.get() || isSameSearch(given, nothingGiven) ? given : undefined);
  useEffect(() => {
    const now: GivenSearch = { filter, view, sort };
    if (read.current && isSameSearch(read.current, now)) return undefined;
    let isCurrent = true;
    const follow = (): void => {
      if (!isCurrent) return;
      parts.searchReports.get()?.moveSearch(search, now);
      read.current = now;
    };
    parts.searchReports.load().then(follow, () => {});
    return () => {
      isCurrent = false;
    };
  }, [filter, view, sort, search]);
  return read;
}

const isSameSearch = (a: GivenSearch, b: GivenSearch): boolean =>
  a.filter === b.filter && a.view === b.view && a.sort === b.sort;
