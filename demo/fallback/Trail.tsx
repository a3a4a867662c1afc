import { Link } from "wouter";
import { useText } from "../text/LanguageContext.tsx";
import { placesText } from "../text/places.ts";

type Step = { readonly name: string; readonly to: string };

/** Where the visitor stands: the places above, and this one. */
export function Trail({ steps, here }: { steps: readonly Step[]; here: string }) {
  const words = useText(placesText);
  return (
    <nav className="path" aria-label={`${words.path}: ${here}`}>
      <ol>
        {steps.map(({ name, to }) => (
          <li key={to}>
            <Link href={to}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
