import type { InquiryFields } from "./inquiryFields.ts";

/** One inquiry: who asks, for which home, from where. */
export type InquiryLetter = InquiryFields & {
  /** `null` where a preview shows a layout, not a home. */
  readonly apartment: string | null;
  /** The floor label that travels as customUrl3. */
  readonly floor: string;
  /** Address of the first preview picture; "" where there is none. */
  readonly image: string;
  readonly partner: string | null;
  /** The page the visitor asks from, without its query. */
  readonly page: string;
  readonly consent: string | null;
};
