import { isPlainName } from "../../../../src/inquiry/campaign/plainValues.ts";
import type { Draft } from "../draft.ts";
import { setInquiry } from "../edit/contact.ts";

/** The names that an owner wrote in one line, between spaces or commas, each once. */
const namesIn = (text: string): readonly string[] => [...new Set(text.split(/[\s,;]+/).filter(Boolean))];

/** The first of them that cannot be the name of a parameter in an address. */
export const wrongCampaignName = (text: string): string | undefined => namesIn(text).find((name) => !isPlainName(name));

/** The parameters of advertisements' addresses that inquiries carry besides the usual ones; without any the project has no list. */
export function setCampaignNames(draft: Draft, text: string): Draft {
  const names = namesIn(text);
  const known = draft.project.inquiry?.campaignParams ?? [];
  if (names.join(" ") === known.join(" ")) return draft;
  return setInquiry(draft, "campaignParams", names.length > 0 ? names : undefined);
}
