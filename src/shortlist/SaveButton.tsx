import { useStore } from "zustand/react";
import { useTexts } from "../ui/TextsContext.tsx";
import { toggleApartment } from "./toggleApartment.ts";
import { shortlistOf } from "./shortlistStore.ts";
import { useShortlistKey } from "./useShortlistKey.ts";

/** The save button of one of the finder's apartments. */
export function SaveApartmentButton(props: { readonly apartment: string; readonly title: string }) {
  return <SaveButton list={useShortlistKey()} {...props} />;
}

type Props = {
  /** Storage key of the visitor's shortlist. */
  readonly list: string;
  readonly apartment: string;
  /** "Banesa 7". */
  readonly title: string;
};

/** Saves an apartment or removes it; filled while it is saved. */
function SaveButton({ list, apartment, title }: Props) {
  const { save } = useTexts();
  const isSaved = useStore(shortlistOf(list), ({ apartments }) => apartments.includes(apartment));
  return (
    <button
      type="button"
      part="mark"
      className="mark"
      aria-pressed={isSaved}
      aria-label={`${save}, ${title}`}
      onClick={() => toggleApartment(list, apartment)}
    >
      <svg viewBox="0 0 14 18" width="14" height="18" aria-hidden="true">
        <path d="M1 1h12v15.5l-6-4.7-6 4.7z" />
      </svg>
    </button>
  );
}
