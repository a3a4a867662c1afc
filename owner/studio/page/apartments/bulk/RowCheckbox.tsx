import { fill } from "../../../../../src/text/format/fill.ts";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import type { Ticks } from "./useTicks.ts";

type Props = {
  readonly apartment: string;
  readonly isTicked: boolean;
  readonly turn: (isRange: boolean) => void;
};

/** A row's checkbox, for mouse and touch. With the keyboard, Space ticks the row, so the checkboxes stay out of the tab order. */
export function RowCheckbox({ apartment, isTicked, turn }: Props) {
  const texts = useStudioTexts();
  return (
    <label className="row-checkbox">
      <input
        type="checkbox"
        tabIndex={-1}
        aria-label={fill(texts.bulk.choose, { home: apartment })}
        checked={isTicked}
        onChange={({ nativeEvent }) => turn(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  );
}

type AllProps = { readonly ticks: Ticks; readonly count: number };

/** The header checkbox: checked, unchecked or indeterminate. */
export function HeaderCheckbox({ ticks: { ids, tickAll }, count }: AllProps) {
  const texts = useStudioTexts();
  return (
    <label className="row-checkbox">
      <input
        ref={(input) => {
          if (input) input.indeterminate = ids.size > 0 && ids.size < count;
        }}
        type="checkbox"
        aria-label={texts.bulk.chooseAll}
        checked={count > 0 && ids.size === count}
        onChange={({ target }) => tickAll(target.checked)}
      />
    </label>
  );
}
