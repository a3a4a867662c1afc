import { expect, test } from "vitest";
import { hrefOf, readPageLinks } from "../../../src/finder/state/links/pageLinks.ts";
import { smallProject } from "./smallProject.ts";

const addressIn = (links: object, screen: Parameters<typeof hrefOf>[2]) =>
  hrefOf(readPageLinks(links).links, smallProject, screen);

test("one address pattern serves every place, with its names filled in and encoded", () => {
  const links = {
    site: "/",
    tower: "/towers/{tower}",
    floor: "/floors/{tower}/{floor}",
    apartment: "https://portal.test/homes?id={apartment}",
    inquiry: "mailto:sales@kulla.test?subject={apartment}",
  };
  expect(addressIn(links, { name: "site" })).toBe("/");
  expect(addressIn(links, { name: "tower", tower: "a/b ë" })).toBe("/towers/a%2Fb%20%C3%AB");
  expect(addressIn(links, { name: "floor", tower: "k5", floor: 3 })).toBe("/floors/k5/3");
  expect(addressIn(links, { name: "apartment", apartment: "k5-03-01" })).toBe("https://portal.test/homes?id=k5-03-01");
  expect(addressIn(links, { name: "inquiry", apartment: "k5-03-01" })).toBe("mailto:sales@kulla.test?subject=k5-03-01");
});

test("the most specific exception for a floor's address applies", () => {
  const links = { floor: "/floors/{floor}", floors: { "3": "/third", "k6/3": "/third-of-k6" } };
  expect(addressIn(links, { name: "floor", tower: "k6", floor: 3 })).toBe("/third-of-k6");
  expect(addressIn(links, { name: "floor", tower: "k5", floor: 3 })).toBe("/third");
  expect(addressIn(links, { name: "floor", tower: "k5", floor: 4 })).toBe("/floors/4");
});

test("{url} is replaced by the tour's own page, unencoded", () => {
  const tour = { name: "tour", apartment: "k5-03-01" } as const;
  const url = addressIn({ tour: "{url}" }, tour);
  expect(url).toMatch(/vr-1-1/);
  expect(addressIn({ tour: "/tours?of={apartment}&at={url}" }, tour)).toBe(`/tours?of=k5-03-01&at=${url}`);
  expect(addressIn({ tour: "/vr/{tour}" }, tour)).toBe("/vr/vr-1-1");
});

test("a place without an address pattern has no link", () => {
  expect(addressIn({}, { name: "tower", tower: "k5" })).toBeUndefined();
  expect(addressIn({ floors: { "k5/3": "/third" } }, { name: "floor", tower: "k5", floor: 4 })).toBeUndefined();
});

const foreign = [
  "javascript:alert(1)",
  " JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "blob:https://kulla.test/1",
  "file:///etc/passwd",
];

test("a link for something that is not a screen is reported, and the others apply", () => {
  expect(readPageLinks({ flor: "/floors/{floor}", site: "/", floors: { "3": "/third" } })).toEqual({
    links: { site: "/", floors: { "3": "/third" } },
    failures: ['a link for "flor", which is not one of site, search, tower, floor, apartment, tour, inquiry'],
  });
});

test.each(foreign)("%j has no link, and is reported", (address) => {
  const { links, failures } = readPageLinks({
    tower: address,
    floors: { "3": address },
    apartment: "/homes/{apartment}",
  });
  expect(links).toEqual({ floors: {}, apartment: "/homes/{apartment}" });
  expect(failures).toEqual(["a link that leads nowhere: tower", "a link that leads nowhere: floors 3"]);
});

test("no place name can introduce a URL scheme", () => {
  expect(addressIn({ tower: "{tower}" }, { name: "tower", tower: "javascript:alert(1)" })).toBe(
    "javascript%3Aalert(1)",
  );
});

test.each([null, "text", 7, [], { tower: 5 }, { floors: "no" }])(
  "%j is not a table of links and breaks nothing",
  (value) => {
    const { links } = readPageLinks(value);
    expect(hrefOf(links, smallProject, { name: "tower", tower: "k5" })).toBeUndefined();
  },
);

test("a property name that every object has, but the screen does not, is not a placeholder", () => {
  expect(addressIn({ floor: "/f/{constructor}/{floor}" }, { name: "floor", tower: "k5", floor: 3 })).toBe(
    "/f/{constructor}/3",
  );
});
