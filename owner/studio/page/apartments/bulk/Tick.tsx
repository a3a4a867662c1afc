import { fill } from "../../../../../src/text/format/fill.ts";
import { useTexts } from "../../frame/TextsContext.ts";
import type { Ticks } from "./useTicks.ts";

type Props = {
  readonly apartment: string;
  readonly isTicked: boolean;
  readonly turn: (isRange: boolean) => void;
};

/** A row's tick, for mouse and finger; keys have Space on the row, so that thousands of them are no stops of Tab. */
export function Tick({ apartment, isTicked, turn }: Props) {
  const texts = useTexts();
  return (
    <label className="row-tick">
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

/** Over the ticks: all of them, none, or a line where some are. */
export function TickAll({ ticks: { ids, tickAll }, count }: AllProps) {
  const texts = useTexts();
  return (
    <label className="row-tick">
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
