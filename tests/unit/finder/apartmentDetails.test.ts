import { expect, test } from "vitest";
import { createPart } from "../../../src/parts/createPart.ts";
import { apartmentDetails } from "../../../src/finder/state/apartmentDetails.ts";
import type { FinderProps, Start } from "../../../src/finder/state/finderProps.ts";
import { en } from "../../../src/text/en.ts";
import { smallProject } from "./smallProject.ts";

const styles = createPart("styles", async () => true);

const nowhere: Start = { tower: null, floor: null, apartment: null, layout: null, tour: null };

const propsOf = (start: Partial<Start>, floorLabel: string | null = null): FinderProps => ({
  project: smallProject,
  screens: ["apartment", "inquiry", "tour"],
  start: { ...nowhere, ...start },
  styles: { home: styles, search: styles, more: styles },
  floorLabel,
  hrefOf: () => undefined,
  hints: true,
  partner: null,
  element: {
    attribute: () => null,
    json: () => null,
    subscribe: () => () => {},
    baseUrl: "https://kulla.test/",
    warn: () => {},
  },
  scriptBase: "https://kulla.test/widgets/",
  views: {},
  announce: () => true,
  connect: () => {},
});

const english = { texts: en, locale: "en" } as const;

test("an apartment of the project has its tower, floor and tour", () => {
  expect(apartmentDetails(propsOf({ apartment: "k5-03-01" }), "k5-03-01", english)).toMatchObject({
    title: "Apartment 1",
    tower: "Kulla 5",
    floor: "Floor 3",
    floorLabel: "3",
    tour: { id: "vr-1-1" },
  });
});

test("a floor label applies only to the floor it was given for", () => {
  expect(apartmentDetails(propsOf({}, "3A"), "k5-03-01", english).floorLabel).toBe("3A");
  expect(apartmentDetails(propsOf({ floor: "3" }, "3A"), "k5-03-01", english).floorLabel).toBe("3A");
  expect(apartmentDetails(propsOf({ floor: "2" }, "2A"), "k5-03-01", english).floorLabel).toBe("3");
});

test("a layout alone has its own name, the attribute's tour, and no facts beyond those given", () => {
  const apartment = apartmentDetails(propsOf({ layout: "1-mirror", tour: "vr-1-1" }, "6"), "layout:1-mirror", english);
  expect(apartment).toMatchObject({ title: "Apartment 1-mirror", tower: "", floor: "Floor 6", tour: { id: "vr-1-1" } });
  expect(apartment.facts).toBeUndefined();
});

test("a tour that the project does not have is ignored", () => {
  expect(apartmentDetails(propsOf({ apartment: "k5-03-02" }), "k5-03-02", english).tour).toBeUndefined();
});
