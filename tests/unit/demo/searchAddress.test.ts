import { expect, test } from "vitest";
import { apartmentsInQuery } from "../../../demo/contact/InquiredApartments.tsx";
import { hashOfQuestion } from "../../../demo/navigation/searchAddress.ts";

const hashFor = (search: string, hash = "") => hashOfQuestion({ search, hash });

test("the query of a link or a form without scripts is stored where the element reads it", () => {
  expect(hashFor("?bedrooms=2,3&view=list")).toBe("#kulla=search?bedrooms=2,3;view=list");
  expect(hashFor("?bedrooms=2&bedrooms=3&area-from=60&area-to=&sort=-area")).toBe(
    "#kulla=search?bedrooms=2;bedrooms=3;area-from=60;sort=-area",
  );
});

test("other parameters in the address are left alone", () => {
  expect(hashFor("?utm_source=letter&side=S", "#kulla-list=k5-09-07")).toBe(
    "?utm_source=letter#kulla-list=k5-09-07&kulla=search?side=S",
  );
  expect(hashFor("?utm_source=letter")).toBeUndefined();
  expect(hashFor("")).toBeUndefined();
});

test("the visitor's later choices take precedence over the query", () => {
  expect(hashFor("?bedrooms=2", "#kulla=search?bedrooms=3")).toBe("#kulla=search?bedrooms=3");
});

test("a query for several apartments names each once, and no more than a list can contain", () => {
  expect(apartmentsInQuery("?home=k5-07-05")).toEqual(["k5-07-05"]);
  expect(apartmentsInQuery("?home=k5-07-05,k6-04-04&home=k5-07-05")).toEqual(["k5-07-05", "k6-04-04"]);
  expect(
    apartmentsInQuery(`?home=${Array.from({ length: 40 }, (_, index) => `k5-01-${index}`).join(",")}`),
  ).toHaveLength(24);
  expect(apartmentsInQuery("?other=1")).toEqual([]);
});
