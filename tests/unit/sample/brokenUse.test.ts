import { describe, expect, it } from "vitest";
import { ruleBook } from "../../../sample/rules/ruleBook.ts";
import type { BrokenCopy } from "./brokenCopy.ts";
import { broken } from "./broken.ts";

const { withLayout, onlyLayout, roomOf, pieceOf, present } = broken;

const copies: readonly BrokenCopy[] = [
  [
    "a sofa in the way of a door",
    "furniturePlaces",
    /sofa in ditor\) (stands in the swing of|blocks the door) d2/,
    () =>
      onlyLayout("1", (l) => {
        const [x, y] = present(l.doors.find((door) => door.to === "ditor")).at;
        pieceOf(l, "sofa").rect = [x, y - 1, x + 2, y - 0.1];
      }),
  ],
  [
    "a bed through a wall",
    "furniturePlaces",
    /bed in \w+\) stands outside its room/,
    () => onlyLayout("1", (l) => void (pieceOf(l, "bed").rect = [9, 9, 11.05, 10.6])),
  ],
  [
    "a bath too small",
    "roomSizes",
    /the bath has 2\.\d\d m², it needs 3\.5 m²/,
    () =>
      onlyLayout("20", (l) =>
        ["banjo", "lava"].forEach((id) => roomOf(l, id).poly.forEach((p) => void (p[1] === 7.4 && (p[1] = 6.6)))),
      ),
  ],
  [
    "an apartment without balcony",
    "roomShapes",
    /layouts\.3 has no balcony, loggia or terrace/,
    () => onlyLayout("3", (l) => void (l.rooms = l.rooms.filter((room) => room.kind !== "balcony"))),
  ],
  [
    "a 19.1 with other rooms than 19",
    "layoutSet",
    /layouts\.19\.1 its rooms differ/,
    () => withLayout("19.1", (l) => void (roomOf(l, "wc").kind = "store")),
  ],
  [
    "a bathroom without its wc",
    "furnitureSet",
    /has no wc/,
    () => onlyLayout("8", (l) => void (l.furniture = l.furniture.filter((piece) => piece.type !== "wc"))),
  ],
  [
    "furniture across a hall",
    "walkways",
    /rooms\.hyrje furniture cuts the way/,
    () =>
      onlyLayout(
        "20",
        (l) => void l.furniture.push({ room: "hyrje", type: "shelf", rect: [4.3, 6.6, 5.4, 6.9], f: [0, 1] }),
      ),
  ],
  [
    "an apartment without kitchen",
    "requiredRooms",
    /layouts\.20 has no kitchen/,
    () => onlyLayout("20", (l) => void delete roomOf(l, "ditor").kitchen),
  ],
];

describe("An unusable apartment", () => {
  it.each(copies)("is refused with %s: %s", (...[, rule, sentence, copy]) => {
    const sentences = ruleBook[rule](copy()).map(({ place, problem }) => `${place} ${problem}`);
    expect(sentences.join("\n")).toMatch(sentence);
  });
});
