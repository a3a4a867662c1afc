import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fileOfPage } from "../../../build/writePages.ts";

describe("a page of the site", () => {
  it("is written to the path of its address", () => {
    expect(fileOfPage("dist/site", "de/apartments/k5-03-02/index.html")).toBe(
      join("dist/site", "de/apartments/k5-03-02/index.html"),
    );
    expect(fileOfPage("dist/site", "_headers")).toBe(join("dist/site", "_headers"));
  });

  it.each(["../../../victim", "..", "", ".", "a/../../b", "a\\..\\b", "a\0", "a//b"])(
    "is not written for an apartment whose id leads out of the folder: %j",
    (id) => {
      expect(() => fileOfPage("dist/site", `apartments/${id}/index.html`)).toThrow(/change the id in project.json/);
    },
  );
});
