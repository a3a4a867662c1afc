import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { fallbackFonts } from "../../../demo/fonts/fallbackFonts.ts";

it("fallback typefaces have the metrics of the fonts they stand in for", async () => {
  expect(await readFile("demo/styles/fallback-fonts.css", "utf8")).toBe(await fallbackFonts());
});
