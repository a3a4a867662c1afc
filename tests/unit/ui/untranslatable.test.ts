import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { renderElement } from "../../../widgets/server.tsx";
import { translatableTexts } from "../../support/looseTexts.ts";
import { servedScreens } from "../../support/servedScreens.ts";

type Named = { readonly towers: readonly { readonly name: string | Record<string, string> }[] };

const project = JSON.parse(readFileSync("public/project/project.json", "utf8")) as Named;
const names = project.towers.map(({ name }) => (typeof name === "string" ? name : (name["sq"] ?? "")));

/** Areas and prices alone, and names of towers: "138,7 m²", "98.000 €", "Kulla 5". */
const isUntranslatable = (text: string): boolean => /^[\d.,\s]+(m²|€)$/.test(text) || names.includes(text);

describe("text that a page translator may not touch", () => {
  it.each(Object.entries(servedScreens))(
    "is marked: areas, prices and names of towers: %s",
    (_, { tag, attributes }) => {
      const html = renderElement(tag as Parameters<typeof renderElement>[0], {
        project,
        projectUrl: "/project/project.json",
        scriptBase: "/widgets/",
        attributes,
      });
      expect(translatableTexts(html).filter(isUntranslatable)).toEqual([]);
    },
  );

  it("is found in markup", () => {
    expect(translatableTexts('<p>a<b translate="no">b<i>c</i></b></p><br><p>d</p>')).toEqual(["a", "d"]);
  });
});
