import { searchTexts } from "../../text/searchTexts.ts";
import { useRef, type KeyboardEvent, type PointerEvent } from "react";
import type { Range } from "../filter/filter.ts";
import type { Bars } from "../filter/filterCounts.ts";
import { endsOf, sliderValueAt, valueAfterKey, percentOf, type End, type SliderRange } from "./rangeSlider.ts";
import { useLanguage } from "../../ui/TextsContext.tsx";

export type RangeProps = {
  readonly title: string;
  /** Its name in the text of a filter, for the form without script. */
  readonly name: string;
  readonly unit: string;
  readonly scale: SliderRange;
  readonly range: Range | undefined;
  readonly bars: Bars;
  /** ["to"] for a price, which has no lower end. */
  readonly ends: readonly End[];
  /** How far an arrow key moves an end. */
  readonly step: number;
  /** A value as text, for screen readers and messages. */
  readonly textOf: (value: number) => string;
  /** Names of values that are not shown as numbers: floors. */
  readonly names: ReadonlyMap<number, string> | undefined;
  readonly onChange: (range: Range | undefined) => void;
};

/** Height of the bars. */
const barsPx = 28;

type Props = RangeProps & { readonly onMove: (end: End, to: number) => void };

/** A range slider with bars above and a handle for each end. Drawn in an SVG, because a strict policy forbids inline styles. */
export function RangeSliderTrack(props: Props) {
  const { scale, range, ends, onMove } = props;
  const draggedEnd = useRef<End | undefined>(undefined);
  const values = endsOf(range, scale);
  const [from, to] = [percentOf(values.from, scale, "from"), percentOf(values.to, scale, "to")];
  const drag = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const fraction = (clientX - left) / width;
    draggedEnd.current ??=
      ends.length === 1 || Math.abs(fraction * 100 - to) < Math.abs(fraction * 100 - from) || fraction * 100 > to
        ? "to"
        : "from";
    onMove(draggedEnd.current, sliderValueAt(fraction, scale, draggedEnd.current));
  };
  const release = (): void => {
    draggedEnd.current = undefined;
  };
  return (
    <svg
      className="rail"
      width="100%"
      height="64"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drag(event);
        const [first, last] = event.currentTarget.querySelectorAll<SVGElement>("[role=slider]");
        (draggedEnd.current === "to" ? (last ?? first) : first)?.focus({ preventScroll: true });
      }}
      onPointerMove={(event) => draggedEnd.current && drag(event)}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <BarRects {...props} values={values} />
      <rect className="rail-line" x="0" y={barsPx + 1} width="100%" height="1" />
      <rect className="rail-chosen" x={`${from}%`} y={barsPx} width={`${Math.max(0, to - from)}%`} height="3" />
      {ends.map((end) => (
        <Handle key={end} {...props} values={values} end={end} percent={end === "from" ? from : to} />
      ))}
    </svg>
  );
}

/** The current values of both ends. */
type CurrentValues = { readonly values: Readonly<Record<End, number>> };

function BarRects({ bars, scale, values }: Props & CurrentValues) {
  const highestCount = Math.max(1, ...bars.counts);
  return bars.counts.map((count, index) => {
    if (count === 0) return null;
    const start = bars.from + index * bars.width;
    const isInside = scale.isStepped
      ? start >= values.from && start <= values.to
      : start + bars.width > values.from && start < values.to;
    const height = Math.max(2, (count / highestCount) * barsPx);
    return (
      <rect
        key={start}
        className={isInside ? "bar inside" : "bar"}
        x={`${(100 * index) / bars.counts.length}%`}
        y={barsPx - height}
        width={`${100 / bars.counts.length}%`}
        height={height}
      />
    );
  });
}

function Handle({
  title,
  ends,
  end,
  percent,
  scale,
  values,
  step,
  textOf,
  onMove,
}: Props & CurrentValues & { readonly end: End; readonly percent: number }) {
  const texts = searchTexts(useLanguage());
  const moveByKey = (event: KeyboardEvent): void => {
    const next = valueAfterKey(event.key, values[end], { scale, step });
    if (next === undefined) return;
    event.preventDefault();
    onMove(end, next);
  };
  return (
    <g
      role="slider"
      tabIndex={0}
      className="grip"
      aria-label={ends.length > 1 ? `${title}, ${texts[end]}` : title}
      aria-valuemin={end === "from" ? scale.from : values.from}
      aria-valuemax={end === "from" ? values.to : scale.to}
      aria-valuenow={values[end]}
      aria-valuetext={textOf(values[end])}
      onKeyDown={moveByKey}
    >
      <rect className="grip-reach" x={`${percent}%`} y="14" width="44" height="44" transform="translate(-22 0)" />
      <rect className="grip-box" x={`${percent}%`} y={barsPx + 1} width="12" height="26" transform="translate(-6 0)" />
    </g>
  );
}
