/** The logo: two stacks of slabs, as on the showcase. */
export function Logo() {
  return (
    <svg className="mark" viewBox="0 0 25 24" width="25" height="24" aria-hidden="true">
      <path
        fill="currentColor"
        d="M0 0h5.2v2.2H0zM0 4.36h8v2.2H0zM0 8.72h10.6v2.2H0zM0 13.08h10.6v2.2H0zM0 17.44h10.6v2.2H0zM0 21.8h10.6V24H0zM19.8 4.36H25v2.2h-5.2zM16.4 8.72H25v2.2h-8.6zM14.4 13.08H25v2.2H14.4zM14.4 17.44H25v2.2H14.4zM14.4 21.8H25V24H14.4z"
      />
    </svg>
  );
}

const paths = {
  undo: "M7 3 3 7l4 4M3 7h8a4 4 0 0 1 0 8H8",
  redo: "m11 3 4 4-4 4M15 7H7a4 4 0 0 0 0 8h3",
  chevron: "m6 4 5 5-5 5",
  check: "m3 9 4 4 8-9",
  cross: "m4 4 10 10M14 4 4 14",
  down: "m4 6 5 5 5-5",
  up: "m4 11 5-5 5 5",
  grip: "M3 6h12M3 9h12M3 12h12",
} as const;

/** An 18 x 18 icon; its meaning is given by the text next to it. */
export function Icon({ name }: { readonly name: keyof typeof paths }) {
  return (
    <svg className="sign" viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
      <path d={paths[name]} fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}

/** A circle for blocking problems, a triangle for warnings: distinguishable without colour. */
export function SeverityIcon({ severity }: { readonly severity: "block" | "warning" | "hint" }) {
  const shape = severity === "block" ? "M9 2a7 7 0 1 0 .01 0M9 5v5M9 12v1.5" : "M9 3 16 15H2zM9 7.5v4M9 13v1";
  return (
    <svg className={`sign severity-${severity}`} viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
      <path d={shape} fill="none" stroke="currentColor" strokeWidth="1.3" />
    </svg>
  );
}
