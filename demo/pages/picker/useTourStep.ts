import { useEffect, type RefObject } from "react";
import { rememberApartment, rememberedApartment } from "../../navigation/rememberedApartment.ts";

type Preview = HTMLElementTagNameMap["kulla-apartment-preview"];

const mark = "tourOpen";

/**
 * An open tour is a step of the history: Back closes it and leads to the same picture of the preview, and closing it
 * takes the step back.
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

/** The new step shows the same apartment as the one before. */
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
