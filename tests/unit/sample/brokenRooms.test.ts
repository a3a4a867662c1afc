import { describe, expect, it } from "vitest";
import { ruleBook } from "../../../sample/rules/ruleBook.ts";
import type { BrokenCopy } from "./brokenCopy.ts";
import { broken } from "./broken.ts";

const { withLayout, onlyLayout, roomOf, windowOf, present } = broken;

const copies: readonly BrokenCopy[] = [
  [
    "a room off the grid",
    "roomShapes",
    /rooms\.ditor\[0\].*off the grid/,
    () => onlyLayout("3", (l) => void (present(roomOf(l, "ditor").poly[0])[0] += 0.02)),
  ],
  [
    "a clockwise room",
    "roomShapes",
    /rooms\.ditor does not run counter-clockwise/,
    () => onlyLayout("3", (l) => void (roomOf(l, "ditor").poly = roomOf(l, "ditor").poly.toReversed())),
  ],
  [
    "overlapping rooms",
    "roomShapes",
    /hyrje overlaps rooms\.banjo/,
    () => onlyLayout("20", (l) => roomOf(l, "banjo").poly.forEach((p) => void (p[0] === 5.5 && (p[0] = 5.3)))),
  ],
  [
    "an outer wall called a party wall",
    "wallClasses",
    /party wall at .* faces the open air/,
    () => withLayout("20", (l) => void (present(l.bounds[0]).kind = "party")),
  ],
  [
    "a missing door",
    "roomReach",
    /rooms\.prind is not reached from the hall/,
    () => onlyLayout("9", (l) => void (l.doors = l.doors.filter((door) => door.to !== "prind"))),
  ],
  [
    "a bath behind a bedroom that is not that bedroom's",
    "roomReach",
    /rooms\.banjo2 is not reached/,
    () => onlyLayout("1", (l) => void delete roomOf(l, "banjo2").of),
  ],
  [
    "a door off its wall",
    "doorPlaces",
    /d3\(hyrje-prind\) does not lie on a wall/,
    () => onlyLayout("9", (l) => void (present(l.doors[2]).at[1] += 0.5)),
  ],
  [
    "a door of unusual width",
    "doorPlaces",
    /is 0\.75 m wide/,
    () => onlyLayout("9", (l) => void (present(l.doors[2]).width = 0.75)),
  ],
  [
    "a bedroom without a window",
    "daylight",
    /rooms\.gjumi has no window/,
    () => onlyLayout("12", (l) => void (l.windows = l.windows.filter((w) => w.room !== "gjumi"))),
  ],
  [
    "a window in a party wall",
    "windowPlaces",
    /is not in an outer wall/,
    () => onlyLayout("3", (l) => void Object.assign(windowOf(l, "ditor"), { h: 1, at: [0, 4] })),
  ],
];

describe("An apartment with broken rooms, doors or windows", () => {
  it.each(copies)("is refused with %s: %s", (...[, rule, sentence, copy]) => {
    const sentences = ruleBook[rule](copy()).map(({ place, problem }) => `${place} ${problem}`);
    expect(sentences.join("\n")).toMatch(sentence);
  });
});
