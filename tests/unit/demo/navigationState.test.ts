import { describe, expect, it } from "vitest";
import { readNavigationState } from "../../../demo/navigation/navigationState.ts";

describe("the state passed along to an apartment's page", () => {
  it("is read name by name", () => {
    const state = {
      customUrl1: "1-mirror",
      customUrl2: "1",
      customUrl3: "3",
      vrPath: "vr-1-2",
      customFloorUrl: "3",
      tower: "k6",
    };
    expect(readNavigationState(state)).toEqual(state);
  });

  it("is empty if a page was opened by its address or another script left its own state", () => {
    for (const state of [null, undefined, 7, "k5", { scroll: 10 }, { customUrl1: 5, tower: null }]) {
      expect(readNavigationState(state)).toEqual({});
    }
  });
});
