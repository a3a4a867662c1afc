import { searchTexts } from "../../text/searchTexts.ts";
import { useId, useState } from "react";
import { fill } from "../../text/format/fill.ts";
import { RangeSliderTrack, type RangeProps } from "./RangeSliderTrack.tsx";
import { RangeChoice } from "./RangeChoice.tsx";
import { RangeField } from "./RangeField.tsx";
import { canBeEnd, movedEnd, type End } from "./rangeSlider.ts";
import { useLanguage } from "../../ui/TextsContext.tsx";

/** A range as two fields and a slider, whose bars show how many apartments have each value. */
export function RangeGroup(props: RangeProps) {
  const { title, name, unit, scale, range, ends, textOf, names, onChange } = props;
  const texts = searchTexts(useLanguage());
  const id = useId();
  const [invalidEnd, setInvalidEnd] = useState<End>();
  const problemId = `${id}problem`;
  const move = (end: End, to: number): void => {
    setInvalidEnd(undefined);
    onChange(movedEnd(range, scale, { end, to }));
  };
  const field = (end: End) => {
    if (!ends.includes(end)) return null;
    const shared = {
      name: `${name}-${end}`,
      label: ends.length > 1 ? `${title}, ${texts[end]}` : title,
      value: range?.[end],
      open: scale[end],
      onChange: (value: number) => move(end, value),
    };
    if (names) return <RangeChoice {...shared} names={names} />;
    return (
      <RangeField
        {...shared}
        isValidEnd={(value) => canBeEnd(value, scale, end)}
        problemId={invalidEnd === end ? problemId : undefined}
        onApply={(isInvalid) => setInvalidEnd(isInvalid ? end : undefined)}
      />
    );
  };
  return (
    <div role="group" aria-labelledby={id} className="group">
      <h4 id={id} className="group-title">
        <span>{title}</span>
        <span>{unit}</span>
      </h4>
      <div className="range-row">
        {field("from")}
        <RangeSliderTrack {...props} onMove={move} />
        {field("to")}
      </div>
      {invalidEnd && (
        <p id={problemId} className="range-problem" role="alert">
          {fill(texts.figureBetween, { from: textOf(scale.from), to: textOf(scale.to) })}
        </p>
      )}
    </div>
  );
}
