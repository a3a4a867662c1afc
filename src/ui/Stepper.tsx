type Step = { readonly name: string; readonly onPress: (() => void) | undefined };

/** Two squares, down and up. A step without `onPress` is the end of the range: it stays focusable and does nothing. */
export function Stepper({ down, up }: { down: Step; up: Step }) {
  return (
    <div className="stepper">
      <StepButton step={down} path="M5 8l5 5 5-5" />
      <StepButton step={up} path="M5 12l5-5 5 5" />
    </div>
  );
}

function StepButton({ step, path }: { step: Step; path: string }) {
  return (
    <button type="button" part="button" aria-label={step.name} aria-disabled={!step.onPress} onClick={step.onPress}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d={path} fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  );
}
