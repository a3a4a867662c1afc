/** The close icon, in the colour of its text. */
export function Cross() {
  return (
    <svg
      aria-hidden="true"
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      <path d="M3 3 17 17M17 3 3 17" />
    </svg>
  );
}
