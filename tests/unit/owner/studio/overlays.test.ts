import { describe, expect, it } from "vitest";
import { addFloors, addApartments, addPlan, addTower } from "../../../../owner/studio/draft/edit/addition.ts";
import { newDraft } from "../../../../owner/studio/draft/draft.ts";
import { shapeBox } from "../../../../owner/studio/draft/geometry/polygon.ts";
import { matchSvg, svgTargets } from "../../../../owner/studio/draft/svg/svgOutlines.ts";
import type { Pixels } from "../../../../owner/studio/draft/trace/masks.ts";
import {
  hasSameProportions,
  matchOverlays,
  traceOverlay,
  traceSize,
} from "../../../../owner/studio/draft/trace/overlays.ts";

const towers = addTower(addTower(newDraft("A"), "Kulla 5").draft, "Kulla 6").draft;
const storeys = addFloors(towers, { tower: "kulla-5", from: -1, to: 3 }).draft;
const homes = addApartments(storeys, { tower: "kulla-5", floor: 1 }, ["1", "2", "12B"]).draft;
const draft = addPlan(homes, "p", { tower: "kulla-5", floors: [1] }).draft;

/** A coloured rectangle in a picture that is otherwise transparent, or grey. */
function overlay([x, y, width, height]: readonly [number, number, number, number], isGrey = false): Pixels {
  const data = new Uint8ClampedArray(200 * 100 * 4);
  for (let at = 0; at < 200 * 100; at += 1) {
    const [column, row] = [at % 200, Math.floor(at / 200)];
    const isIn = column >= x && column < x + width && row >= y && row < y + height;
    if (isIn) data.set([40, 200, 110, isGrey ? 255 : 150], at * 4);
    else if (isGrey) data.set([120, 120, 120, 255], at * 4);
  }
  return { width: 200, height: 100, data };
}

describe("overlay pictures", () => {
  it("are recognised by the number in their name, or by the full name", () => {
    const { matched, unmatchedNames, duplicateNames } = matchOverlays(
      ["k5-kati-02.png", "Kati_3.PNG", "bodrum -1.png", "fasada.png", "kati 2 i ri.png"],
      svgTargets(draft, { on: "tower", tower: "kulla-5" }),
    );
    expect(matched.map(({ target }) => target)).toEqual(["2", "3", "-1"]);
    expect([unmatchedNames, duplicateNames]).toEqual([["fasada.png"], ["kati 2 i ri.png"]]);
  });

  it("are matched to towers by the number in a tower's name, if only one has it", () => {
    const files = ["kulla-6.png", "Kulla 5.png", "7.png"];
    const { matched, unmatchedNames } = matchOverlays(files, svgTargets(draft, { on: "site" }));
    expect(matched.map(({ target }) => target)).toEqual(["kulla-6", "kulla-5"]);
    expect(unmatchedNames).toEqual(["7.png"]);
    const both = addTower(towers, "Blloku 5").draft;
    expect(matchOverlays(["5.png"], svgTargets(both, { on: "site" })).unmatchedNames).toEqual(["5.png"]);
  });

  it("are matched to apartments by their labels", () => {
    const { matched } = matchOverlays(["banesa 12B.png", "2.png"], svgTargets(draft, { on: "plan", plan: "p" }));
    expect(matched.map(({ target }) => target)).toEqual(["12B", "2"]);
  });

  it("are matched to apartments by codes and names with spaces, as files and drawings write them", () => {
    const labels = ["C11A", "C11B", "Lokal L-1", "1"];
    const coded = addApartments(storeys, { tower: "kulla-5", floor: 1 }, labels).draft;
    const targets = svgTargets(addPlan(coded, "p", { tower: "kulla-5", floors: [1] }).draft, { on: "plan", plan: "p" });
    const { matched } = matchOverlays(["ap-C11A.png", "banesa_c11b.png", "Lokal_L-1.png", "banesa-1.png"], targets);
    expect(matched.map(({ target }) => target)).toEqual(labels);
    const shapes = ["ap-C11A", "C11B_", "Lokal_L-1", "ap_1"].map((name, element) => ({
      names: [{ name, element }],
      shape: [],
    }));
    expect(matchSvg(shapes, targets).found.map(({ key }) => key)).toEqual(labels);
  });

  it("return their outline in units of the picture below", () => {
    const traced = traceOverlay(overlay([20, 30, 100, 40]), { width: 1000, height: 500 });
    if (traced === "opaque") throw new Error("It is see-through.");
    const box = shapeBox(traced);
    for (const [is, expected] of [
      [box.x, 100],
      [box.y, 150],
      [box.width, 500],
      [box.height, 200],
    ] as const) {
      expect(Math.abs(is - expected)).toBeLessThan(5);
    }
  });

  it("without transparency are compared with the picture below, and without one yield none", () => {
    const picture = { width: 200, height: 100 };
    const grey = overlay([0, 0, 0, 0], true);
    expect(traceOverlay(overlay([20, 30, 100, 40], true), picture)).toBe("opaque");
    const traced = traceOverlay(overlay([20, 30, 100, 40], true), picture, grey);
    expect(traced === "opaque" ? 0 : shapeBox(traced).width).toBeGreaterThan(98);
    expect(traceOverlay(grey, picture, grey)).toEqual([]);
  });

  it("lie in the frame of a picture of the same proportions, and are traced at 2560 px at most", () => {
    expect(hasSameProportions({ width: 1920, height: 1080 }, { width: 960, height: 540 })).toBe(true);
    expect(hasSameProportions({ width: 1920, height: 1080 }, { width: 1440, height: 1280 })).toBe(false);
    expect(traceSize({ width: 7680, height: 4320 })).toEqual({ width: 2560, height: 1440 });
    expect(traceSize({ width: 800, height: 600 })).toEqual({ width: 800, height: 600 });
  });
});
