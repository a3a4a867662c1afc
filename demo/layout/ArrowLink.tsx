import type { ReactNode } from "react";
import { Link } from "wouter";
import { Arrow } from "./Arrow.tsx";

/** A text link with its arrow. */
export function ArrowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link href={to} className="arrow-link">
      <span>{children}</span> <Arrow />
    </Link>
  );
}
