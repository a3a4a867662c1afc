/** The sign before an error, so that colour is not the only cue. */
export function ErrorIcon() {
  return (
    <svg
      aria-hidden="true"
      width="18"
      height="18"
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      <circle cx="9" cy="9" r="8" />
      <path d="M9 4.5v5.5M9 12v1.5" />
    </svg>
  );
}
