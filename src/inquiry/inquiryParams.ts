import type { InquiryLetter } from "./inquiryLetter.ts";

/** The provider takes 50 KB of params; 49,000 bytes leave it room for its own counting. */
const largestBytes = 49_000;
const longestValue = 2000;

export type InquiryParams = {
  /** Everything but the picture, `image` being "". */
  readonly params: Readonly<Record<string, string>>;
  /** Characters left for the picture as data URL. */
  readonly imageCharacters: number;
};

/** The letter as template_params (contract, "Inquiries"): five names always, the rest where known. */
export function inquiryParams(letter: InquiryLetter): InquiryParams {
  const { name, phone, email, floor, apartment, partner, page, consent } = letter;
  const known = Object.entries({ apartment, partner, page, consent }).map(
    ([key, value]) => [key, value ?? ""] as const,
  );
  const told = known.filter(([, value]) => value !== "");
  const all = { name, phone, email, floor, image: "", ...Object.fromEntries(told) };
  const params = Object.fromEntries(
    Object.entries(all).map(([key, value]) => [key, value.trim().slice(0, longestValue)]),
  );
  return { params, imageCharacters: largestBytes - new TextEncoder().encode(JSON.stringify(params)).length };
}
