import { floorTitle, apartmentTitle } from "../src/facts/titles.ts";
import { findApartment, findFloor, findTower } from "../src/project/lookUps.ts";
import { localText } from "../src/project/localText.ts";
import { apartmentData, dataBlock } from "../src/facts/structuredData/apartmentData.ts";
import type { CurrentProject } from "../src/facts/structuredData/currentProject.ts";
import type { Language } from "../src/ui/TextsContext.tsx";

/** A page's own facts for the structured data that search engines read. */
export type StructuredDataOptions = {
  /** The page's absolute address. */
  readonly url: string;
  /** The name of the company that offers the apartment. */
  readonly seller?: string | undefined;
};

type Setting = {
  readonly current: CurrentProject;
  /** Id of the apartment that the element shows; "" for none. */
  readonly apartment: string;
  readonly language: Language;
  /** A placeholder for the page's origin in the project's addresses. */
  readonly placeholder: string;
};

/** The data block of the apartment that an element shows; "" if it shows none. @throws Error if the page's address is not absolute */
export function apartmentBlock({ url, seller }: StructuredDataOptions, setting: Setting): string {
  const { current, language, placeholder } = setting;
  const { project } = current;
  if (!URL.canParse(url)) throw new Error(`kulla: structuredData.url is "${url}": it has to be an absolute address.`);
  const apartment = findApartment(project, setting.apartment);
  const floor = apartment && findFloor(project, apartment.tower, apartment.floor);
  if (!floor) return "";
  const tower = localText(findTower(project, apartment.tower)?.name ?? "", language.locale);
  const description = localText(apartment.description ?? "", language.locale);
  const data = apartmentData(current, {
    apartment,
    floor,
    name: [apartmentTitle(apartment, language.texts), floorTitle(floor, language), tower].filter(Boolean).join(", "),
    locale: language.locale,
    ...(description && { description }),
    url,
    ...(seller && { seller: { "@type": "Organization", name: seller } }),
  });
  return dataBlock(data).replaceAll(placeholder, new URL("/", url).href);
}
