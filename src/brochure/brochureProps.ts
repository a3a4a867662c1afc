import type { Brochure } from "../project/types.ts";

/** Events of a brochure, by name. */
export type BrochureEvents = {
  /** `page` counts from 0. Not dispatched when the book closes. */
  pagechange: { readonly page: number; readonly pages: number };
};

/** Implements the element's public methods. */
type Controls = {
  screen(): unknown;
  show(screen: unknown): void;
  back(): void;
  settleInquiry(isSent: boolean): void;
};

export type BrochureProps = {
  readonly brochure: Brochure | undefined;
  /** The page set by attribute, from 0; a change navigates, `undefined` closes the book. */
  readonly page: number | undefined;
  readonly announce: (name: "pagechange", detail: BrochureEvents["pagechange"]) => void;
  readonly connect: (controls: Controls | null) => void;
};
