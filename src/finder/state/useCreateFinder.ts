import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import { createSearchStore, type SearchAttributes, type SearchStore } from "../../search/filter/searchStore.ts";
import { announceScreens, createFinderStore, settleInquiry } from "./finderStore.ts";
import { createFinderActions } from "./finderActions.ts";
import type { FinderCore } from "./FinderContext.tsx";
import type { FinderProps } from "./finderProps.ts";
import { isAt } from "./screen.ts";
import { parts } from "../../parts/parts.ts";
import { startScreen } from "./startScreen.ts";

/** Creates a finder from its props: store, actions, events, the host's controls. Applies changed attributes. */
export function useCreateFinder(props: FinderProps): FinderCore {
  const [{ store, actions, latest, update, focusMemory, search }] = useState(() => createFinder(props));
  const appliedSearch = useSearchAttributes(props.search ?? emptySearch, search);
  useSearchCheck(props.search ?? emptySearch, latest);
  useLayoutEffect(() => update(props));
  useEffect(
    () =>
      announceScreens(store, (name, detail) => {
        latest().onChange?.(store.getState().screen, search.getState(), true);
        return latest().announce(name, detail);
      }),
    [store, search, latest],
  );
  // Before React reports a field that was changed before hydration.
  useLayoutEffect(
    () =>
      search.subscribe((state, previous) => {
        latest().onChange?.(store.getState().screen, state, false);
        // The search cannot change before its code has loaded, and the initial search is not a change.
        if (appliedSearch.current !== undefined) parts.searchReports.get()?.reportFilter(latest(), state, previous);
      }),
    [store, search, latest, appliedSearch],
  );
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

/** State with the lifetime of the finder. The actions read the props at the time of the call. */
function createFinder(first: FinderProps) {
  let props = first;
  const latest = (): FinderProps => props;
  const update = (next: FinderProps): void => {
    props = next;
  };
  const store = createFinderStore(startScreen(props.project, props.screens, props.start).screen);
  const actions = createFinderActions(store, latest);
  const search = createSearchStore(parts.searchReports.get()?.readSearch(props.search ?? emptySearch));
  return { store, actions, latest, update, search, focusMemory: new Map<string, string>() };
}

/** Navigates when an attribute changes. Ids that the project lacks are reported once on the console. */
function useStart({ project, screens, start }: FinderProps, store: FinderCore["store"]): void {
  const isFirst = useRef(true);
  const applyStart = useEffectEvent(() => {
    const { screen, unknown } = startScreen(project, screens, start);
    if (unknown.length > 0) console.warn(`kulla: the project has no ${unknown.join(", no ")}.`);
    if (!isFirst.current && !isAt(store.getState().screen, screen)) store.setState({ screen, movedBy: "page" });
    isFirst.current = false;
  });
  const { tower, floor, apartment, layout, tour, search, compare } = start;
  // Only attributes navigate: a new project creates a new finder, and changed statuses do not navigate.
  useEffect(() => applyStart(), [tower, floor, apartment, layout, tour, search, compare]);
}

const emptySearch: SearchAttributes = { filter: null, view: null, sort: null };

/** Applies changed search attributes, once the code for it has loaded. Returns the last applied search; `undefined` before that. */
function useSearchAttributes(
  { filter, view, sort }: SearchAttributes,
  search: SearchStore,
): { readonly current: SearchAttributes | undefined } {
  const requested: SearchAttributes = { filter, view, sort };
  const applied = useRef(parts.searchReports.get() || isSameSearch(requested, emptySearch) ? requested : undefined);
  useEffect(() => {
    const now: SearchAttributes = { filter, view, sort };
    if (applied.current && isSameSearch(applied.current, now)) return undefined;
    let isCurrent = true;
    const apply = (): void => {
      if (!isCurrent) return;
      parts.searchReports.get()?.moveSearch(search, now);
      applied.current = now;
    };
    parts.searchReports.load().then(apply, () => {});
    return () => {
      isCurrent = false;
    };
  }, [filter, view, sort, search]);
  return applied;
}

/** Reports wrong values of the search's attributes, whenever one of them is set. */
function useSearchCheck({ filter, sort }: SearchAttributes, latest: () => FinderProps): void {
  useEffect(() => {
    if (filter || sort)
      parts.searchReports.load().then(
        ({ checkSearch }) => checkSearch(latest()),
        () => {},
      );
  }, [filter, sort, latest]);
}

const isSameSearch = (a: SearchAttributes, b: SearchAttributes): boolean =>
  a.filter === b.filter && a.view === b.view && a.sort === b.sort;
