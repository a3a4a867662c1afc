import { describe, expect, it } from "vitest";
import { matchCells } from "../../../src/search/onPictures/matchCells.ts";
import {
  matchFloorFacts,
  matchApartmentFacts,
  matchSentence,
  matchTowerFacts,
} from "../../../src/search/onPictures/matchFacts.ts";
import { chipsOf } from "../../../src/search/onPictures/chips.ts";
import type { Apartment, Floor, Project } from "../../../src/project/types.ts";
import { parseFilter } from "../../../src/search/filter/filterText.ts";
import { de } from "../../../src/text/de.ts";
import { en } from "../../../src/text/en.ts";
import { sq } from "../../../src/text/sq.ts";
import type { Language } from "../../../src/ui/TextsContext.tsx";
import { createApartment, smallProject } from "../finder/smallProject.ts";

const words = { locale: "sq", texts: sq };
const three: readonly Apartment[] = [
  createApartment("k5", 3, { number: 1, area: 60, status: "available", bedrooms: 1 }),
  createApartment("k5", 3, { number: 2, area: 90, status: "available", bedrooms: 2 }),
  createApartment("k5", 3, { number: 3, area: 120, status: "sold", bedrooms: 2 }),
];
const plain = (text: string): string => text.replaceAll("\u202f", " ");
const floors = smallProject.floors.map((floor): Floor =>
  floor.tower === "k5" && floor.floor === 3 ? { ...floor, apartments: three } : floor,
);
const project: Project = { ...smallProject, floors };
const floor = floors.find(({ apartments }) => apartments === three) ?? floors[0];
const tower = project.towers[0];

describe("a picker with a filter", () => {
  it("states how many apartments of a floor match, and only their areas", () => {
    if (!floor) throw new Error("no floor");
    const facts = matchFloorFacts(parseFilter("bedrooms=2"), floor, words);
    expect({ ...facts, name: plain(facts.name) }).toMatchObject({
      title: "Kati 3",
      total: "2 nga 3 banesa",
      tally: "2 nga 3",
      free: "",
      count: 2,
      name: "Kati 3, 2 nga 3 banesa, 90–120 m²",
    });
    expect(plain(facts.areas)).toBe("90–120 m²");
    const none = matchFloorFacts(parseFilter("area=500-"), floor, words);
    expect(none).toMatchObject({ tally: "asnjë nga 3", areas: "", count: 0, name: "Kati 3, asnjë nga 3 banesa" });
  });

  it("counts among the free ones if only those are requested, else among all", () => {
    expect(matchSentence(parseFilter("bedrooms=2&status=available"), three, words)).toBe("1 nga 2 të lira përputhen");
    expect(matchSentence(parseFilter("bedrooms=2"), three, words)).toBe("2 nga 3 përputhen");
    const german = { locale: "de", texts: de };
    expect(matchSentence(parseFilter("bedrooms=2&status=available"), three, german)).toBe("1 von 2 freien passen");
  });

  it("marks whether a tower and an apartment match", () => {
    if (!tower) throw new Error("no tower");
    const facts = matchTowerFacts(parseFilter("bedrooms=2"), project, { tower, language: words });
    expect(facts).toMatchObject({ note: "2 nga 7 përputhen", count: 2, name: "Kulla 5, 2 nga 7 përputhen" });
    const [small, large] = three.map((each) => matchApartmentFacts(parseFilter("bedrooms=2"), each, words));
    expect(small?.name).toMatch(/, Nuk përputhet$/);
    expect(large?.name).toMatch(/, Përputhet$/);
    expect([small?.count, large?.count]).toEqual([0, 1]);
  });

  it("draws matching apartments on their floor, as wide as their area, distinguished by shape", () => {
    const cells = matchCells(parseFilter("bedrooms=2"), three);
    expect(cells.slabs.match(/M/g)).toHaveLength(3);
    expect(cells.full).toBe("M8 0h10v10h-10z");
    expect(cells.outline).toBe("M20 0h14v10h-14z");
    expect(cells.width).toBe(34);
    const reserved = matchCells(parseFilter(""), [createApartment("k5", 1, { status: "reserved" })]);
    expect([reserved.outline, reserved.half]).toEqual(["M0 0h10v10h-10z", "M0 0h10v10z"]);
  });

  it("names the filter as the search does, in every language", () => {
    const filter = parseFilter("bedrooms=2,3&area=75-110&side=S,W&status=available");
    const labels = (language: Language) => chipsOf(filter, project, language).map(({ label }) => plain(label));
    expect(labels({ locale: "sq", texts: sq })).toEqual([
      "2 ose 3 dhoma gjumi",
      "75–110 m²",
      "Jug ose perëndim",
      "E lirë",
    ]);
    expect(labels({ locale: "en", texts: en })[2]).toBe("South or west");
    expect(labels({ locale: "de", texts: de })[2]).toBe("Süden oder Westen");
    expect(labels({ locale: "sr", texts: en })[2]).toBe("South or west");
  });

  it("uses the page's own words", () => {
    if (!floor) throw new Error("no floor");
    const facts = matchFloorFacts(parseFilter("area=500-"), floor, {
      locale: "sq",
      texts: sq,
      own: { noneOf: "0/{m}" },
    });
    expect(facts.tally).toBe("0/3");
  });
});
