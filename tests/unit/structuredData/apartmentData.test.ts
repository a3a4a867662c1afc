import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseProject } from "../../../src/project/parseProject.ts";
import type { Apartment, Project } from "../../../src/project/types.ts";
import { apartmentData } from "../../../src/facts/structuredData/apartmentData.ts";
import { currentProject } from "../../../src/facts/structuredData/currentProject.ts";
import { renderElement } from "../../../widgets/server.tsx";

/** The properties that schema.org (version 29) allows for the types we write. */
const properties: Readonly<Record<string, readonly string[]>> = {
  Apartment: ["numberOfRooms"],
  Accommodation: ["floorLevel", "floorSize", "numberOfRooms", "numberOfBedrooms", "accommodationFloorPlan"],
  Place: ["containedInPlace"],
  Product: ["offers"],
  Thing: ["name", "description", "url", "image"],
  Offer: ["availability", "price", "priceCurrency", "priceSpecification", "priceValidUntil", "validThrough", "seller"],
  PriceSpecification: ["price", "minPrice", "priceCurrency", "valueAddedTaxIncluded", "validFrom"],
  UnitPriceSpecification: ["unitCode", "priceType"],
  QuantitativeValue: ["value", "unitCode"],
  FloorPlan: ["layoutImage"],
  Organization: [],
};
const parents: Readonly<Record<string, readonly string[]>> = {
  Apartment: ["Accommodation", "Place", "Thing"],
  Accommodation: ["Place", "Thing"],
  UnitPriceSpecification: ["PriceSpecification"],
};

/** Properties that their types do not have, by path. */
function strangers(data: object, path = ""): readonly string[] {
  const { "@type": type, ...rest } = data as Record<string, unknown> & { "@type"?: string | string[] };
  const types = [type ?? []].flat();
  const allowed = new Set(
    ["Thing", ...types, ...types.flatMap((each) => parents[each] ?? [])].flatMap((each) => properties[each] ?? []),
  );
  const own = types.some((each) => !Object.hasOwn(properties, each)) ? [`${path}: ${types.join()}`] : [];
  return [
    ...own,
    ...Object.entries(rest).flatMap(([name, value]) => {
      if (name.startsWith("@")) return [];
      if (!allowed.has(name)) return [`${path}.${name}`];
      return [value]
        .flat()
        .flatMap((each: unknown) =>
          typeof each === "object" && each !== null ? strangers(each, `${path}.${name}`) : [],
        );
    }),
  ];
}

const file = JSON.parse(readFileSync("public/project/project.json", "utf8")) as {
  availability?: string;
  floors: { apartments: { id: string; status?: string; price?: object; description?: string }[] }[];
};
const id = "k5-03-07";
const now = Date.parse("2026-11-22T14:00:00Z");

function fileWith(changes: object, more: object = {}): object {
  const changed = structuredClone({ ...file, ...more });
  const apartment = changed.floors.flatMap(({ apartments }) => apartments).find((each) => each.id === id);
  if (apartment) Object.assign(apartment, changes);
  return changed;
}

const readProject = (json: object): Project => parseProject(json, "https://owner.example/project/project.json").project;

function dataOf(changes: Partial<Apartment>, availability?: object, more: object = {}): Record<string, unknown> {
  const current = currentProject(readProject(fileWith(changes, more)), availability, now);
  const floor = current.project.floors.find(({ apartments }) => apartments.some((each) => each.id === id));
  const apartment = floor?.apartments.find((each) => each.id === id);
  if (!floor || !apartment) throw new Error(`The sample has no ${id}.`);
  const seller = { "@type": "Organization", name: "Ndërtimi" };
  return apartmentData(current, {
    apartment,
    floor,
    name: "Apartment 7",
    locale: "en",
    url: "https://agency.example/7",
    seller,
  }) as Record<string, unknown>;
}

const exact = { kind: "exact", amount: 98_000, currency: "EUR", validUntil: "2026-12-31" } as const;

/** An availability file of an hour ago, valid for a day. */
const availability = (home: object): object => ({
  version: 1,
  revision: 17,
  generatedAt: "2026-11-22T13:00:00Z",
  staleAfterS: 86_400,
  homes: { [id]: home },
});

describe("an apartment for search engines", () => {
  it("is offered at its price, with currency, status, end and seller, in schema.org's vocabulary", () => {
    const data = dataOf({ status: "available", price: exact });
    expect(data["@type"]).toEqual(["Apartment", "Product"]);
    expect(data["offers"]).toEqual({
      "@type": "Offer",
      url: "https://agency.example/7",
      availability: "https://schema.org/InStock",
      price: 98_000,
      priceCurrency: "EUR",
      priceValidUntil: "2026-12-31",
      seller: { "@type": "Organization", name: "Ndërtimi" },
    });
    expect(data).toMatchObject({ numberOfRooms: 2, numberOfBedrooms: 1, floorLevel: "3" });
    expect(strangers(data)).toEqual([]);
    expect(dataOf({ rooms: 2.5 })).toMatchObject({ numberOfRooms: 2.5 });
  });

  it("has a minimum price for prices from an amount, and no price if it is on request", () => {
    const from = dataOf({ status: "reserved", price: { ...exact, kind: "from" } });
    expect(from["offers"]).toMatchObject({
      availability: "https://schema.org/Reserved",
      priceSpecification: { "@type": "PriceSpecification", minPrice: 98_000, priceCurrency: "EUR" },
    });
    expect(from["offers"]).not.toHaveProperty("price");
    expect(strangers(from)).toEqual([]);
    const onRequest = dataOf({ status: "available", price: { kind: "onRequest", amount: 98_000 } });
    expect(JSON.stringify(onRequest)).not.toContain("98000");
    expect(onRequest["offers"]).toMatchObject({ availability: "https://schema.org/InStock" });
  });

  it("includes the owner's price details: tax, since when, and the price per m²", () => {
    const stated = { ...exact, vat: "excluded", since: "2026-03-12", perM2: 1_620.5 } as const;
    const data = dataOf({ status: "available", price: stated });
    const shared = { priceCurrency: "EUR", valueAddedTaxIncluded: false, validFrom: "2026-03-12" };
    expect(data["offers"]).toMatchObject({
      price: 98_000,
      priceCurrency: "EUR",
      priceValidUntil: "2026-12-31",
      priceSpecification: [
        { "@type": "PriceSpecification", price: 98_000, ...shared },
        { "@type": "UnitPriceSpecification", price: 1_620.5, unitCode: "MTK", ...shared },
      ],
    });
    expect(strangers(data)).toEqual([]);
    const from = dataOf({ status: "available", price: { ...exact, kind: "from", perM2: 1_620 } });
    expect(from["offers"]).toMatchObject({
      priceSpecification: [{ minPrice: 98_000 }, { "@type": "UnitPriceSpecification", minPrice: 1_620 }],
    });
  });

  it("shows the earlier, higher price with its end if its owner publishes it, and no other", () => {
    const since = { ...exact, since: "2026-03-12" } as const;
    const data = dataOf({ status: "available", price: { ...since, before: 104_000 } });
    expect(data["offers"]).toMatchObject({
      price: 98_000,
      priceSpecification: [
        { "@type": "PriceSpecification", price: 98_000, validFrom: "2026-03-12" },
        {
          "@type": "UnitPriceSpecification",
          priceType: "https://schema.org/StrikethroughPrice",
          price: 104_000,
          priceCurrency: "EUR",
        },
      ],
    });
    expect(strangers(data)).toEqual([]);
    const others = [since, { ...since, before: 90_000 }, { ...since, kind: "from", before: 104_000 }] as const;
    for (const price of others) {
      expect(JSON.stringify(dataOf({ status: "available", price }))).not.toContain("Strikethrough");
    }
  });

  it.each([
    ["sold", { status: "sold", price: exact }],
    ["not for sale yet", { status: "notReleased", price: exact }],
    ["without status and price", { status: undefined, price: undefined }],
    [
      "with a price that has expired and no status",
      { status: undefined, price: { ...exact, validUntil: "2026-11-21" } },
    ],
  ] as const)("is not offered if it is %s", (_, changes) => {
    const data = dataOf(changes as Partial<Apartment>);
    expect(data["@type"]).toBe("Apartment");
    expect(data).not.toHaveProperty("offers");
    expect(strangers(data)).toEqual([]);
  });

  it("follows the availability file, states its validity, and offers nothing once the file is stale, missing or broken", () => {
    const named = { availability: "availability.json" };
    const project = { status: "available", price: exact } as const;
    const live = dataOf(project, availability({ status: "reserved", price: { ...exact, amount: 91_500 } }), named);
    expect(live["offers"]).toMatchObject({
      availability: "https://schema.org/Reserved",
      price: 91_500,
      validThrough: "2026-11-23T13:00:00.000Z",
    });
    expect(dataOf(project, availability({ status: "sold" }), named)).not.toHaveProperty("offers");
    const old = { ...availability({ status: "available" }), generatedAt: "2026-11-20T13:00:00Z" };
    expect(dataOf(project, old, named)).not.toHaveProperty("offers");
    expect(dataOf(project, undefined, named)).not.toHaveProperty("offers");
    expect(dataOf(project, { version: 7 }, named)).not.toHaveProperty("offers");
  });
});

describe("renderElement with structuredData", () => {
  const options = {
    projectUrl: "/project/project.json",
    scriptBase: "/widgets/",
    attributes: { apartment: id, locale: "en" },
  };
  const blocks = (html: string): readonly string[] =>
    [...html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)].map(([, json = ""]) => json);

  it("writes the apartment after the tag, with absolute addresses and the page's seller", () => {
    const project = fileWith({ status: "available", price: exact });
    const structuredData = { url: "https://agency.example/apartments/7", seller: "Agency" };
    const html = renderElement("kulla-apartment-preview", { ...options, project, structuredData });
    const [json = "{}"] = blocks(html);
    expect(html.endsWith(`</kulla-apartment-preview><script type="application/ld+json">${json}</script>`)).toBe(true);
    const data = JSON.parse(json) as Record<string, unknown>;
    expect(data).toMatchObject({
      "@context": "https://schema.org",
      name: "Apartment 7, Floor 3, Kulla 5",
      url: structuredData.url,
      offers: { price: 98_000, seller: { "@type": "Organization", name: "Agency" } },
    });
    expect(String((data["image"] as string[])[0])).toMatch(/^https:\/\/agency\.example\/project\/layouts\//);
    expect(json).not.toContain("page.invalid");
    expect(strangers(data)).toEqual([]);
  });

  it("lets no text of the project close the block", () => {
    const description = "</script><script>alert(1)</script><!--";
    const project = fileWith({ description });
    const html = renderElement("kulla-apartment-preview", {
      ...options,
      project,
      structuredData: { url: "https://agency.example/7" },
    });
    expect(html).not.toContain("<script>");
    expect(blocks(html)).toHaveLength(1);
    expect(JSON.parse(blocks(html)[0] ?? "{}")).toMatchObject({ description });
  });

  it("writes it only if requested, and only for a screen with an apartment", () => {
    const structuredData = { url: "https://agency.example/" };
    expect(blocks(renderElement("kulla-apartment-preview", { ...options, project: file }))).toEqual([]);
    const site = { ...options, project: file, attributes: { tower: "k5" }, structuredData };
    expect(blocks(renderElement("kulla-apartment-picker", site))).toEqual([]);
    const stale = {
      ...options,
      project: fileWith({ status: "available" }, { availability: "a.json" }),
      structuredData,
    };
    expect(blocks(renderElement("kulla-apartment-preview", stale))[0]).not.toContain("Offer");
  });

  it("reports what is wrong with the page's address", () => {
    const structuredData = { url: "/7" };
    expect(() => renderElement("kulla-apartment-preview", { ...options, project: file, structuredData })).toThrow(
      'structuredData.url is "/7": it has to be an absolute address.',
    );
  });
});
