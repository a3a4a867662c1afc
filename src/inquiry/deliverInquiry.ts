import type { Result } from "../failure/result.ts";
import type { InquirySettings } from "../project/types.ts";
import { askHost, type OnSettle } from "./askHost.ts";
import type { InquiryLetter } from "./inquiryLetter.ts";
import { sendInquiry } from "./sendInquiry.ts";

/** Everything around the letter: where it goes and who is asked first. */
export type InquiryPost = {
  readonly mail: InquirySettings;
  readonly scriptBase: string | undefined;
  readonly onSettle: OnSettle;
  /** False when the page takes the inquiry over. */
  readonly announce: (letter: InquiryLetter) => boolean;
};

/** Asks the page, and sends the letter ourselves where the page lets it pass. */
export async function deliverInquiry(letter: InquiryLetter, post: InquiryPost): Promise<Result<void>> {
  const byHost = askHost(post.onSettle, () => post.announce(letter));
  return byHost ?? sendInquiry(letter, post.mail, post.scriptBase);
}
