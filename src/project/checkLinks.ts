import { migrateApartment, migrateRegion } from "./file/migrate.ts";
import type { ReadFile } from "./file/projectSchema.ts";
import type { Report, Steps } from "./ProjectDataError.ts";
import type { Apartment, Chapter, Floor, Project } from "./types.ts";

type Found<T> = { readonly record: T; readonly steps: Steps };

/** Checks that ids exist; each check reports a missing one. */
function linkChecks(report: Report) {
  const isNew = (usedKeys: Set<unknown>, key: string | number, stepsTo: () => Steps): boolean => {
    const sizeBefore = usedKeys.size;
    if (usedKeys.add(key).size > sizeBefore) return true;
    report(stepsTo(), `${key} already exists`);
    return false;
  };
  const isKnown = (ids: Set<unknown>, id: string | number, stepsTo: () => Steps): boolean => {
    if (ids.has(id)) return true;
    const steps = stepsTo();
    report(steps, `no ${steps.at(-1)} "${id}"`);
    return false;
  };
  /** The first record of each id, without broken records (`undefined`). */
  const firstOfEach = <T extends { readonly id: string }>(list: string, records: readonly (T | undefined)[]) => {
    const ids = new Set<unknown>();
    const found = records.flatMap((record, i): Found<T>[] =>
      record && isNew(ids, record.id, () => [list, i, "id"]) ? [{ record, steps: [list, i] }] : [],
    );
    return { ids, found };
  };
  return { isNew, isKnown, firstOfEach };
}

/**
 * Turns single records into a project: of two records with the same id the first counts, dangling links are reported.
 * An apartment stays if only its layout or its floor's plan is missing; a link to a missing tour is removed.
 */
export function checkLinks(file: ReadFile, report: Report): Project {
  const { isNew, isKnown, firstOfEach } = linkChecks(report);
  const towers = firstOfEach("towers", file.towers);
  const plans = firstOfEach("plans", file.plans);
  const layouts = firstOfEach("layouts", file.layouts);
  const tours = firstOfEach("tours", file.tours);
  const floorKeys = new Set<unknown>();
  const apartmentIds = new Set<unknown>();
  const extras: { readonly apartment: string; readonly steps: Steps }[] = [];

  const checkFloor = (found: ReadFile["floors"][number], f: number): Floor[] => {
    if (!found || !isNew(floorKeys, `${found.tower} ${found.floor}`, () => ["floors", f, "floor"])) return [];
    const { tower, floor, plan } = found;
    isKnown(towers.ids, tower, () => ["floors", f, "tower"]);
    if (plan) isKnown(plans.ids, plan, () => ["floors", f, "plan"]);
    const apartments: Apartment[] = [];
    found.apartments.forEach((apartment, a) => {
      const at = (name: string): Steps => ["floors", f, "apartments", a, name];
      if (!apartment || !isNew(apartmentIds, apartment.id, () => at("id"))) return;
      if (apartment.layout) isKnown(layouts.ids, apartment.layout, () => at("layout"));
      apartment.price?.extras?.forEach((extra, e) => {
        if (extra.apartment)
          extras.push({ apartment: extra.apartment, steps: [...at("price"), "extras", e, "apartment"] });
      });
      const isDangling = apartment.tour !== undefined && !isKnown(tours.ids, apartment.tour, () => at("tour"));
      apartments.push(
        migrateApartment(isDangling ? withoutTour(apartment) : apartment, file.mainArea, { tower, floor }),
      );
    });
    return [{ ...found, apartments }];
  };
  const floors = withThrough(file.floors.flatMap(checkFloor));
  extras.forEach(({ apartment, steps }) => isKnown(apartmentIds, apartment, () => steps));
  const pages = new Set<unknown>(file.brochure?.pages.keys());
  const isPaged = ({ page }: Chapter, c: number) => isKnown(pages, page, () => ["brochure", "chapters", c, "page"]);

  return {
    ...withTowers(file, ({ tower }, at) => tower && isKnown(towers.ids, tower, () => [...at, "tower"])),
    ...(file.brochure && { brochure: { ...file.brochure, chapters: file.brochure.chapters.filter(isPaged) } }),
    // A tower without a name gets a number: ids are not shown to visitors.
    towers: towers.found.map(({ record: { name, ...tower } }, index) =>
      Object.assign(tower, { name: name || String(index + 1) }),
    ),
    floors,
    plans: plans.found.map(({ record: { regions, ...plan }, steps }) => {
      const apartments = new Set<unknown>();
      const checked = regions.flatMap((read, r) => {
        const region = read && migrateRegion(read);
        return region && isNew(apartments, region.home, () => [...steps, "regions", r, "home"]) ? region : [];
      });
      return Object.assign(plan, { regions: checked });
    }),
    layouts: layouts.found.map(({ record: { mirrorOf, ...layout }, steps }) => {
      const isMirror = mirrorOf !== null && isKnown(layouts.ids, mirrorOf, () => [...steps, "mirrorOf"]);
      return Object.assign(layout, { mirrorOf: isMirror ? mirrorOf : null });
    }),
    tours: tours.found.map(({ record }) => record),
  };
}

function withoutTour<Item extends { readonly tour?: string }>({ tour: _lost, ...apartment }: Item): Omit<Item, "tour"> {
  return apartment;
}

type Tower = { readonly tower?: string | null };

/** Volumes and views stay if their tower is missing: a neighbouring building casts its shadow anyway. */
function withTowers({ place, views, ...file }: ReadFile, check: (record: Tower, at: Steps) => unknown) {
  const whole = <T extends Tower>(list: readonly (T | undefined)[], ...at: Steps) =>
    list.filter((record, i): record is T & { readonly tower?: string } => {
      if (record) check(record, [...at, i]);
      return record !== undefined && record.tower !== null;
    });
  return {
    ...file,
    ...(place && { place: { ...place, volumes: whole(place.volumes, "place", "volumes") } }),
    ...(views && { views: whole(views, "views") }),
  };
}

/** Adds apartments that extend over several floors to each of them. */
function withThrough(floors: readonly Floor[]): readonly Floor[] {
  const tall = floors.flatMap(({ apartments }) => apartments.filter(({ storeys }) => storeys));
  if (tall.length === 0) return floors;
  const reaches = ({ tower, floor, storeys }: Apartment, at: Floor): boolean =>
    tower === at.tower && floor !== at.floor && storeys?.includes(at.floor) === true;
  return floors.map((floor) => ({ ...floor, through: tall.filter((apartment) => reaches(apartment, floor)) }));
}
