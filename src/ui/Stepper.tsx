import { LinkOrButton } from "./LinkOrButton.tsx";

type Step = {
  readonly name: string;
  /** The page's address of its target. */
  readonly href?: string | undefined;
  /** Returns whether the step was handled. */
  readonly onNavigate?: (() => boolean) | undefined;
};

/** Two buttons, down and up. A step without `onNavigate` is the end of the range: it stays focusable and does nothing. */
export function Stepper({ down, up }: { down: Step; up: Step }) {
  return (
    <div className="stepper" part="segments">
      <StepWay step={down} path="M5 8l5 5 5-5" />
      <StepWay step={up} path="M5 12l5-5 5 5" />
    </div>
  );
}

function StepWay({ step: { name, href, onNavigate }, path }: { step: Step; path: string }) {
  return (
    <LinkOrButton
      href={href}
      part="button"
      aria-label={name}
      aria-disabled={!onNavigate || undefined}
      onNavigate={onNavigate ?? (() => true)}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d={path} fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </LinkOrButton>
  );
}
