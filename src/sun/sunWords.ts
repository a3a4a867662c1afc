import { fill } from "../text/format/fill.ts";
import type { SunTexts } from "../text/texts.ts";
import type { SunDay, SunOnDay } from "./sunHours.ts";

/** "më 21 dhjetor" (on 21 December). */
export function dayText(day: SunDay, texts: SunTexts): string {
  return { "12-21": texts.december, "03-21": texts.march, "06-21": texts.june }[day];
}

/** "7 h 50 min", "8 h", rounded to ten minutes: the simple volumes allow no more precision. */
export function durationText({ minutes }: SunOnDay, texts: SunTexts): string {
  const rounded = Math.round(minutes / 10) * 10;
  const parts = { hours: Math.floor(rounded / 60), minutes: rounded % 60 };
  if (minutes === 0) return texts.noSun;
  return parts.minutes === 0 ? `${parts.hours} h` : fill(texts.duration, parts);
}

/** All spans of a day: "nga ora 7:05 deri në orën 16:05" (from 7:05 to 16:05), separated by commas. */
export function spansText({ spans }: SunOnDay, texts: SunTexts): string {
  return spans.map(([from, to]) => fill(texts.span, { from: clock(from), to: clock(to) })).join(", ");
}

function clock(hours: number): string {
  const minutes = (Math.round(hours * 12) * 5 + 24 * 60) % (24 * 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}
