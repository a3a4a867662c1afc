import { expect, test } from "vitest";
import { askedIn } from "../../../demo/contact/AskedApartments.tsx";
import { hashOfQuestion } from "../../../demo/navigation/searchAddress.ts";

const hashFor = (search: string, hash = "") => hashOfQuestion({ search, hash });

test("what a link or a form without script asks is stored where the element looks for it", () => {
  expect(hashFor("?bedrooms=2,3&view=list")).toBe("#kulla=search?bedrooms=2,3;view=list");
  expect(hashFor("?bedrooms=2&bedrooms=3&area-from=60&area-to=&sort=-area")).toBe(
    "#kulla=search?bedrooms=2;bedrooms=3;area-from=60;sort=-area",
  );
});

test("what others have put into the address stays there", () => {
  expect(hashFor("?utm_source=letter&side=S", "#kulla-list=k5-09-07")).toBe(
    "?utm_source=letter#kulla-list=k5-09-07&kulla=search?side=S",
  );
  expect(hashFor("?utm_source=letter")).toBeUndefined();
  expect(hashFor("")).toBeUndefined();
});

test("what the visitor has chosen since counts more than what was asked", () => {
  expect(hashFor("?bedrooms=2", "#kulla=search?bedrooms=3")).toBe("#kulla=search?bedrooms=3");
});

test("a question for several apartments names each once, and no more than a list can hold", () => {
  expect(askedIn("?home=k5-07-05")).toEqual(["k5-07-05"]);
  expect(askedIn("?home=k5-07-05,k6-04-04&home=k5-07-05")).toEqual(["k5-07-05", "k6-04-04"]);
  expect(askedIn(`?home=${Array.from({ length: 40 }, (_, index) => `k5-01-${index}`).join(",")}`)).toHaveLength(24);
  expect(askedIn("?other=1")).toEqual([]);
});
