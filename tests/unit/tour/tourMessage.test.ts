import { describe, expect, it } from "vitest";
import { readTourFrameMessage, readPageMessage, tourMark, tourMessage } from "../../../src/tour/tourMessage.ts";

describe("messages between a page and its tour", () => {
  it("are read as they were sent", () => {
    const hello = { say: "hello", locale: "de", fills: false, canGrow: true } as const;
    expect(readPageMessage(tourMessage(hello))).toEqual(hello);
    expect(readTourFrameMessage(tourMessage({ say: "scene", scene: "living" }))).toEqual({
      say: "scene",
      scene: "living",
    });
    expect(readTourFrameMessage(tourMessage({ say: "close" }))).toEqual({ say: "close" });
  });

  it("are ignored if another script sent them or a field is invalid", () => {
    const wrong: unknown[] = [null, 5, "close", [], { say: "close" }, { kulla: "other", say: "close" }];
    for (const data of wrong) expect(readTourFrameMessage(data), JSON.stringify(data)).toBeUndefined();
    const kulla = tourMark;
    expect(readTourFrameMessage({ kulla, say: "scene", scene: "<img>" })).toBeUndefined();
    expect(readTourFrameMessage({ kulla, say: "grow", grown: "yes" })).toBeUndefined();
    expect(readPageMessage({ kulla, say: "hello", locale: "fr", fills: true, canGrow: true })).toBeUndefined();
    expect(readPageMessage({ kulla, say: "hello", locale: "sq" })).toBeUndefined();
    expect(readPageMessage({ kulla, say: "ready" })).toBeUndefined();
  });
});
