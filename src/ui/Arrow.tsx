/** The arrow of links to another screen. */
export function Arrow() {
  return (
    <svg className="arrow" viewBox="0 0 20 12" width="20" height="12" aria-hidden="true">
      <path d="M0 6h18M13 1l5 5-5 5" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
