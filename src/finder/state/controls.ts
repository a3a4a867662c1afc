/** What the element that holds a finder may do with it; the DOM methods `show`, `back`, `settleInquiry` and `screen` end here. */
export type Controls = {
  screen(): unknown;
  show(screen: unknown): void;
  back(): void;
  settleInquiry(isSent: boolean, id?: string): void;
};
