import { plainLine } from "./submission/plainText.ts";
import type { InquiryFields } from "./inquiryFields.ts";

/** One inquiry: who asks, for which home or homes, from where. */
export type InquiryLetter = InquiryFields & {
  /** The draft's own: the same over retries and reloads. */
  readonly id: string;
  /** The one home; `null` where a preview shows a layout, and where several are asked for. */
  readonly apartment: string | null;
  /** Ids of all homes that are asked for, of one too. */
  readonly apartments: readonly string[];
  /** The floor label that travels as customUrl3; of several homes all, with commas. */
  readonly floor: string;
  /** Address of the first preview picture; "" where there is none, or it has failed before. */
  readonly image: string;
  readonly partner: string | null;
  /** The page the visitor asks from, without its query. */
  readonly page: string;
  readonly consent: string | null;
};

/** The provider takes 50 KB of params; 49,000 bytes leave it room for its own counting. */
const largestBytes = 49_000;
/** Characters of one value. */
export const longestValue = 2000;

export type InquiryParams = {
  /** Everything but the picture, `image` being "". */
  readonly params: Readonly<Record<string, string>>;
  /** Characters left for the picture as data URL. */
  readonly imageCharacters: number;
};

/** The letter as template_params (contract, "Inquiries"): five names always, the rest where known. */
export function inquiryParams(letter: InquiryLetter): InquiryParams {
  const { name, phone, email, floor, id, apartment, partner, page, consent } = letter;
  const apartments = letter.apartments.join(", ");
  const more = Object.entries({ id, apartment, apartments, partner, page, consent });
  const all = [...Object.entries({ name, phone, email, floor, image: "" }), ...more.filter(([, value]) => value)];
  const params = Object.fromEntries(all.map(([key, value]) => [key, plainLine(value ?? "", longestValue)]));
  return { params, imageCharacters: largestBytes - new TextEncoder().encode(JSON.stringify(params)).length };
}
