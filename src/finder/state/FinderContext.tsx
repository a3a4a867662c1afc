import { createContext, useContext, type ReactNode, type RefObject } from "react";
import { useStore } from "zustand/react";
import type { Filtered } from "./filtered.ts";
import type { SearchState, SearchStore } from "../../search/state/searchStore.ts";
import type { FinderActions } from "./finderActions.ts";
import type { AddressOf, FinderProps } from "./finderProps.ts";
import type { FinderState, FinderStore } from "./finderStore.ts";

export type FinderHome = {
  readonly store: FinderStore;
  readonly actions: FinderActions;
  /** What is looked for: the search screen's, and that of pictures, plans and lists. */
  readonly search: SearchStore;
  /** The attributes as they stand. */
  readonly settings: FinderProps;
  /** What had the focus when a screen was left, as a selector, by the screen's name: focus returns there. */
  readonly places: Map<string, string>;
};

/** What the views see of it. */
export type FinderView = FinderHome & {
  readonly frame: RefObject<HTMLElement | null>;
  /** Whether upright pictures are shown: where the element is narrower than 560 px; a server can only go by the window. */
  readonly upright: "yes" | "no" | "by window";
  /** What pictures are chosen by (pictureSizes.ts), in px; `undefined`: the window's width. */
  readonly pictureWidth: number | undefined;
  /** Shown in place of what is there without a filter; `undefined` without one. */
  readonly filtered: Filtered | undefined;
};

const FinderContext = createContext<FinderView | null>(null);

export function FinderProvider({ home, children }: { home: FinderView; children: ReactNode }) {
  return <FinderContext value={home}>{children}</FinderContext>;
}

export function useFinderHome(): FinderView {
  const home = useContext(FinderContext);
  if (!home) throw new Error("A finder view stands outside <Finder>.");
  return home;
}

/** Some of this finder's state; the view renders again only when that part changes. */
export function useFinder<T>(selector: (state: FinderState) => T): T {
  return useStore(useFinderHome().store, selector);
}

/** Some of what is looked for. */
export function useSearch<T>(selector: (state: SearchState) => T): T {
  return useStore(useFinderHome().search, selector);
}

/** The verbs of this finder. */
export function useFinderActions(): FinderActions {
  return useFinderHome().actions;
}

export function useAddressOf(): AddressOf {
  return useFinderHome().settings.addressOf;
}

/** Project and attributes of this finder. */
export function useFinderSettings(): FinderProps {
  return useFinderHome().settings;
}
