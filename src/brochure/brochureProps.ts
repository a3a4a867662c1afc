import type { Brochure } from "../project/types.ts";

/** The details of a brochure's events, by name. */
export type BrochureEvents = {
  /** `page` counts from 0. Not dispatched when the book closes. */
  pagechange: { readonly page: number; readonly pages: number };
};

/** The implementation of the element's public methods; pages pass `unknown` values. */
type Controls = {
  screen(): unknown;
  show(screen: unknown): void;
  back(): void;
  settleInquiry(isSent: boolean): void;
};

export type BrochureProps = {
  readonly brochure: Brochure | undefined;
  /** The page in the attribute `page`, counted from 0. A change opens the book at that page; a change to `undefined` closes it. */
  readonly page: number | undefined;
  readonly announce: (name: "pagechange", detail: BrochureEvents["pagechange"]) => void;
  readonly connect: (controls: Controls | null) => void;
};
