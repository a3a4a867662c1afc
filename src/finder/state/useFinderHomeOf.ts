import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import { createSearchStore, type GivenSearch, type SearchStore } from "../../search/state/searchStore.ts";
import { announceScreens } from "./announceScreens.ts";
import { createFinderActions } from "./finderActions.ts";
import type { FinderHome } from "./FinderContext.tsx";
import type { FinderProps } from "./finderProps.ts";
import { createFinderStore, settleInquiry } from "./finderStore.ts";
import { isAt } from "./screen.ts";
import { parts } from "../../parts.ts";
import { startScreen } from "./startScreen.ts";

/** Builds one finder out of its props: store, verbs, announcements, the host's controls; follows the attributes. */
export function useFinderHomeOf(props: FinderProps): FinderHome {
  const [{ store, actions, latest, update, places, search }] = useState(() => keep(props));
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
        // Nobody can have changed it before that code had come; what was asked for from the start is no change.
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
  return useMemo(() => ({ store, actions, search, places, settings: props }), [store, actions, search, places, props]);
}

/** What lives as long as the finder; the verbs read the props as they are when they are called. */
function keep(first: FinderProps) {
  let props = first;
  const latest = (): FinderProps => props;
  const update = (next: FinderProps): void => {
    props = next;
  };
  const store = createFinderStore(startScreen(props.project, props.range, props.start).screen);
  const actions = createFinderActions(store, latest);
  const search = createSearchStore(parts.searchReports.get()?.readSearch(props.search ?? nothingGiven));
  return { store, actions, latest, update, search, places: new Map<string, string>() };
}

/** A changed attribute moves the finder; what it names but the project lacks is reported once in the console. */
function useStart({ project, range, start }: FinderProps, store: FinderHome["store"]): void {
  const isFirst = useRef(true);
  const follow = useEffectEvent(() => {
    const { screen, unknown } = startScreen(project, range, start);
    if (unknown.length > 0) console.warn(`kulla: the project has no ${unknown.join(", no ")}.`);
    if (!isFirst.current && !isAt(store.getState().screen, screen)) store.setState({ screen, movedBy: "page" });
    isFirst.current = false;
  });
  const { tower, floor, apartment, layout, tour, search, compare } = start;
  // Only the attributes move the finder: another project is another finder, and one whose homes have other statuses moves nobody.
  useEffect(() => follow(), [tower, floor, apartment, layout, tour, search, compare]);
}

const nothingGiven: GivenSearch = { filter: null, view: null, sort: null };

/** A changed attribute moves the search; where its code does not come all goes on without. Gives what was read; `undefined` before it could be. */
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
