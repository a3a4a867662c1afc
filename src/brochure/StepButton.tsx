type Props = {
  readonly step: 1 | -1;
  readonly label: string;
  readonly isEnd: boolean;
  readonly size: number;
  readonly inset: number;
  readonly onStep: () => void;
};

/** Green square beside the book. At the end it stays, so that the focus is not lost, and says that it leads nowhere. */
export function StepButton({ step, label, isEnd, size, inset, onStep }: Props) {
  const place = { width: size, height: Math.max(size, 44), [step > 0 ? "right" : "left"]: inset };
  return (
    <button
      type="button"
      className="step"
      part="button"
      aria-label={label}
      aria-disabled={isEnd}
      style={place}
      onClick={onStep}
    >
      <svg viewBox="0 0 12 20" width="10" height="17" aria-hidden="true">
        <path d={step > 0 ? "M2 2l8 8-8 8" : "M10 2l-8 8 8 8"} fill="none" stroke="currentColor" strokeWidth="1.75" />
      </svg>
    </button>
  );
}
