import { fill } from "../../text/format/fill.ts";
import { formatMoment } from "../../text/format/formatDate.ts";
import { useLocale, useTexts } from "../../ui/TextsContext.tsx";

/** Says when the last inquiry arrived; the toast that says so goes after five seconds. `at`: ISO date and time, "" for none. */
export function LastArrival({ at }: { readonly at: string }) {
  const { sentOn } = useTexts();
  const locale = useLocale();
  if (!at) return null;
  return <p className="ask-arrived">{fill(sentOn, { date: formatMoment(at, locale) })}</p>;
}
