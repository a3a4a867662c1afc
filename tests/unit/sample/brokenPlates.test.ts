import { describe, expect, it } from "vitest";
import { complexModel } from "../../../sample/model.ts";
import { ruleBook } from "../../../sample/rules/ruleBook.ts";
import type { BrokenCopy } from "./brokenCopy.ts";
import { broken } from "./broken.ts";

const { withPlate, present } = broken;

const model = complexModel();

const copies: readonly BrokenCopy[] = [
  [
    "an apartment moved into its neighbour",
    "plateShapes",
    /homes\[\d\].* overlaps homes\[\d\]/,
    () => withPlate("P2", (p) => void (present(p.homes[5]).at[0] += 0.05)),
  ],
  [
    "an apartment turned towards the core",
    "plateShapes",
    /homes\[6\]\(20\)/,
    () => withPlate("P2", (p) => void (present(p.homes[6]).rot = 180)),
  ],
  [
    "a corner apartment in the middle",
    "wallClasses",
    /outer wall at .* faces the building/,
    () =>
      withPlate("P2", ({ homes: apartments }) => {
        const [west, east] = [present(apartments[4]), present(apartments[8])];
        [west.at, east.at] = [east.at, west.at];
      }),
  ],
  [
    "a narrow corridor",
    "coreShapes",
    /corridor is 1\.45 m wide, it needs 1\.5 m/,
    () => withPlate("P2", (p) => [2, 3].forEach((i) => void (present(p.corridor[i])[1] = 11.9))),
  ],
  [
    "shops in each other",
    "groundShapes",
    /ground\.L1 overlaps L2/,
    () => {
      const shops = structuredClone(model.ground.shops).map(({ poly, ...shop }, i) => ({
        ...shop,
        poly: i === 0 ? poly.map(([x, y]) => [x > 0 ? x + 1 : x, y] as const) : poly,
      }));
      return { ...model, ground: { ...model.ground, shops } };
    },
  ],
];

describe("A floor that does not fit together", () => {
  it.each(copies)("is refused with %s: %s", (...[, rule, sentence, copy]) => {
    const sentences = ruleBook[rule](copy()).map(({ place, problem }) => `${place} ${problem}`);
    expect(sentences.join("\n")).toMatch(sentence);
  });
});
