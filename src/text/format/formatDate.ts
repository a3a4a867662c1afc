import { projectFormats } from "../locale.ts";

/** Formats an ISO date: "20.11.2026" (sq, de), "20/11/2026" (en). Not by `Intl`, because browsers lack Albanian. */
export function formatDate(iso: string, locale: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso) ?? [];
  if (!year || !month || !day) return iso;
  return (
    projectFormats.get(locale)?.date(`${year}-${month}-${day}`) ?? [day, month, year].join(locale === "en" ? "/" : ".")
  );
}

/** Formats a date and time in the visitor's time zone: "22.11., ora 14:32" (sq), "22.11., 14:32 Uhr" (de), "22/11, 14:32" (en). */
export function formatMoment(iso: string, locale: string): string {
  const date = new Date(iso);
  const two = (part: number): string => String(part).padStart(2, "0");
  const [day, month] = [two(date.getDate()), two(date.getMonth() + 1)];
  const time = `${two(date.getHours())}:${two(date.getMinutes())}`;
  if (locale === "en") return `${day}/${month}, ${time}`;
  return locale === "de" ? `${day}.${month}., ${time} Uhr` : `${day}.${month}., ora ${time}`;
}
