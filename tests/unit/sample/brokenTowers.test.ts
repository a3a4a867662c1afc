import { describe, expect, it } from "vitest";
import { complexModel } from "../../../sample/model.ts";
import { ruleBook } from "../../../sample/rules/ruleBook.ts";
import type { BrokenCopy } from "./brokenCopy.ts";
import { broken } from "./broken.ts";

const { withFloor, withApartment, withTower, present } = broken;

const model = complexModel();

const copies: readonly BrokenCopy[] = [
  [
    "a layout without apartments",
    "tourRecords",
    /layouts\.99 no apartment has it/,
    () => ({ ...model, layouts: { ...model.layouts, "99": { base: "1" } } }),
  ],
  [
    "the tour of another variant",
    "tourRecords",
    /K5-4-09\)\.tour is vr-1-1, not vr-1-3/,
    () => withApartment(4, 9, (apartment) => void (apartment.tour = "vr-1-1")),
  ],
  [
    "a tour that does not exist",
    "tourRecords",
    /there is no tour vr-99/,
    () => withApartment(10, 1, (apartment) => void (apartment.tour = "vr-99")),
  ],
  [
    "the first floor in another order",
    "floorCounts",
    /storeys\[0\] has the layouts 19, 9, 10/,
    () =>
      withFloor(1, ({ homes: apartments }) => {
        const [a, b] = [present(apartments[1]), present(apartments[2])];
        [a.layout, b.layout] = [b.layout, a.layout];
      }),
  ],
  [
    "a floor short of an apartment",
    "floorCounts",
    /storeys\[5\] has 8 apartments, not 9/,
    () => withFloor(6, (floor) => void floor.homes.pop()),
  ],
  [
    "a tower short of a floor",
    "floorCounts",
    /towers\.K5 has 10 floors, not 11/,
    () => withTower("K5", (tower) => void tower.storeys.pop()),
  ],
  [
    "a floor wider than the one below",
    "support",
    /storeys\[5\] extends beyond the floor below/,
    () => withFloor(5, (floor) => void (floor.plate = "P8")),
  ],
  [
    "a roof terrace on air",
    "roofTerraceRules",
    /roofTerrace does not lie over the roof below/,
    () =>
      withApartment(6, 1, (apartment) => {
        present(apartment.roofTerrace).poly = [
          [48, 1],
          [52, 1],
          [52, 5],
          [48, 5],
        ];
      }),
  ],
  [
    "a wrong overlay text",
    "apartmentRecords",
    /is labelled "First Apartment", not "Right Terrace"/,
    () => withApartment(1, 1, (apartment) => void (apartment.alt = "First Apartment")),
  ],
  [
    "towers in each other",
    "towersApart",
    /towers\.K5 overlaps K6/,
    () => withTower("K6", (tower) => void (tower.origin = [0, 31])),
  ],
];

describe("A tower that is not the specified one", () => {
  it.each(copies)("is refused with %s: %s", (...[, rule, sentence, copy]) => {
    const sentences = ruleBook[rule](copy()).map(({ place, problem }) => `${place} ${problem}`);
    expect(sentences.join("\n")).toMatch(sentence);
  });
});
