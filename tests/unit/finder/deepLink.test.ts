import { expect, test } from "vitest";
import { deepLink } from "../../../src/finder/deepLink.ts";
import { smallProject } from "./smallProject.ts";

test("reads its own part of a hash and no other", () => {
  expect(deepLink.read("#top&kulla=k5/3/07&page=4", "kulla")).toBe("k5/3/07");
  expect(deepLink.read("#kulla-2=k6", "kulla")).toBeUndefined();
  expect(deepLink.read("#kulla=", "kulla")).toBe("");
  expect(deepLink.read("", "kulla")).toBeUndefined();
});

test("writes its own part where it stands and leaves all others as they are", () => {
  expect(deepLink.write("#top&kulla=k5&q=%2F&x", "kulla", "k6/2")).toBe("#top&kulla=k6/2&q=%2F&x");
  expect(deepLink.write("#top", "kulla", "k5")).toBe("#top&kulla=k5");
  expect(deepLink.write("", "kulla", "")).toBe("#kulla=");
  expect(deepLink.write("#kulla=k5&kulla-2=k6", "kulla", undefined)).toBe("#kulla-2=k6");
  expect(deepLink.write("#kulla=k5", "kulla", undefined)).toBe("");
});

test("every screen but a layout's has a code that leads back to it", () => {
  const home = "k5-03-02";
  expect(deepLink.codeOf(smallProject, { name: "site" })).toBe("");
  expect(deepLink.codeOf(smallProject, { name: "tower", tower: "k/5" })).toBe("k%2F5");
  expect(deepLink.codeOf(smallProject, { name: "floor", tower: "k5", floor: 3 })).toBe("k5/3");
  for (const name of ["apartment", "inquiry", "tour"] as const) {
    expect(deepLink.codeOf(smallProject, { name, apartment: home })).toBe("k5/3/02");
  }
  expect(deepLink.codeOf(smallProject, { name: "apartment", apartment: "layout:19.1" })).toBeUndefined();
  expect(deepLink.startOf(smallProject, "k5/3/02")).toMatchObject({ tower: "k5", floor: "3", apartment: home });
  expect(deepLink.startOf(smallProject, "")).toMatchObject({ tower: null, floor: null, apartment: null });
});

test("a code somebody made up names what nobody has, and breaks nothing", () => {
  expect(deepLink.startOf(smallProject, "k5/3/99")).toMatchObject({ tower: "k5", floor: "3", apartment: "k5/3/99" });
  expect(deepLink.startOf(smallProject, "%E0%A4%A/</script>/a/b")).toMatchObject({ tower: "%E0%A4%A" });
});
