import type { ReactNode } from "react";
import { Arrow } from "./Arrow.tsx";

/** A link that leaves the site, in a tab of its own. */
export function OutsideLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} className="arrow-link" target="_blank" rel="noopener noreferrer">
      <span>{children}</span> <Arrow />
    </a>
  );
}
