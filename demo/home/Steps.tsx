import { Arrow } from "../layout/Arrow.tsx";

type Props = {
  readonly names: readonly [back: string, on: string];
  readonly onStep: (direction: 1 | -1) => void;
};

/** Two green squares: previous and next. */
export function Steps({ names: [back, on], onStep }: Props) {
  return (
    <div className="steps">
      <button type="button" className="step step-back" aria-label={back} onClick={() => onStep(-1)}>
        <Arrow />
      </button>
      <button type="button" className="step" aria-label={on} onClick={() => onStep(1)}>
        <Arrow />
      </button>
    </div>
  );
}
