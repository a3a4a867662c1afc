import { createContext, useContext, type ReactNode, type RefObject } from "react";
import { useStore } from "zustand/react";
import type { FilterView } from "./filterView.ts";
import type { SearchState, SearchStore } from "../../search/filter/searchStore.ts";
import type { FinderActions } from "./finderActions.ts";
import type { HrefOf, FinderProps } from "./finderProps.ts";
import type { FinderState, FinderStore } from "./finderStore.ts";
import type { Drawing } from "../../hotspots/hotspot.ts";

export type FinderCore = {
  readonly store: FinderStore;
  readonly actions: FinderActions;
  /** The filter, view and order of the search, which also mark pictures, plans and lists. */
  readonly search: SearchStore;
  /** Project, attributes and callbacks. */
  readonly settings: FinderProps;
  /** By screen name, a selector for the element that had the focus when the screen was left. */
  readonly focusMemory: Map<string, string>;
};

/** The context of the views. */
export type FinderContextValue = FinderCore & {
  readonly frame: RefObject<HTMLElement | null>;
  /** Whether pictures are in portrait format: in an element narrower than 560 px, or in such a window if a server renders it. */
  readonly upright: "yes" | "no" | "by window";
  /** The width in px for which pictures are chosen (pictureSizes.ts); `undefined` for the window's width. */
  readonly pictureWidth: number | undefined;
  /** How the filter changes the screens; `undefined` without a filter. */
  readonly filtered: FilterView | undefined;
};

const FinderContext = createContext<FinderContextValue | null>(null);

export function FinderProvider({ context, children }: { context: FinderContextValue; children: ReactNode }) {
  return <FinderContext value={context}>{children}</FinderContext>;
}

export function useFinderContext(): FinderContextValue {
  const context = useContext(FinderContext);
  if (!context) throw new Error("A finder view is rendered outside <Finder>.");
  return context;
}

/** Selects part of the finder's state; the view renders again only when that part changes. */
export function useFinder<T>(selector: (state: FinderState) => T): T {
  return useStore(useFinderContext().store, selector);
}

/** Selects part of the search. */
export function useSearch<T>(selector: (state: SearchState) => T): T {
  return useStore(useFinderContext().search, selector);
}

/** The finder's actions. */
export function useFinderActions(): FinderActions {
  return useFinderContext().actions;
}

export function useHrefOf(): HrefOf {
  return useFinderContext().settings.hrefOf;
}

/** The finder's project, attributes and callbacks. */
export function useFinderSettings(): FinderProps {
  return useFinderContext().settings;
}

/** The drawings to render: landscape, portrait, or both if the window decides by media query. */
export function drawingsFor(
  choice: FinderContextValue["upright"],
  wide: Drawing | undefined,
  upright: Drawing | undefined,
) {
  if (choice === "by window") return { drawing: wide ?? upright, upright: wide && upright };
  return { drawing: choice === "yes" ? (upright ?? wide) : wide };
}
