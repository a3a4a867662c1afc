import { headsText } from "../text/heads/heads.ts";
import type { Head } from "../text/heads/headsSq.ts";
import { apartmentParts } from "../navigation/apartmentParts.ts";
import { tourHead } from "../text/tourHead.ts";
import type { Place } from "../navigation/placeOf.ts";
import type { SiteFacts } from "../facts/siteFacts.ts";

type Setting = {
  readonly place: Pick<Place, "language" | "route">;
  readonly towers: SiteFacts["towers"];
  /** What a home's description tells besides ("2+1, 73,4 m²"); the browser needs no description. */
  readonly size?: string;
};

/** Title and description of a place. */
export function headOf({ place: { language, route }, towers, size = "" }: Setting): Head {
  const { path, page, floor = 0, apartment = "" } = route;
  if (page === "tour" && path !== "/vr") return tourHead(path, language);
  const parts = apartmentParts(apartment);
  const tower = towers.find(({ id }) => id === parts?.tower)?.name ?? "";
  return headsText[language][page]({ floor, tower, number: 0, size, ...(parts && { ...parts, tower }) });
}
