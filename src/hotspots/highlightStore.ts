import { createStore, type StoreApi } from "zustand/vanilla";
import { noHighlight, type Highlight } from "./highlight.ts";

/** What of a picture is lit, and how it came about. */
export type Lit = {
  readonly highlight: Highlight;
  /** The keyboard's focus is on it: the outline gets a ring. */
  readonly isFocus: boolean;
  /** Where the finger rests, px of the stage: the label keeps away from it. */
  readonly finger: { readonly x: number; readonly y: number } | undefined;
};

/** The highlight that a picture and its list share. It is painted by hand: hovering renders nothing in React. */
export type HighlightStore = StoreApi<Lit>;

export function createHighlightStore(): HighlightStore {
  return createStore<Lit>(() => ({ highlight: noHighlight, isFocus: false, finger: undefined }));
}
