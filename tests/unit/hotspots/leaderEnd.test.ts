import { describe, expect, it } from "vitest";
import { leaderEnd } from "../../../src/hotspots/label/leaderEnd.ts";
import { outlineParts } from "../../../src/hotspots/stage/outlineParts.ts";

/** A floor in perspective: its upper edge slopes down from left to right. */
const slanted = outlineParts("M100 100L500 200V260L100 160Z");

describe("a label's leader line", () => {
  it("runs down to just inside the outline, not to its box", () => {
    expect(leaderEnd(slanted, [300, 20], [300, 112])).toEqual([300, 157]);
  });

  it("runs level to just inside the outline from either side", () => {
    expect(leaderEnd(slanted, [40, 130], [106, 130])).toEqual([107, 130]);
    expect(leaderEnd(slanted, [560, 230], [494, 230])).toEqual([493, 230]);
  });

  it("ends halfway in a region thinner than its dot", () => {
    const thin = outlineParts("M0 100h400v6h-400z");
    expect(leaderEnd(thin, [200, 20], [200, 106])).toEqual([200, 103]);
  });

  it("enters the first part of a two-part outline", () => {
    const parts = outlineParts("M0 100h90v40h-90zM200 100h90v40h-90z");
    expect(leaderEnd(parts, [-50, 120], [6, 120])).toEqual([7, 120]);
    expect(leaderEnd(parts, [400, 120], [284, 120])).toEqual([283, 120]);
  });

  it("keeps its end if it misses the region", () => {
    expect(leaderEnd(slanted, [600, 20], [600, 112])).toEqual([600, 112]);
  });
});
