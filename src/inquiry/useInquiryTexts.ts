import { sqInquiry } from "../text/sqInquiry.ts";
import type { AllTexts } from "../text/texts.ts";
import { useWholeTexts } from "../ui/useHomeTexts.ts";

/** Every text of the language the visitor reads: for the form, which brings the Albanian ones along. */
export function useInquiryTexts(): AllTexts {
  return useWholeTexts(sqInquiry);
}
