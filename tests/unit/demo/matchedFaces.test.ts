import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { matchedFaces } from "../../../demo/fonts/matchedFaces.ts";

it("the faces that stand in until ours are there have the measures of the cuts that are shipped", async () => {
  expect(await readFile("demo/styles/matched-faces.css", "utf8")).toBe(await matchedFaces());
});
