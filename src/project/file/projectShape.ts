import {
  byLanguage,
  list,
  missed,
  need,
  object,
  optional,
  part,
  records,
  supplied,
  reported,
  type Read,
  type Shape,
  type Written,
} from "./shapes.ts";

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
const name = missed(localText, "");
// Without an outline a record is still shown in the list.
const outline = optional(path, "");
const fadeMs = optional(milliseconds, 200);

const source = object({
  type: need(like(/^image\/[\w.+-]+$/, "not a picture type like image/avif")),
  srcset: need({ kind: "srcset" }),
});
/** A small picture inside the file, shown while the large one loads. */
export const placeholder = like(
  /^data:image\/[\w.+-]+[;,][\w.+/=,;:%-]*$/,
  "not a data: picture of letters, digits and %",
);
const picture = object({
  src: need(address),
  width: need(whole(1)),
  height: need(whole(1)),
  alt: name,
  placeholder: part(placeholder),
  whole: part(flag),
  truth: part(choice("photo", "rendering", "edited", "asBuilt")),
  sources: part(list(source)),
});

const site = object({
  picture: reported(picture),
  portrait: part(picture),
  teaser: optional(object({ delayMs: need(milliseconds), holdMs: need(milliseconds) }), {
    delayMs: 1000,
    holdMs: 1000,
  }),
});
const hints = object({ delayMs: need(milliseconds), stepMs: need(milliseconds), flashMs: need(milliseconds) });
/** The facts stated for a tower, or in the project for all towers. */
const building = {
  energyClass: part(like(/^.{1,20}$/, "a class has 1 to 20 characters")),
  handOver: part(
    object({
      when: need(like(/^\d{4}-(Q[1-4]|\d\d-\d\d)$/, "not a quarter like 2027-Q2 or a date like 2027-06-30")),
      done: part(flag),
    }),
  ),
  tenure: part(choice("freehold", "leasehold")),
  constructionStage: part(choice("planned", "started", "shell", "finishing", "completed")),
};
const tower = object({
  id: need(id),
  name,
  label: optional(text, ""),
  outline,
  portraitOutline: part(path),
  fadeMs,
  picture: reported(picture),
  portrait: part(picture),
  ...building,
  hints: optional(hints, { delayMs: 500, stepMs: 300, flashMs: 300 }),
});
/** The same in project and availability files. */
export const price = object({
  kind: need(choice("exact", "from", "onRequest")),
  amount: part(money),
  currency: part(currency),
  validUntil: part(date),
  perM2: part(money),
  vat: part(choice("included", "excluded")),
  vatPercent: part(between(0, 100)),
  extras: part(
    list(
      object({
        kind: need(choice("parking", "storage", "other")),
        name: part(localText),
        apartment: part(id),
        amount: part(money),
        obligatory: part(flag),
      }),
    ),
  ),
  since: part(date),
  before: part(money),
});
export const reservedUntil = date;
export const status = choice("available", "reserved", "sold", "notReleased");
const side = choice("N", "E", "S", "W");
export const areaKinds = ["net", "common", "total", "balcony", "terrace", "garden"] as const;
/** Defaults of an apartment, applied by migrate.ts, which creates new objects for all apartments. */
export const apartmentDefaults = { kind: "home", layout: "", side: [] } as const;
const apartment = object({
  id: need(id),
  label: part(text),
  number: part(whole()),
  kind: supplied(choice("home", "shop", "office", "parking", "storage"), apartmentDefaults.kind),
  entrance: part(text),
  layout: supplied(text, apartmentDefaults.layout),
  tour: part(text),
  type: part(text),
  rooms: part(whole(0)),
  bedrooms: part(whole(0)),
  area: part(area),
  outdoorArea: part(area),
  areas: part(
    object({
      net: part(area),
      common: part(area),
      total: part(area),
      balcony: part(area),
      terrace: part(area),
      garden: part(area),
    }),
  ),
  storeys: part(list(whole())),
  price: part(price),
  pictures: part(list(picture)),
  plan: part(picture),
  pdf: part(address),
  description: part(localText),
  side: supplied(list(side), apartmentDefaults.side),
  status: part(status),
  reservedUntil: part(reservedUntil),
});
const floor = object({
  tower: need(id),
  floor: need(whole()),
  label: part(localText),
  plan: optional(text, ""),
  outline,
  portraitOutline: part(path),
  fadeMs,
  customFloorUrl: optional(text, ""),
  hoverOnNarrow: optional(flag, false),
  apartments: missed(records(apartment), []),
});
const region = object({ home: part(text), number: part(whole()), label: name, outline, fadeMs, at: part(point) });
const plan = object({
  id: need(id),
  picture: reported(picture),
  top: part(picture),
  northDeg: optional(between(-360, 360), 0),
  regions: missed(records(region), []),
});
const layout = object({
  id: need(id),
  mirrorOf: optional({ kind: "orNull", shape: id }, null),
  label: part(localText),
  folder: part(address),
  pictures: optional(list(picture), []),
  plan: part(picture),
  rooms: optional(list(object({ name: need(localText), area: need(area), at: part(point) })), []),
});
const tour = object({ id: need(id), url: need(address), poster: part(picture) });
const language = like(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$/, "not the tag of a language like de or de-AT");
const brochure = object({
  locale: part(language),
  pages: missed(list(picture), []),
  chapters: optional(list(object({ title: need(localText), page: need(whole(0)) })), []),
  pdf: part(address),
  text: part(address),
});
const place = object({
  lat: need(between(-90, 90)),
  lon: need(between(-180, 180)),
  northDeg: optional(between(-360, 360), 0),
  timeZone: part(text),
  volumes: optional(records(object({ tower: part(id), outline: need(path), heightM: need(between(0, 1e3)) })), []),
});
// If its tower is broken, a view cannot be attributed.
const view = object({ side: need(side), floors: need(point), tower: reported(id), picture: need(picture) });
const contact = object({
  address: part(localText),
  phone: part(text),
  email: part(text),
  whatsapp: part(text),
  viber: part(text),
  links: part(list(object({ name: need(text), url: need(address) }))),
});
const inquiry = object({
  publicKey: part(text),
  service: part(text),
  template: part(text),
  contactTemplate: part(text),
  // The mail library appends a path that starts with a slash.
  origin: part({ kind: "address", isOrigin: true }),
  endpoint: part(address),
  throttleMs: part({ kind: "number", from: 0, to: 86_400_000 }),
  blockHeadless: part({ kind: "flag" }),
  blockList: part(object({ list: need(list(text)), watchVariable: need(text) })),
  privacy: part(object({ url: part(address), version: part(text) })),
  campaignParams: part(list(text)),
});

/**
 * The fields of the project file; version 2 includes those of version 1. For each field: whether it may be missing (`part`, `optional`), is reported
 * if missing (`missed`), or removes its record (`need`). project.schema.json is generated from this.
 */
export const projectShape = object({
  version: need(choice(1, 2)),
  name,
  statusDate: part(date),
  buildingWord: part(byLanguage(list(text))),
  locales: part(list(text)),
  texts: part(byLanguage(address)),
  mainArea: optional(choice(...areaKinds), "net"),
  availability: part(address),
  ...building,
  exchangeRate: part(
    object({ from: need(currency), to: need(currency), rate: need(between(0, 1e9)), date: need(date) }),
  ),
  contact: optional(contact, {}),
  inquiry: optional(inquiry, {}),
  site: part(site),
  towers: missed(records(tower), []),
  floors: missed(records(floor), []),
  plans: optional(records(plan), []),
  layouts: optional(records(layout), []),
  tours: optional(records(tour), []),
  brochure: part(brochure),
  place: part(place),
  views: part(records(view)),
}) satisfies Shape;

/** A project file as written: relative addresses, apartments inside their floors. */
export type ProjectFile = Written<typeof projectShape>;

/** A project file as read, before links are checked: `undefined` for a broken record, so that the others keep their indices. */
export type ReadFile = Read<typeof projectShape>;
