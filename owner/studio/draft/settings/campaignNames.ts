import { isPlainName } from "../../../../src/inquiry/campaign/sanitizeCampaignValues.ts";
import type { Draft } from "../draft.ts";
import { setInquiry } from "../edit/contact.ts";

/** The names that an owner typed in one line, separated by spaces or commas, without duplicates. */
const namesIn = (text: string): readonly string[] => [...new Set(text.split(/[\s,;]+/).filter(Boolean))];

/** The first of them that is not a valid name of an address parameter. */
export const wrongCampaignName = (text: string): string | undefined => namesIn(text).find((name) => !isPlainName(name));

/** Sets the additional advertising parameters of addresses that inquiries carry; without any the project has no list. */
export function setCampaignNames(draft: Draft, text: string): Draft {
  const names = namesIn(text);
  const current = draft.project.inquiry?.campaignParams ?? [];
  if (names.join(" ") === current.join(" ")) return draft;
  return setInquiry(draft, "campaignParams", names.length > 0 ? names : undefined);
}
