import type { Steps } from "../../../src/project/ProjectDataError.ts";
import { fill } from "../../../src/text/format/fill.ts";
import type { DraftProject } from "../draft/draft.ts";
import { apartmentNames, labelOf } from "../draft/edit/planApartments.ts";
import { regionApartments } from "../draft/edit/regionApartments.ts";
import { apartmentName } from "./apartmentName.ts";
import { textInLanguage } from "./textInLanguage.ts";
import type { StudioTexts } from "./studioTexts.ts";

/** The place in the owner's words: "Kulla 5, Kati 3". */
export function placeText(at: Steps, project: DraftProject, texts: StudioTexts): string {
  const [list, index, inner, deeper] = at;
  const places: Readonly<Record<string, string>> = texts.places;
  const nameOfTower = (id: string) => towerName(project, id, texts);
  const nameOfPlace = (name: Steps[number]) => places[String(name)] ?? texts.places.project;
  // A problem of the entire project has no place to name.
  if (list === undefined) return "";
  if (list === "website") return websiteView(at, texts);
  if (typeof index !== "number") return nameOfPlace(list);
  if (list === "towers") return nameOfTower(project.towers[index]?.id ?? "");
  if (list === "plans") {
    const plan = project.plans?.[index];
    const title = planName(project, plan?.id ?? "", texts);
    const apartments =
      plan && inner === "regions" ? (regionApartments(project.floors, plan)[Number(deeper)] ?? []) : [];
    const [apartment] = apartments;
    if (!apartment) return title;
    // A plan may belong to several floors: for apartments above each other, the plan is the place.
    const name = fill(texts.names.home, { home: apartmentName(apartment.name, texts) });
    const floors = new Set(apartments.flatMap((each) => each.floors));
    const [floor] = floors;
    if (floors.size !== 1 || !floor) return `${title}, ${name}`;
    return `${nameOfTower(floor.tower)}, ${floorName(floor, texts)}, ${name}`;
  }
  if (list === "layouts") {
    const { id = "", label = "" } = project.layouts?.[index] ?? {};
    const layout = `${texts.places.layouts} ${textInLanguage(label, texts.language) || id}`;
    return inner === "pictures" ? `${layout}, ${texts.names.picture} ${Number(deeper) + 1}` : layout;
  }
  const floor = list === "floors" ? project.floors[index] : undefined;
  if (!floor) return `${nameOfPlace(list)} ${index + 1}`;
  const floorText = `${nameOfTower(floor.tower)}, ${floorName(floor, texts)}`;
  const apartment = inner === "apartments" ? floor.apartments[Number(deeper)] : undefined;
  const name = apartment && (apartmentNames(project.floors).get(apartment.id) ?? { label: labelOf(apartment) });
  return name ? `${floorText}, ${fill(texts.names.home, { home: apartmentName(name, texts) })}` : floorText;
}

/** "Website, Home page, section 3". */
function websiteView([, list, page, field, index]: Steps, texts: StudioTexts): string {
  const pages: Readonly<Record<string, string>> = texts.website.pageNames;
  const name = list === "pages" ? pages[String(page)] : undefined;
  const section = field === "sections" && typeof index === "number" && fill(texts.website.section, { n: index + 1 });
  return [texts.places.website, name, section].filter(Boolean).join(", ");
}

/** A building by its name, or by its number if it has none: ids are not meant for people. */
export function towerName(
  { towers }: Pick<DraftProject, "towers">,
  id: string,
  texts: Pick<StudioTexts, "language" | "names">,
): string {
  const index = towers.findIndex((tower) => tower.id === id);
  const name = textInLanguage(towers[index]?.name ?? "", texts.language);
  return name || fill(texts.names.tower, { n: index < 0 ? "" : index + 1 }).trim();
}

/** A plan by its name, or by its floors: "Plan Building A, Floor 1 – 8"; one without floors by its position in the list. */
export function planName(
  project: Pick<DraftProject, "towers" | "floors" | "plans">,
  id: string,
  texts: StudioTexts,
): string {
  const { towers, floors, plans = [] } = project;
  const index = plans.findIndex((plan) => plan.id === id);
  const own = plans[index]?.studio?.name;
  if (own) return own;
  const users = floors.filter(({ plan }) => plan === id);
  const numbered = fill(texts.names.plan, { plan: index < 0 ? "" : index + 1 }).trim();
  const [first] = users;
  if (!first) return numbered;
  const inFirst = users.filter(({ tower }) => tower === first.tower).toSorted((a, b) => a.floor - b.floor);
  const range = floorRange(inFirst[0] ?? first, inFirst.at(-1) ?? first, texts);
  const place = towers.length > 1 ? `${towerName({ towers }, first.tower, texts)}, ${range}` : range;
  return fill(texts.names.plan, { plan: place });
}

type NamedFloor = Pick<DraftProject["floors"][number], "floor" | "label">;

/** The floor's name as visitors read it: "Përdhesa", or "Kati 12A" if its label is not a name. */
export function floorName(floor: NamedFloor, texts: StudioTexts): string {
  const label = floorLabel(floor, texts);
  return isOwnWord(label) ? label : fill(texts.names.floor, { floor: label });
}

/** "Floor 1 – 8", or "Përdhesa – Floor 8" if one of them has its own name; a single floor by its name. */
function floorRange(lowest: NamedFloor, highest: NamedFloor, texts: StudioTexts): string {
  if (lowest === highest) return floorName(lowest, texts);
  const labels = [floorLabel(lowest, texts), floorLabel(highest, texts)];
  return labels.some(isOwnWord)
    ? `${floorName(lowest, texts)} – ${floorName(highest, texts)}`
    : fill(texts.names.floor, { floor: labels.join(" – ") });
}

const floorLabel = ({ floor, label }: NamedFloor, texts: StudioTexts): string =>
  (label && textInLanguage(label, texts.language)) || String(floor);

const isOwnWord = (label: string): boolean => /\p{L}{2}/u.test(label);
