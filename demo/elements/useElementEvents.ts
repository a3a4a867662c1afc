import { useEffect, useRef, type RefObject } from "react";

type KullaElement = HTMLElementTagNameMap[
  "kulla-building-picker" | "kulla-floor-explorer" | "kulla-apartment-preview" | "kulla-apartment-search"];

type EventName = "towerselect" | "floorselect" | "apartmentselect" | "screenchange" | "goback";

type Handlers = { readonly [Name in EventName as `on${Name}`]?: (event: HTMLElementEventMap[Name]) => void };

/**
 * Listens to an element's events; pass the ref to its tag. React's `onfloorselect={…}` works only on elements that React itself created:
 * when it hydrates a prerendered page, it does not attach these listeners.
 */
export function useElementEvents<Element extends KullaElement>(on: Handlers): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const target: KullaElement | null = element.current;
    if (on.ontowerselect) target?.addEventListener("towerselect", on.ontowerselect, { signal });
    if (on.onfloorselect) target?.addEventListener("floorselect", on.onfloorselect, { signal });
    if (on.onapartmentselect) target?.addEventListener("apartmentselect", on.onapartmentselect, { signal });
    if (on.onscreenchange) target?.addEventListener("screenchange", on.onscreenchange, { signal });
    if (on.ongoback) target?.addEventListener("goback", on.ongoback, { signal });
    return () => listening.abort();
  });
  return element;
}
