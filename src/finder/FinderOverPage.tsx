import { apartmentTitle, titleOfFloorLabel } from "../facts/titles.ts";
import { floorLabel, localText } from "../project/localText.ts";
import { findApartment, findFloor, findLayout, findTower } from "../project/lookUps.ts";
import type { Project } from "../project/types.ts";
import { fill } from "../text/format/fill.ts";
import { OverPage } from "../ui/OverPage.tsx";
import { useLanguage, type Language } from "../ui/TextsContext.tsx";
import { useFinder, useFinderSettings } from "./state/FinderContext.tsx";
import type { FinderProps } from "./state/finderProps.ts";
import { layoutPrefix } from "./state/isScreenOf.ts";
import type { Screen } from "./state/screen.ts";

/** The button that opens the finder over the page; it names the current screen. */
export function FinderOverPage() {
  const language = useLanguage();
  const settings = useFinderSettings();
  const screen = useFinder((state) => state.screen);
  return <OverPage name={buttonLabel(screen, settings, language)} />;
}

/** The button's label: "Open Kulla 5", "Open apartment 7". */
function buttonLabel(screen: Screen, settings: FinderProps, language: Language): string {
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
