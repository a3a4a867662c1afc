import type { Apartment } from "../../project/types.ts";
import type { ResultActions } from "./resultProps.ts";

type Props = { readonly apartment: Apartment; readonly isSaved: boolean; readonly actions: ResultActions };

/** The button that saves an apartment. */
export function SaveResultButton({ apartment, isSaved, actions: { texts, save, wordsOf, locationOf } }: Props) {
  if (!save) return null;
  const name = [texts.save, wordsOf(apartment).title, locationOf(apartment)].join(", ");
  return (
    <button
      type="button"
      part="mark"
      className="mark"
      aria-pressed={isSaved}
      aria-label={name}
      onClick={() => save(apartment)}
    >
      <svg viewBox="-1 -1 16 20" width="16" height="20" aria-hidden="true">
        <path d="M0 0h14v18l-7-5.5-7 5.5z" strokeWidth="1.5" stroke="currentColor" />
      </svg>
    </button>
  );
}
