import { fillFacts } from "../../owner/site/siteFacts.ts";
import { findApartmentPlace } from "../facts/apartmentPlace.ts";
import type { SiteFacts } from "../facts/siteFacts.ts";
import { textFacts } from "../text/textFacts.ts";
import type { RouteMatch } from "../navigation/matchRoute.ts";
import { exteriorTourPath, type PageName } from "../navigation/routes.ts";
import { headsText, type Head, type HeadName } from "../text/heads.ts";
import { apartmentName, floorNameIn } from "../text/placeNames.ts";
import { placesText } from "../text/places.ts";

type Setting = {
  readonly match: Pick<RouteMatch, "language" | "route">;
  readonly facts: Pick<SiteFacts, "apartments" | "towers" | "site" | "from" | "to">;
  /** The site's own descriptions by page; not needed in the browser. */
  readonly descriptions?: Readonly<Record<string, string>>;
  /** Added to an apartment's description ("2+1, 73,4 m²"). */
  readonly size?: string;
};

const isHeadName = (page: PageName | HeadName): page is HeadName => Object.hasOwn(headsText.sq, page);

/** The title, with the brand's name, and the description of a place. */
export function headOf(setting: Setting): Head {
  const { site } = setting.facts;
  const { title, description } = pageHead(setting);
  // The home page may have the brand's own name as its title.
  return { title: [...new Set([title, site.brand])].filter(Boolean).join(" | "), description };
}

/** The head of a page: set by the site, or generated from the project's facts. */
function pageHead({ match: { language, route }, facts, descriptions = {}, size = "" }: Setting): Head {
  const { path, page, apartment = "" } = route;
  const name = path === exteriorTourPath ? "outsideTour" : page;
  const text = placesText[language];
  const apartmentPlace = findApartmentPlace(facts.apartments, apartment);
  const floorNumber = apartmentPlace?.floor ?? route.floor ?? 0;
  const tower = facts.towers.find(({ id, floors }) =>
    apartmentPlace || route.tower
      ? id === (apartmentPlace?.tower ?? route.tower)
      : floors.some((each) => each.floor === floorNumber),
  );
  const floor = floorNameIn(text, tower, floorNumber);
  const values = {
    floor,
    inFloor: language === "de" ? floor : floor.toLowerCase(),
    tower: (apartmentPlace || route.tower ? tower?.name : undefined) ?? "",
    ...textFacts(facts, language),
    apartment: apartmentPlace ? apartmentName(text, apartmentPlace) : "",
    facts: size && `: ${size}`,
  };
  const made = isHeadName(name) ? headsText[language][name] : { title: "", description: "" };
  return {
    title: fillFacts(facts.site.titles[name] ?? made.title, values),
    description: fillFacts(descriptions[name] ?? made.description, values),
  };
}
