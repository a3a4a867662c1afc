import { fileText } from "../facts/factsIn.ts";
import { floorPath, towersPath } from "../navigation/pagePaths.ts";
import { addressOf } from "../navigation/matchRoute.ts";
import { siteUrl, type HeadInput } from "./headSetting.ts";
import { frameText } from "../text/frame.ts";
import { placesText } from "../text/places.ts";
import { listingData, listingFloorName } from "./listingData.ts";
import { sharePicture } from "./sharePicture.ts";

/** A page's facts as JSON-LD in schema.org terms: the builder, the complex, the page's place in the site, and its apartment if it has one. */
export function structuredData(setting: HeadInput): object {
  const { listing } = setting;
  const graph = [organization(setting), complex(setting), breadcrumbs(setting)];
  return { "@context": "https://schema.org", "@graph": listing ? [...graph, listingData(setting, listing)] : graph };
}

function organization({ project: { contact }, match: { language }, brand, hasIcons }: HeadInput): object {
  const { address, phone, email, links = [] } = contact;
  return {
    "@type": "Organization",
    "@id": siteUrl("/", "#organization"),
    name: brand,
    url: siteUrl("/"),
    ...(hasIcons && { logo: siteUrl("/project/icons/icon-512.png") }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(address && { address: fileText(address, language) }),
    ...(links.length > 0 && { sameAs: links.map(({ url }) => url) }),
  };
}

function complex(setting: HeadInput): object {
  const { current, match } = setting;
  const { towers, floors, contact } = current.project;
  // Parking spaces and shops are not accommodation.
  const apartments = floors.flatMap((floor) => floor.apartments).filter(({ kind }) => kind === "home");
  const hasStatus = apartments.some(({ status }) => status !== undefined);
  const picture = sharePicture({ ...setting, listing: undefined });
  return {
    "@type": "ApartmentComplex",
    "@id": siteUrl("/", "#complex"),
    name: towers.map(({ name }) => fileText(name, match.language)).join(placesText[match.language].and),
    url: siteUrl(addressOf("/", match.language)),
    ...(contact.address && { address: fileText(contact.address, match.language) }),
    ...(picture && { image: picture.url }),
    numberOfAccommodationUnits: apartments.length,
    ...(hasStatus && {
      numberOfAvailableAccommodationUnits: apartments.filter(({ status }) => status === "available").length,
    }),
  };
}

function breadcrumbs({ match: { language, route }, current, head, listing, brand, facts }: HeadInput): object {
  const [one, many = one] = current.project.buildingWord?.[language] ?? [];
  const towers = many ? many.charAt(0).toUpperCase() + many.slice(1) : placesText[language].towers;
  const title = head.title.replace(` | ${brand}`, "");
  const inTower = listing || route.page === "floor" || route.page === "building";
  const steps: readonly (readonly [name: string, path: string])[] = [
    [frameText[language].home, "/"],
    ...(inTower ? ([[towers, towersPath]] as const) : []),
    ...(listing
      ? ([[listingFloorName(listing, language), floorPath(facts.towers, listing.floor.floor)]] as const)
      : []),
    ...(route.path === "/" ? [] : ([[title, route.path]] as const)),
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(([name, path], index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: siteUrl(addressOf(path, language)),
    })),
  };
}
