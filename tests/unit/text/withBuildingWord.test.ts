import { expect, test } from "vitest";
import { de } from "../../../src/text/de.ts";
import { en } from "../../../src/text/en.ts";
import { sq } from "../../../src/text/sq.ts";
import { searchTexts } from "../../../src/text/searchTexts.ts";
import { withBuildingWord } from "../../../src/text/withBuildingWord.ts";

const stringsOf = (table: object): [string, string][] =>
  Object.entries(table).flatMap(([key, value]: [string, unknown]) =>
    typeof value === "string" ? [[key, value]] : typeof value === "object" && value ? stringsOf(value) : [],
  );

test("without a custom word every string stays unchanged", () => {
  for (const table of [sq, en, de]) {
    expect(withBuildingWord(table, undefined)).toBe(table);
    expect(withBuildingWord(table, [])).toBe(table);
  }
});

test("with one, headings use its plural, the sentence names no building, and everything else stays", () => {
  expect(withBuildingWord(sq, ["bllok", "blloqet"])).toEqual({
    ...sq,
    towers: "Blloqet",
    switchTower: "Blloqet",
    towerList: "Blloqet",
    chooseTower: "Zgjidhni në pamje ose në listë.",
  });
  const buildingWord = ["bllok", "blloqet"];
  const search = searchTexts({ texts: sq });
  expect(searchTexts({ texts: sq, buildingWord })).toEqual({
    ...search,
    viewGrid: "Blloqet",
    towerTitle: "Bllok",
    ofFreeBoth: search.ofFree,
    limitTower: "bllok",
  });
  expect(withBuildingWord(en, ["block", "blocks"]).chooseTower).toBe("Choose in the picture or in the list.");
  expect(withBuildingWord(de, ["Haus", "Häuser"]).chooseTower).toBe("Wählen Sie im Bild oder in der Liste.");
});

test("no returned string speaks of towers, in any built-in language", () => {
  const towers = { sq: /\bkull/i, en: /\btower/i, de: /\b(turm|türme)/i };
  for (const [locale, table] of Object.entries({ sq, en, de })) {
    const spoken = towers[locale as keyof typeof towers];
    const texts = withBuildingWord(table, ["bllok", "blloqet"]);
    const whole = { ...texts, searchScreen: searchTexts({ texts, buildingWord: ["bllok", "blloqet"] }) };
    const left = stringsOf(whole).filter(([, text]) => spoken.test(text.replace(/\{\w+\}/g, "")));
    expect(left).toEqual([]);
  }
});

test("a single form serves singular and plural; the page's own texts win", () => {
  expect(withBuildingWord(sq, ["lamela"]).towers).toBe("Lamela");
  const own = { towers: "Shtëpitë tona" };
  const texts = withBuildingWord(sq, ["bllok", "blloqet"], own);
  expect([texts.towers, texts.towerList]).toEqual(["Shtëpitë tona", "Blloqet"]);
  const search = { texts, own: { viewGrid: "Shtëpitë" }, buildingWord: ["bllok", "blloqet"] };
  expect(searchTexts(search)).toMatchObject({ viewGrid: "Shtëpitë", limitTower: "bllok" });
});
