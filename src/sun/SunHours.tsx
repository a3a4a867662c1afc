import { sunTexts } from "../text/sunTexts.ts";
import { useMemo, useRef } from "react";
import type { Apartment, Project } from "../project/types.ts";
import { useLanguage } from "../ui/TextsContext.tsx";
import { sunHours, type SunOnDay } from "./sunHours.ts";
import { dayText, durationText, spansText } from "./sunWords.ts";

/** The line lasts from 5 to 21 o'clock, at ten units per hour. */
const [fromH, toH, unit] = [5, 21, 10];

type Props = {
  readonly project: Project;
  readonly apartment: Apartment;
  /** The days are already shown next to it, as in a table header, so they are only for screen readers. */
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

/** 5 to 21 o'clock with a tick at noon, thick while the sun shines in. Decorative: the text beside it says the same. */
export function SunLine({ sun }: { readonly sun: SunOnDay }) {
  const at = (hours: number): number => (Math.min(toH, Math.max(fromH, hours)) - fromH) * unit;
  return (
    <svg className="sun-line" viewBox={`0 0 ${at(toH)} 14`} preserveAspectRatio="none" aria-hidden="true">
      <path className="whole" d={`M0 6.5h${at(toH)}v1H0zM${at(12)} 2h.7v10h-.7z`} />
      {sun.spans.map(([from, to]) => (
        <rect key={from} x={at(from)} y={4.5} width={at(to) - at(from)} height={5} />
      ))}
    </svg>
  );
}

/** The limits of the calculation, shown once below all lines. */
export function SunLimits({ project }: { readonly project: Project }) {
  const { limits, sunTime } = sunTexts(useLanguage());
  return <p className="sun-limits">{project.place?.timeZone ? limits : `${limits} ${sunTime}`}</p>;
}
