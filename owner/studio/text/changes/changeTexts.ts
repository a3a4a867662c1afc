import type { VisitorChange } from "../../draft/changes/visitorChanges.ts";

/** What is read where it is told what publishing changes. */
export type ChangeTexts = {
  readonly problems: string;
  readonly counted: string;
  readonly forVisitors: string;
  readonly none: string;
  readonly seeEach: string;
  readonly more: string;
  readonly noValue: string;
  readonly kinds: Readonly<Record<VisitorChange["kind"], string>>;
};
