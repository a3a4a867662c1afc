import { fill } from "../../text/format/fill.ts";
import { formatMoment } from "../../text/format/formatDate.ts";
import { useLocale } from "../../ui/TextsContext.tsx";
import { useInquiryTexts } from "../useInquiryTexts.ts";

/** That an inquiry arrived, and when: the toast that says so goes after five seconds. `at`: ISO date and time, "" for none. */
export function LastArrival({ at }: { readonly at: string }) {
  const { sentOn } = useInquiryTexts();
  const locale = useLocale();
  if (!at) return null;
  return <p className="ask-arrived">{fill(sentOn, { date: formatMoment(at, locale) })}</p>;
}
