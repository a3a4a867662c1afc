import { toSingleLine } from "./submission/plainText.ts";
import { valuesInWords, type Campaign } from "./campaign/campaign.ts";
import type { PlainValues } from "./campaign/sanitizeCampaignValues.ts";
import type { InquiryFields } from "./inquiryFields.ts";

/** One inquiry: who sends it, about which apartments, from which page. */
export type Inquiry = InquiryFields & {
  /** The draft's id, unchanged by retries and reloads. */
  readonly id: string;
  /** The apartment's id; `null` if a preview shows a layout, or if there are several. */
  readonly apartment: string | null;
  /** Ids of all apartments of the inquiry, even if there is only one. */
  readonly apartments: readonly string[];
  /** The floor label (`customUrl3`); for several apartments all labels, separated by commas. */
  readonly floor: string;
  /** Address of the first preview picture; "" if there is none, or if reading it has failed before. */
  readonly image: string;
  readonly partner: string | null;
  /** Address of the page the inquiry is sent from, without its query. */
  readonly page: string;
  readonly consent: string | null;
  /** Where the visitor came from; `null` if unknown. */
  readonly campaign: Campaign | null;
  /** The page's own hidden fields. */
  readonly ownFields: PlainValues;
};

/** The provider accepts 50 KB of params; the margin allows for the way it counts. */
const largestBytes = 49_000;
/** Maximum number of characters of one value. */
export const maxValueLength = 2000;

export type InquiryParams = {
  /** All values except the picture: `image` is "". */
  readonly params: Readonly<Record<string, string>>;
  /** Characters left for the picture as a data URL. */
  readonly imageCharacters: number;
};

/** The inquiry as `template_params` of the e-mail: the five specified names always, the others if known. */
export function inquiryParams(inquiry: Inquiry): InquiryParams {
  const { name, phone, email, floor, id, apartment, partner, page, consent } = inquiry;
  const apartments = inquiry.apartments.join(", ");
  const source = campaignParams(inquiry);
  const more = Object.entries({ id, apartment, apartments, partner, page, consent, ...source });
  const all = [...Object.entries({ name, phone, email, floor, image: "" }), ...more.filter(([, value]) => value)];
  const params = Object.fromEntries(all.map(([key, value]) => [key, toSingleLine(value ?? "", maxValueLength)]));
  return { params, imageCharacters: largestBytes - new TextEncoder().encode(JSON.stringify(params)).length };
}

/** The campaign for an e-mail template: this visit, and the first one if that was a different visit. */
function campaignParams({ campaign, ownFields }: Inquiry): Readonly<Record<string, string>> {
  const words = { ownFields: valuesInWords(ownFields) };
  if (!campaign) return words;
  const { first, last } = campaign;
  const isReturn = first.at !== last.at;
  return {
    ...words,
    campaign: valuesInWords(last.values),
    landing: last.landing,
    referrer: last.referrer,
    ...(isReturn && {
      firstCampaign: valuesInWords(first.values),
      firstLanding: first.landing,
      firstReferrer: first.referrer,
    }),
  };
}
