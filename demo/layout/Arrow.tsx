import type { ReactNode } from "react";
import { Link } from "wouter";

/** The site's only arrow, drawn in the same way as those of the elements. */
export function Arrow() {
  return (
    <svg className="arrow" viewBox="0 0 20 12" width="20" height="12" aria-hidden="true" focusable="false">
      <path d="M0 6h18M13 1l5 5-5 5" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}

/** A text link with its arrow. */
export function ArrowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link href={to} className="arrow-link">
      <span>{children}</span> <Arrow />
    </Link>
  );
}

/** A link to another site, which opens in a new tab. */
export function OutsideLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} className="arrow-link" target="_blank" rel="noopener noreferrer">
      <span>{children}</span> <Arrow />
    </a>
  );
}
