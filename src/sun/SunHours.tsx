import { sunTexts } from "../text/sunTexts.ts";
import { useMemo, useRef } from "react";
import type { Apartment, Project } from "../project/types.ts";
import { useLanguage } from "../ui/TextsContext.tsx";
import { sunHours, type SunOnDay } from "./sunHours.ts";
import { dayText, durationText, spansText } from "./sunWords.ts";

/** The line shows the hours from 5 to 21 o'clock, ten units each. */
const [fromH, toH, unitsPerHour] = [5, 21, 10];

type Props = {
  readonly project: Project;
  readonly apartment: Apartment;
  /** The days are shown next to it already, as in the header of a table row, so here only screen readers get them. */
  readonly hasDayColumn?: boolean;
};

/**
 * An apartment's hours of direct sun, one line per day: December, March, June. Not rendered if location or side is unknown.
 */
export function SunHours({ project, apartment, hasDayColumn = false }: Props) {
  const root = useRef<HTMLDListElement>(null);
  const texts = sunTexts(useLanguage());
  const days = useMemo(() => sunHours(project, apartment), [project, apartment]);
  if (!days) return null;
  return (
    <dl ref={root} className="sun-days">
      {days.map((sun) => (
        <div key={sun.day}>
          <dt className={hasDayColumn ? "visually-hidden" : undefined}>{dayText(sun.day, texts)}</dt>
          <dd>
            <SunLine sun={sun} />
            <span className="visually-hidden">{spansText(sun, texts)}</span>
          </dd>
          <dd>{durationText(sun, texts)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A line from 5 to 21 o'clock with a tick at noon, thick while the sun shines in. Decorative: the same hours are next to it as text. */
export function SunLine({ sun }: { readonly sun: SunOnDay }) {
  const at = (hours: number): number => (Math.min(toH, Math.max(fromH, hours)) - fromH) * unitsPerHour;
  return (
    <svg className="sun-line" viewBox={`0 0 ${at(toH)} 14`} preserveAspectRatio="none" aria-hidden="true">
      <path className="whole" d={`M0 6.5h${at(toH)}v1H0zM${at(12)} 2h.7v10h-.7z`} />
      {sun.spans.map(([from, to]) => (
        <rect key={from} x={at(from)} y={4.5} width={at(to) - at(from)} height={5} />
      ))}
    </svg>
  );
}

/** What the calculation does not include, shown once below all lines. */
export function SunLimits({ project }: { readonly project: Project }) {
  const { limits, sunTime } = sunTexts(useLanguage());
  return <p className="sun-limits">{project.place?.timeZone ? limits : `${limits} ${sunTime}`}</p>;
}
