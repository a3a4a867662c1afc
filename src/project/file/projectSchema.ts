import {
  byKey,
  list,
  requiredWithDefault,
  required,
  object,
  withDefault,
  optional,
  records,
  supplied,
  nullIfInvalid,
  type Read,
  type Schema,
  type Written,
} from "./schemas.ts";

const text = { kind: "text" } as const;
const flag = { kind: "flag" } as const;
const localText = { kind: "localText" } as const;
const point = { kind: "point" } as const;
const address = { kind: "address" } as const;
const between = (from: number, to: number) => ({ kind: "number", from, to }) as const;
const whole = (from = -1e5) => ({ kind: "number", from, to: 1e5, isWhole: true }) as const;
const like = (pattern: RegExp, problem: string) => ({ kind: "text", pattern, problem }) as const;
const choice = <const V extends readonly (string | number)[]>(...of: V) => ({ kind: "choice", of }) as const;

const id = like(/^.{1,100}$/, "an id has 1 to 100 characters");
const path = like(/^[Mm][MLHVCSQTAZmlhvcsqtaz0-9eE ,.+-]+$/, "not an SVG path");
const milliseconds = between(0, 60_000);
const area = between(0, 1e5);
const money = between(0, 1e12);
const date = like(/^\d{4}-\d\d-\d\d$/, "not a date like 2026-11-20");
const currency = like(/^[A-Z]{3}$/, "not a currency like EUR");

// A record without a name is reported and still shown. checkLinks.ts checks whether links lead anywhere.
const name = requiredWithDefault(localText, "");
// Without an outline a record is still shown in the list.
const outline = withDefault(path, "");
const fadeMs = withDefault(milliseconds, 200);

const source = object({
  type: required(like(/^image\/[\w.+-]+$/, "not a picture type like image/avif")),
  srcset: required({ kind: "srcset" }),
});
/** A small picture inside the file, shown while the large one loads. */
export const placeholder = like(
  /^data:image\/[\w.+-]+[;,][\w.+/=,;:%-]*$/,
  "not a data: picture of letters, digits and %",
);
export const picture = object({
  src: required(address),
  width: required(whole(1)),
  height: required(whole(1)),
  alt: name,
  placeholder: optional(placeholder),
  whole: optional(flag),
  truth: optional(choice("photo", "rendering", "edited", "asBuilt")),
  sources: optional(list(source)),
});

const site = object({
  picture: nullIfInvalid(picture),
  portrait: optional(picture),
  teaser: withDefault(object({ delayMs: required(milliseconds), holdMs: required(milliseconds) }), {
    delayMs: 1000,
    holdMs: 1000,
  }),
});
const hints = object({
  delayMs: required(milliseconds),
  stepMs: required(milliseconds),
  flashMs: required(milliseconds),
});
/** The facts stated for a tower, or in the project for all towers. */
const building = {
  energyClass: optional(like(/^.{1,20}$/, "a class has 1 to 20 characters")),
  handOver: optional(
    object({
      when: required(like(/^\d{4}-(Q[1-4]|\d\d-\d\d)$/, "not a quarter like 2027-Q2 or a date like 2027-06-30")),
      done: optional(flag),
    }),
  ),
  tenure: optional(choice("freehold", "leasehold")),
  constructionStage: optional(choice("planned", "started", "shell", "finishing", "completed")),
};
const tower = object({
  id: required(id),
  name,
  label: withDefault(text, ""),
  outline,
  portraitOutline: optional(path),
  fadeMs,
  picture: nullIfInvalid(picture),
  portrait: optional(picture),
  ...building,
  hints: withDefault(hints, { delayMs: 500, stepMs: 300, flashMs: 300 }),
});
/** The same in project and availability files. */
export const price = object({
  kind: required(choice("exact", "from", "onRequest")),
  amount: optional(money),
  currency: optional(currency),
  validUntil: optional(date),
  perM2: optional(money),
  vat: optional(choice("included", "excluded")),
  vatPercent: optional(between(0, 100)),
  extras: optional(
    list(
      object({
        kind: required(choice("parking", "storage", "other")),
        name: optional(localText),
        apartment: optional(id),
        amount: optional(money),
        obligatory: optional(flag),
      }),
    ),
  ),
  since: optional(date),
  before: optional(money),
});
export const reservedUntil = date;
export const status = choice("available", "reserved", "sold", "notReleased");
const side = choice("N", "E", "S", "W");
export const areaKinds = ["net", "common", "total", "balcony", "terrace", "garden"] as const;
/** Defaults of an apartment, applied by migrate.ts, which creates new objects for all apartments. */
export const apartmentDefaults = { kind: "home", layout: "", side: [] } as const;
const apartment = object({
  id: required(id),
  label: optional(text),
  number: optional(whole()),
  kind: supplied(choice("home", "shop", "office", "parking", "storage"), apartmentDefaults.kind),
  entrance: optional(text),
  layout: supplied(text, apartmentDefaults.layout),
  tour: optional(text),
  type: optional(text),
  rooms: optional({ kind: "number", from: 0, to: 1e5, isHalves: true }),
  bedrooms: optional(whole(0)),
  area: optional(area),
  outdoorArea: optional(area),
  areas: optional(
    object({
      net: optional(area),
      common: optional(area),
      total: optional(area),
      balcony: optional(area),
      terrace: optional(area),
      garden: optional(area),
    }),
  ),
  storeys: optional(list(whole())),
  price: optional(price),
  pictures: optional(list(picture)),
  plan: optional(picture),
  pdf: optional(address),
  description: optional(localText),
  side: supplied(list(side), apartmentDefaults.side),
  status: optional(status),
  reservedUntil: optional(reservedUntil),
});
const floor = object({
  tower: required(id),
  floor: required(whole()),
  label: optional(localText),
  plan: withDefault(text, ""),
  outline,
  portraitOutline: optional(path),
  fadeMs,
  customFloorUrl: withDefault(text, ""),
  hoverOnNarrow: withDefault(flag, false),
  apartments: requiredWithDefault(records(apartment), []),
});
const region = object({
  home: optional(text),
  number: optional(whole()),
  label: name,
  outline,
  fadeMs,
  at: optional(point),
});
const plan = object({
  id: required(id),
  picture: nullIfInvalid(picture),
  top: optional(picture),
  northDeg: withDefault(between(-360, 360), 0),
  regions: requiredWithDefault(records(region), []),
});
const layout = object({
  id: required(id),
  mirrorOf: withDefault({ kind: "orNull", schema: id }, null),
  label: optional(localText),
  folder: optional(address),
  pictures: withDefault(list(picture), []),
  plan: optional(picture),
  rooms: withDefault(list(object({ name: required(localText), area: required(area), at: optional(point) })), []),
});
const tour = object({ id: required(id), url: required(address), poster: optional(picture) });
const language = like(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$/, "not the tag of a language like de or de-AT");
const brochure = object({
  locale: optional(language),
  pages: requiredWithDefault(list(picture), []),
  chapters: withDefault(list(object({ title: required(localText), page: required(whole(0)) })), []),
  pdf: optional(address),
  text: optional(address),
});
const place = object({
  lat: required(between(-90, 90)),
  lon: required(between(-180, 180)),
  northDeg: withDefault(between(-360, 360), 0),
  timeZone: optional(text),
  volumes: withDefault(
    records(object({ tower: optional(id), outline: required(path), heightM: required(between(0, 1e3)) })),
    [],
  ),
});
// If its tower is broken, a view cannot be attributed.
const view = object({
  side: required(side),
  floors: required(point),
  tower: nullIfInvalid(id),
  picture: required(picture),
});
const contact = object({
  address: optional(localText),
  phone: optional(text),
  email: optional(text),
  whatsapp: optional(text),
  viber: optional(text),
  links: optional(list(object({ name: required(text), url: required(address) }))),
});
const inquiry = object({
  publicKey: optional(text),
  service: optional(text),
  template: optional(text),
  contactTemplate: optional(text),
  // The mail library appends a path that starts with a slash.
  origin: optional({ kind: "address", isOrigin: true }),
  endpoint: optional(address),
  throttleMs: optional({ kind: "number", from: 0, to: 86_400_000 }),
  blockHeadless: optional({ kind: "flag" }),
  blockList: optional(object({ list: required(list(text)), watchVariable: required(text) })),
  privacy: optional(object({ url: optional(address), version: optional(text) })),
  campaignParams: optional(list(text)),
});

/**
 * The fields of the project file; version 2 includes those of version 1. For each field: whether it may be missing (`part`, `optional`), is reported
 * if missing (`missed`), or removes its record (`need`). project.schema.json is generated from this.
 */
export const projectSchema = object({
  version: required(choice(1, 2)),
  name,
  statusDate: optional(date),
  buildingWord: optional(byKey(list(text))),
  locales: optional(list(text)),
  texts: optional(byKey(address)),
  mainArea: withDefault(choice(...areaKinds), "net"),
  availability: optional(address),
  ...building,
  exchangeRate: optional(
    object({ from: required(currency), to: required(currency), rate: required(between(0, 1e9)), date: required(date) }),
  ),
  contact: withDefault(contact, {}),
  inquiry: withDefault(inquiry, {}),
  site: optional(site),
  towers: requiredWithDefault(records(tower), []),
  floors: requiredWithDefault(records(floor), []),
  plans: withDefault(records(plan), []),
  layouts: withDefault(records(layout), []),
  tours: withDefault(records(tour), []),
  brochure: optional(brochure),
  place: optional(place),
  views: optional(records(view)),
}) satisfies Schema;

/** A project file as written: relative addresses, apartments inside their floors. */
export type ProjectFile = Written<typeof projectSchema>;

/** A project file as read, before links are checked: `undefined` for a broken record, so that the others keep their indices. */
export type ReadFile = Read<typeof projectSchema>;
