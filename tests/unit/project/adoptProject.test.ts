import { readFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { checkedStamp } from "../../../complex/project/checkedStamp.ts";
import { adoptProject } from "../../../src/project/adoptProject.ts";
import { parseProject } from "../../../src/project/parseProject.ts";
import { baseUrl, goodFile, wholeFile } from "./goodFile.ts";

const text = readFileSync("public/project/project.json", "utf8");

describe("A project file that was checked when the product was built", () => {
  it("gives the same project without the parser", () => {
    expect(adoptProject(text, baseUrl)).toStrictEqual(parseProject(wholeFile(), baseUrl).project);
  });

  it("is known by its digest", () => {
    expect(checkedStamp(text)).toBe(createHash("sha256").update(text).digest("hex"));
  });

  it("is none where it has a fault, leaves a default out, or is no project", () => {
    const { tours, ...file } = wholeFile();
    expect(checkedStamp(JSON.stringify({ ...file, tours: tours?.slice(1) }))).toBe("");
    expect(checkedStamp(JSON.stringify({ ...goodFile(), inquiry: undefined }))).toBe("");
    expect(checkedStamp("<!doctype html>")).toBe("");
    expect(checkedStamp("{}")).toBe("");
  });
});
