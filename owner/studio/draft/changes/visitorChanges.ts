import { withoutPriceHistory } from "../../../../src/project/priceHistory.ts";
import type { Steps } from "../../../../src/project/ProjectDataError.ts";
import type { DraftFloor, DraftApartment, DraftProject } from "../draft.ts";
import { publishedNames } from "../edit/regionApartments.ts";
import { pictureKeys, withoutAddresses } from "./pictures.ts";

export const changeKinds = [
  "status",
  "price",
  "newHome",
  "removedHome",
  "home",
  "newFloor",
  "removedFloor",
  "outline",
  "newPicture",
  "removedPicture",
  "part",
] as const;

/** Something that changes for visitors. */
export type VisitorChange = {
  readonly kind: (typeof changeKinds)[number];
  /** Its place in the draft's project; if `isGone`, its place in the published one. */
  readonly at: Steps;
  readonly isGone?: boolean;
  /** For a status or price: the apartment before and now. */
  readonly apartments?: readonly [was: DraftApartment, now: DraftApartment];
};

/** The changes that publishing would make: `before` is what visitors get now, `now` the draft. */
export function visitorChanges(before: DraftProject, now: DraftProject): readonly VisitorChange[] {
  return [
    ...apartmentChanges(before, now),
    ...floorChanges(before, now),
    ...outlineChanges(before, now),
    ...pictureChanges(before, now),
    ...partChanges(before, now),
  ];
}

type Placed<T> = { readonly at: Steps; readonly value: T };
type ByName<T> = ReadonlyMap<string, Placed<T>>;

const areSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** New records, removed records, and each pair of records in both. */
function compare<T>(before: ByName<T>, now: ByName<T>) {
  const added = [...now].flatMap(([name, each]) => (before.has(name) ? [] : [each]));
  const removed = [...before].flatMap(([name, each]) => (now.has(name) ? [] : [each]));
  const both = [...now].flatMap(([name, each]) => {
    const was = before.get(name);
    return was ? [{ was: was.value, now: each.value, at: each.at }] : [];
  });
  return { added, removed, both };
}

const apartmentsOf = ({ floors }: DraftProject): ByName<DraftApartment> =>
  new Map(
    floors.flatMap(({ apartments }, floor) =>
      apartments.map((value, index) => [value.id, { at: ["floors", floor, "apartments", index], value }] as const),
    ),
  );

function apartmentChanges(before: DraftProject, now: DraftProject): readonly VisitorChange[] {
  const { added, removed, both } = compare(apartmentsOf(before), apartmentsOf(now));
  const changed = both.flatMap(({ was, now: apartment, at }): VisitorChange[] => {
    const versions = [was, apartment] as const;
    return [
      ...(was.status === apartment.status ? [] : [{ kind: "status", at, apartments: versions } as const]),
      ...(areSame(priceOf(was), priceOf(apartment)) ? [] : [{ kind: "price", at, apartments: versions } as const]),
      ...(areSame(factsOf(was), factsOf(apartment)) ? [] : [{ kind: "home", at } as const]),
    ];
  });
  return [
    ...changed,
    ...added.map(({ at }) => ({ kind: "newHome", at }) as const),
    ...removed.map(({ at }) => ({ kind: "removedHome", at, isGone: true }) as const),
  ];
}

/** The price without its history. */
const priceOf = ({ price }: DraftApartment) => price && withoutPriceHistory(price);

const factsOf = ({ status: _status, price: _price, studio: _studio, ...facts }: DraftApartment): object => facts;

const floorsOf = ({ floors }: DraftProject): ByName<DraftFloor> =>
  new Map(floors.map((value, index) => [JSON.stringify([value.tower, value.floor]), { at: ["floors", index], value }]));

function floorChanges(before: DraftProject, now: DraftProject): readonly VisitorChange[] {
  const { added, removed, both } = compare(floorsOf(before), floorsOf(now));
  const facts = ({
    apartments: _apartments,
    outline: _outline,
    portraitOutline: _portraitOutline,
    studio: _studio,
    ...own
  }: DraftFloor) => own;
  return [
    ...added.map(({ at }) => ({ kind: "newFloor", at }) as const),
    ...removed.map(({ at }) => ({ kind: "removedFloor", at, isGone: true }) as const),
    ...both.flatMap((each) =>
      areSame(facts(each.was), facts(each.now)) ? [] : [{ kind: "part", at: each.at } as const],
    ),
  ];
}

/** Every outline of a project: of towers and floors, on the landscape and the portrait picture, and of apartments on plans. */
function outlinesOf({ towers, floors, plans = [] }: DraftProject): ByName<string> {
  type Named = readonly [string, Placed<string>];
  const bothOutlines = (
    name: string,
    at: Steps,
    { outline = "", portraitOutline = "" }: OutlineFields,
  ): readonly Named[] => [
    [name, { at, value: outline }],
    [`${name} upright`, { at, value: portraitOutline }],
  ];
  return new Map([
    ...towers.flatMap((tower, index) => bothOutlines(`tower ${tower.id}`, ["towers", index], tower)),
    ...floors.flatMap((floor, index) => bothOutlines(`floor ${floor.tower} ${floor.floor}`, ["floors", index], floor)),
    ...plans.flatMap((each, plan) => {
      const names = publishedNames(floors, each);
      return each.regions.flatMap(({ outline = "" }, index) =>
        (names[index] ?? []).map((name): Named => [
          `home ${each.id} ${name}`,
          { at: ["plans", plan, "regions", index], value: outline },
        ]),
      );
    }),
  ]);
}

type OutlineFields = { readonly outline?: string | undefined; readonly portraitOutline?: string | undefined };

function outlineChanges(before: DraftProject, now: DraftProject): readonly VisitorChange[] {
  const { added, both } = compare(outlinesOf(before), outlinesOf(now));
  const drawn = added.filter(({ value }) => value !== "");
  const redrawn = both.filter(({ was, now: outline }) => was !== outline);
  return [...drawn, ...redrawn].map(({ at }) => ({ kind: "outline", at }));
}

function pictureChanges(before: DraftProject, now: DraftProject): readonly VisitorChange[] {
  const { added, removed } = compare(pictureKeys(before), pictureKeys(now));
  return [
    ...added.map(({ at }) => ({ kind: "newPicture", at }) as const),
    ...removed.map(({ at }) => ({ kind: "removedPicture", at, isGone: true }) as const),
  ];
}

/** Changes of everything else, part by part: contact, layouts, tours, and so on. */
function partChanges(before: DraftProject, now: DraftProject): readonly VisitorChange[] {
  const [was, is] = [partsOf(before, now), partsOf(now, now)];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names.flatMap((name) => (areSame(was[name], is[name]) ? [] : [{ kind: "part", at: [name] } as const]));
}

/** The parts of a project whose changes are not listed one by one; without what publishing adds to `draft`. */
function partsOf(project: DraftProject, draft: DraftProject): Readonly<Record<string, unknown>> {
  const { towers, plans = [], tours = [], brochure, floors: _floors, version: _version, ...rest } = project;
  const { availability: _availability, texts: _texts, $schema: _schema, ...parts } = rest as Record<string, unknown>;
  const posters = new Set(draft.tours?.flatMap(({ id, poster }) => (poster ? [id] : [])));
  const isFromPdf = (draft.brochure?.pages?.length ?? 0) === 0;
  const all = {
    ...parts,
    towers: towers.map(({ outline: _outline, portraitOutline: _portraitOutline, ...own }) => own),
    plans: plans.map(({ regions: _regions, ...own }) => own),
    tours: tours.map(({ poster, ...own }) => (posters.has(own.id) ? { ...own, poster } : own)),
    brochure: brochure && isFromPdf ? { pdf: brochure.pdf, chapters: brochure.chapters } : brochure,
  };
  return Object.fromEntries(Object.entries(all).map(([name, each]) => [name, withoutAddresses(each)]));
}
