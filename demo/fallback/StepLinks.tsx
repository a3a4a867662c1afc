import { Link } from "wouter";
import { useText } from "../text/LanguageContext.tsx";
import { placesText } from "../text/places.ts";

type Props = { readonly down: string | undefined; readonly up: string | undefined };

/** Two squares, to the storey below and above; at the end of the tower one of them leads nowhere. */
export function StepLinks({ down, up }: Props) {
  const words = useText(placesText);
  return (
    <div className="stepper">
      <StepLink to={down} name={words.floorDown} path="M5 8l5 5 5-5" />
      <StepLink to={up} name={words.floorUp} path="M5 12l5-5 5 5" />
    </div>
  );
}

function StepLink({ to, name, path }: { to: string | undefined; name: string; path: string }) {
  const sign = (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
  return to ? (
    <Link href={to} aria-label={name}>
      {sign}
    </Link>
  ) : (
    <span>{sign}</span>
  );
}
