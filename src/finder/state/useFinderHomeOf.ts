import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import { announceScreens } from "./announceScreens.ts";
import { createFinderActions } from "./finderActions.ts";
import type { FinderHome } from "./FinderContext.tsx";
import type { FinderProps } from "./finderProps.ts";
import { createFinderStore, settleInquiry } from "./finderStore.ts";
import { isSameScreen } from "./screen.ts";
import { startScreen } from "./startScreen.ts";

/** Builds one finder out of its props: store, verbs, announcements, the host's controls; follows the attributes. */
export function useFinderHomeOf(props: FinderProps): FinderHome {
  const [{ store, actions, latest, update, places }] = useState(() => keep(props));
  useLayoutEffect(() => update(props));
  useEffect(() => announceScreens(store, (name, detail) => latest().announce(name, detail)), [store, latest]);
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
  return useMemo(() => ({ store, actions, places, settings: props }), [store, actions, places, props]);
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
  return { store, actions, latest, update, places: new Map<string, string>() };
}

/** A changed attribute moves the finder; what it names but the project lacks is reported once in the console. */
function useStart({ project, range, start }: FinderProps, store: FinderHome["store"]): void {
  const isFirst = useRef(true);
  const follow = useEffectEvent(() => {
    const { screen, unknown } = startScreen(project, range, start);
    if (unknown.length > 0) console.warn(`kulla: the project has no ${unknown.join(", no ")}.`);
    if (!isFirst.current && !isSameScreen(store.getState().screen, screen)) store.setState({ screen, movedBy: "page" });
    isFirst.current = false;
  });
  const { tower, floor, apartment, layout, tour } = start;
  // Only the attributes move the finder: another project is another finder, and one whose homes have other statuses moves nobody.
  useEffect(() => follow(), [tower, floor, apartment, layout, tour]);
}
