import { plainLine } from "./submission/plainText.ts";
import { valuesInWords, type Campaign } from "./campaign/campaign.ts";
import type { PlainValues } from "./campaign/plainValues.ts";
import type { InquiryFields } from "./inquiryFields.ts";

/** One inquiry: who asks, for which apartments, from where. */
export type Inquiry = InquiryFields & {
  /** The draft's id: the same over retries and reloads. */
  readonly id: string;
  /** The apartment's id; `null` if a preview shows a layout, or if there are several. */
  readonly apartment: string | null;
  /** Ids of all apartments that are asked for, also of a single one. */
  readonly apartments: readonly string[];
  /** The floor label (`customUrl3`); of several apartments all labels, separated by commas. */
  readonly floor: string;
  /** Address of the first preview picture; "" if there is none, or if it could not be read before. */
  readonly image: string;
  readonly partner: string | null;
  /** Address of the page the visitor asks from, without its query. */
  readonly page: string;
  readonly consent: string | null;
  /** Where the visitor came from; `null` if nothing says so. */
  readonly campaign: Campaign | null;
  /** The page's own hidden fields. */
  readonly ownFields: PlainValues;
};

/** The provider accepts 50 KB of params; the margin allows for the way it counts. */
const largestBytes = 49_000;
/** The most characters of one value. */
export const longestValue = 2000;

export type InquiryParams = {
  /** Everything but the picture, `image` being "". */
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
  const params = Object.fromEntries(all.map(([key, value]) => [key, plainLine(value ?? "", longestValue)]));
  return { params, imageCharacters: largestBytes - new TextEncoder().encode(JSON.stringify(params)).length };
}

/** The campaign for a template of an e-mail: this visit, and the first one where it was another. */
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
