/** Icon before an error, so that colour is not the only cue. */
export function ErrorIcon() {
  return (
    <svg
      viewBox="0 0 18 18"
      width="18"
      height="18"
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="currentColor"
    >
      <path d="M9 1a8 8 0 1 0 0 16A8 8 0 0 0 9 1zM9 4.5V10M9 12v1.5" strokeWidth="1.5" />
    </svg>
  );
}
