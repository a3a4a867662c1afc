import { findApartment, findFloor } from "../../../project/lookUps.ts";
import type { Apartment, Project } from "../../../project/types.ts";
import type { SearchAttributes } from "../../../search/filter/searchStore.ts";
import { addressPart } from "./pageLinks.ts";
import type { Start } from "../finderProps.ts";
import type { Screen } from "../screen.ts";

/** A deep link to a screen, as the code under a key of the hash: `k5/3/07` in `#top&kulla=k5/3/07`; `undefined` if there is none. */
export function readLink(hash: string, key: string): string | undefined {
  const part = partsOf(hash).find((each) => each.startsWith(`${key}=`));
  return part?.slice(key.length + 1);
}

/** The hash with another code under the key (`undefined` removes it); its other parts stay in place. */
export function writeLink(hash: string, key: string, code: string | undefined): string {
  const old = partsOf(hash);
  const newPart = code === undefined ? [] : [`${key}=${code}`];
  const index = old.findIndex((part) => part.startsWith(`${key}=`));
  const parts = index < 0 ? [...old, ...newPart] : old.toSpliced(index, 1, ...newPart);
  return parts.length > 0 ? `#${parts.join("&")}` : "";
}

function partsOf(hash: string): string[] {
  return hash
    .replace(/^#/, "")
    .split("&")
    .filter((part) => part !== "");
}

/** Prefix of a comparison's code. Codes of towers are encoded, so they do not contain it. */
const comparison = "=";

/**
 * The code of a screen: "" for the site, `k5`, `k5/3`, `k5/3/07`, `=k5-03-07,k5-04-01`; `undefined` for an apartment that is not on
 * any floor.
 */
export function linkCodeOf(project: Project, screen: Screen): string | undefined {
  if (screen.name === "site") return "";
  if (screen.name === "search") return "search?";
  if (screen.name === "tower") return addressPart(screen.tower);
  if (screen.name === "floor") return `${addressPart(screen.tower)}/${screen.floor}`;
  if (screen.name === "compare") return `${comparison}${screen.apartments.map(addressPart).join(",")}`;
  const apartment = findApartment(project, screen.apartment);
  if (!apartment) return undefined;
  const name = nameOf(apartment);
  // Two entrances of a floor may have apartments with the same label, and an apartment may have none.
  const isAlone =
    name !== "" && apartmentsAt(project, apartment).filter((other) => nameOf(other) === name).length === 1;
  return `${addressPart(apartment.tower)}/${apartment.floor}/${addressPart(isAlone ? name : apartment.id)}`;
}

/** The search in a code, after its `?`; `undefined` if it has none. A tower's id may be "search", too. */
export function searchOfLink(code: string): string | undefined {
  const index = code.indexOf("?");
  return index < 0 ? undefined : code.slice(index + 1);
}

/** The search attributes of a text such as `bedrooms=2;view=list;sort=-area`. */
export function searchAttributesOf(text: string): SearchAttributes {
  const parts = text.split(";").filter(Boolean);
  const valueOf = (name: string) => parts.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
  const filter = parts.filter((part) => !/^(view|sort)=/.test(part));
  return { filter: filter.length > 0 ? filter.join("&") : null, view: valueOf("view"), sort: valueOf("sort") };
}

/** The start attributes of a code. An unknown apartment keeps the code as its id, for the console warning. */
export function startOfLink(project: Project, code: string): Start {
  const nowhere: Start = { tower: null, floor: null, apartment: null, layout: null, tour: null };
  if (code.startsWith("search?")) return { ...nowhere, search: true };
  const screenCode = code.replace(/\?.*/, "");
  if (screenCode.startsWith(comparison))
    return { ...nowhere, compare: screenCode.slice(comparison.length).split(",").map(decoded) };
  const [tower = "", floor = "", name = ""] = screenCode.split("/").map(decoded);
  const apartments = apartmentsAt(project, { tower, floor: Number(floor || Number.NaN) });
  const found = apartments.find(({ id }) => id === name) ?? apartments.find((apartment) => isNamed(apartment, name));
  const apartment = name && (found?.id ?? code);
  return { ...nowhere, tower: tower || null, floor: floor || null, apartment: apartment || null };
}

const apartmentsAt = (project: Project, { tower, floor }: Pick<Apartment, "tower" | "floor">) =>
  findFloor(project, tower, floor)?.apartments ?? [];

const nameOf = ({ number, label }: Apartment): string => (number === null ? label : String(number).padStart(2, "0"));

const isNamed = ({ number, label }: Apartment, name: string): boolean =>
  label === name || (number !== null && number === Number(name));

/** Anyone may have edited the address: text with invalid encoding is returned unchanged. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
