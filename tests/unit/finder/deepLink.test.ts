import { expect, test } from "vitest";
import { linkCodeOf, readLink, startOfLink, writeLink } from "../../../src/finder/state/links/deepLink.ts";
import { smallProject } from "./smallProject.ts";

test("reads its own part of a hash and no other", () => {
  expect(readLink("#top&kulla=k5/3/07&page=4", "kulla")).toBe("k5/3/07");
  expect(readLink("#kulla-2=k6", "kulla")).toBeUndefined();
  expect(readLink("#kulla=", "kulla")).toBe("");
  expect(readLink("", "kulla")).toBeUndefined();
});

test("replaces its own part of the hash in place and leaves all others unchanged", () => {
  expect(writeLink("#top&kulla=k5&q=%2F&x", "kulla", "k6/2")).toBe("#top&kulla=k6/2&q=%2F&x");
  expect(writeLink("#top", "kulla", "k5")).toBe("#top&kulla=k5");
  expect(writeLink("", "kulla", "")).toBe("#kulla=");
  expect(writeLink("#kulla=k5&kulla-2=k6", "kulla", undefined)).toBe("#kulla-2=k6");
  expect(writeLink("#kulla=k5", "kulla", undefined)).toBe("");
});

test("every screen except a layout's has a code that leads back to it", () => {
  const apartment = "k5-03-02";
  expect(linkCodeOf(smallProject, { name: "site" })).toBe("");
  expect(linkCodeOf(smallProject, { name: "tower", tower: "k/5" })).toBe("k%2F5");
  expect(linkCodeOf(smallProject, { name: "floor", tower: "k5", floor: 3 })).toBe("k5/3");
  for (const name of ["apartment", "inquiry", "tour"] as const) {
    expect(linkCodeOf(smallProject, { name, apartment: apartment })).toBe("k5/3/02");
  }
  expect(linkCodeOf(smallProject, { name: "apartment", apartment: "layout:19.1" })).toBeUndefined();
  expect(startOfLink(smallProject, "k5/3/02")).toMatchObject({ tower: "k5", floor: "3", apartment: apartment });
  expect(startOfLink(smallProject, "")).toMatchObject({ tower: null, floor: null, apartment: null });
});

test("an invented code reports what does not exist, and breaks nothing", () => {
  expect(startOfLink(smallProject, "k5/3/99")).toMatchObject({ tower: "k5", floor: "3", apartment: "k5/3/99" });
  expect(startOfLink(smallProject, "%E0%A4%A/</script>/a/b")).toMatchObject({ tower: "%E0%A4%A" });
});

test("a comparison's code names its apartments, whatever their ids contain", () => {
  const apartments = ["k5-03-02", "a,b/ë"];
  const code = linkCodeOf(smallProject, { name: "compare", apartments }) ?? "";
  expect(code).toBe("=k5-03-02,a%2Cb%2F%C3%AB");
  expect(startOfLink(smallProject, code)).toMatchObject({ compare: apartments, tower: null });
});
