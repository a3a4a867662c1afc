import { useIsHydrating } from "../../hooks/useIsServerRendered.ts";
import { fill } from "../../text/format/fill.ts";
import { formatDate, formatMoment } from "../../text/format/formatDate.ts";
import { useLocale, useTexts } from "../../ui/TextsContext.tsx";
import { useFinderSettings } from "./FinderContext.tsx";

/**
 * The date of the statuses: "Gjendja më 20.11.2026", "Gjendja më 22.11., ora 14:32"; "" if unknown. A server does not know the visitor's
 * time zone, so server markup and its hydration show the date only.
 */
export function useAsOf(): string {
  const { project } = useFinderSettings();
  const { asOf } = useTexts();
  const locale = useLocale();
  const isHydrating = useIsHydrating();
  const { statusDate = "" } = project;
  const isMoment = statusDate.includes("T") && !isHydrating;
  const date = (isMoment ? formatMoment : formatDate)(statusDate, locale);
  return date && fill(asOf, { date });
}
