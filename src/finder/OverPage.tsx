import { useLayoutEffect, useRef, useState } from "react";
import { apartmentTitle, titleOfFloorLabel } from "../facts/titles.ts";
import { floorLabel, localText } from "../project/localText.ts";
import { findApartment, findFloor, findLayout, findTower } from "../project/lookUps.ts";
import type { Project } from "../project/types.ts";
import { fill } from "../text/format/fill.ts";
import { Arrow } from "../ui/Arrow.tsx";
import { Cross } from "../ui/Cross.tsx";
import { useLanguage, type Language } from "../ui/TextsContext.tsx";
import { useFinder, useFinderSettings } from "./state/FinderContext.tsx";
import type { FinderProps } from "./state/finderProps.ts";
import { layoutPrefix } from "./state/isScreenOf.ts";
import type { Screen } from "./state/screen.ts";

/**
 * For an element in a column that is too narrow for its screens: a button instead of them, which shows them over the page. The element's
 * own box becomes a popover, so that no node is moved and the screens keep their state.
 */
export function OverPage() {
  const language = useLanguage();
  const settings = useFinderSettings();
  const screen = useFinder((state) => state.screen);
  const opener = useRef<HTMLButtonElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const name = openingWords(screen, settings, language);
  const open = (): void => {
    const box = boxAround(opener.current);
    if (!box) return;
    box.popover = "manual";
    box.showPopover();
    closer.current?.focus({ preventScroll: true });
    setIsOpen(true);
  };
  useLayoutEffect(() => {
    const button = opener.current;
    const box = boxAround(button);
    if (!box || !isOpen) return undefined;
    const close = (): void => setIsOpen(false);
    const onKeydown = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      event.preventDefault();
      close();
    };
    // The page below can still be reached by keyboard: if it gets the focus, it is shown again.
    const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Node && !box.contains(relatedTarget)) close();
    };
    box.role = "dialog";
    box.addEventListener("keydown", onKeydown);
    box.addEventListener("focusout", onFocusOut);
    return () => {
      box.removeEventListener("keydown", onKeydown);
      box.removeEventListener("focusout", onFocusOut);
      const hadFocus = box.matches(":focus-within");
      box.role = null;
      box.popover = null;
      if (hadFocus) button?.focus({ preventScroll: true });
    };
  }, [isOpen]);
  useLayoutEffect(() => {
    const box = boxAround(opener.current);
    if (!box || !isOpen) return undefined;
    box.ariaLabel = name;
    return () => {
      box.ariaLabel = null;
    };
  }, [isOpen, name]);
  if (!("popover" in HTMLElement.prototype)) return null;
  return (
    <div className="over-page">
      <button
        ref={opener}
        type="button"
        part="button"
        className="button over-page-open"
        aria-haspopup="dialog"
        onClick={open}
      >
        <span>{name}</span>
        <Arrow />
      </button>
      <button
        ref={closer}
        type="button"
        part="close"
        className="over-page-close"
        aria-label={language.texts.close}
        onClick={() => setIsOpen(false)}
      >
        <Cross />
      </button>
    </div>
  );
}

const boxAround = (node: Element | null): HTMLElement | null | undefined => node?.closest<HTMLElement>(".kulla");

/** The button's label: "Open Kulla 5", "Open apartment 7". */
function openingWords(screen: Screen, settings: FinderProps, language: Language): string {
  const { texts, locale } = language;
  const { project } = settings;
  switch (screen.name) {
    case "site":
    case "compare":
      return fill(texts.openTower, { tower: localText(project.name, locale) });
    case "search":
      return texts.search;
    case "tower":
      return fill(texts.openTower, { tower: localText(findTower(project, screen.tower)?.name ?? "", locale) });
    case "floor": {
      const label = floorLabel(findFloor(project, screen.tower, screen.floor) ?? screen, locale);
      const title = titleOfFloorLabel(label, texts);
      return title === label ? fill(texts.openTower, { tower: title }) : fill(texts.openFloor, { floor: label });
    }
    case "apartment":
    case "inquiry":
    case "tour": {
      const apartment = findApartment(project, screen.apartment);
      if (apartment?.kind === "home") return fill(texts.openHome, { number: apartment.label });
      const title = apartment ? apartmentTitle(apartment, texts) : layoutTitle(screen.apartment, project, language);
      return fill(texts.openTower, { tower: title });
    }
  }
}

/** The title of a layout that is shown alone: "Apartment 2". */
function layoutTitle(screenId: string, project: Project, { texts, locale }: Language): string {
  const id = screenId.slice(layoutPrefix.length);
  const { label } = findLayout(project, id) ?? {};
  return fill(texts.homeOfLayout, { layout: label ? localText(label, locale) : id }).trim();
}
