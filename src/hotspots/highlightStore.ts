import { createStore, type StoreApi } from "zustand/vanilla";
import { noHighlight, type Highlight } from "./highlight.ts";

/** The highlight of a picture, and its cause. */
export type Lit = {
  readonly highlight: Highlight;
  /** It has the keyboard focus: the outline gets a ring. */
  readonly isFocus: boolean;
  /** Position of the finger, px of the stage: the label avoids it. */
  readonly finger: { readonly x: number; readonly y: number } | undefined;
};

/** The highlight that a picture and its list share. It is painted outside React, so that hovering renders nothing. */
export type HighlightStore = StoreApi<Lit>;

export function createHighlightStore(): HighlightStore {
  return createStore<Lit>(() => ({ highlight: noHighlight, isFocus: false, finger: undefined }));
}
