import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { complexModel } from "../../../sample/model.ts";
import { publicUrl } from "../../../sample/project/publicFolders.ts";
import { typesetPages } from "../../../sample/brochure/press/typesetPages.ts";
import { parseProject } from "../../../src/project/parseProject.ts";

const json: unknown = JSON.parse(readFileSync("public/project/project.json", "utf8"));
const { project } = parseProject(json, `${publicUrl}project/project.json`);
const pages = typesetPages({ project, complex: complexModel(), cut: () => "picture.jpg" });
const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, "");

describe("brochure", () => {
  it("has more than a hundred pages and ends on a left page, so that the back cover is alone", () => {
    expect(pages.length).toBeGreaterThanOrEqual(104);
    expect(pages.length % 2).toBe(0);
  });

  it("has a plan of every floor and two pages for every layout that is not a mirror", () => {
    const plans = pages.filter(({ alt }) => /plani i katit \d/.test(alt));
    expect(plans).toHaveLength(project.floors.length);
    const layouts = pages.filter(({ alt }) => alt.startsWith("Tipi "));
    expect(layouts).toHaveLength(2 * project.layouts.filter(({ mirrorOf }) => mirrorOf === null).length);
  });

  it("links an apartment in the list to the page of its layout", () => {
    const list = pages.find(({ alt }) => alt === "Kulla 5, kati i parë: fasada dhe lista e banesave")?.html ?? "";
    const first = /<tbody><tr>.*?<td class="right">(\d+)<\/td>/.exec(list)?.[1];
    expect(textOf(pages[Number(first) - 1]?.html ?? "")).toContain("Tipi 19");
  });

  it("opens every chapter on the page that the contents name", () => {
    const contents = pages.find(({ alt }) => alt === "Përmbajtja")?.html ?? "";
    const named = [...contents.matchAll(/class="page-of">(\d+)/g)].map(([, page]) => Number(page));
    expect(named).toEqual(pages.flatMap(({ chapter }, index) => (chapter === undefined ? [] : [index + 1])));
  });
});
