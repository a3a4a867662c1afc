import { useEffect, type RefObject } from "react";
import { rememberApartment, rememberedApartment } from "../../navigation/rememberedApartment.ts";

type Preview = HTMLElementTagNameMap["kulla-apartment-preview"];

const mark = "tourOpen";

/**
 * An open tour has its own history entry: Back closes it and returns to the same picture of the preview, and closing it goes back in the
 * history.
 */
export function useTourStep(preview: RefObject<Preview | null>): void {
  useEffect(() => {
    const element = preview.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener(
      "screenchange",
      ({ detail: { screen, previous } }) => {
        if (screen.name === "tour" && !isMarked()) step();
        else if (previous?.name === "tour" && screen.name !== "tour" && isMarked()) history.back();
      },
      { signal },
    );
    window.addEventListener("popstate", () => !isMarked() && element.screen?.name === "tour" && element.back(), {
      signal,
    });
    return () => listening.abort();
  }, [preview]);
}

/** The new entry shows the same apartment as the previous one. */
function step(): void {
  const apartment = rememberedApartment();
  history.pushState({ ...stateNow(), [mark]: true }, "");
  rememberApartment(apartment);
}

function stateNow(): Readonly<Record<string, unknown>> {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null ? Object.fromEntries(Object.entries(state)) : {};
}

const isMarked = (): boolean => stateNow()[mark] === true;
