import { describe, expect, it } from "vitest";
import { focus, leave, litId, noHighlight, point, press, type Highlight } from "../../../src/hotspots/highlight.ts";

const wide = { isTouch: false, hoverOnNarrow: false };
const narrow = { isTouch: true, hoverOnNarrow: false };
const upperFloor = { isTouch: true, hoverOnNarrow: true };
const pointed = (id: string): Highlight => ({ kind: "pointed", id });
const armed = (id: string): Highlight => ({ kind: "armed", id });

describe("on a wide screen", () => {
  it("lights a region while the pointer is over it", () => {
    expect(point(noHighlight, "7", wide)).toEqual(pointed("7"));
    expect(leave(pointed("7"), "7")).toEqual(noHighlight);
  });

  it("opens on the first press", () => {
    expect(press(pointed("7"), "7", wide)).toEqual({ highlight: pointed("7"), opens: true });
  });

  it("keeps the new region lit if the old one is left late", () => {
    expect(leave(pointed("8"), "7")).toEqual(pointed("8"));
  });
});

describe("under 1024 px", () => {
  it("ignores hover", () => {
    expect(point(noHighlight, "7", narrow)).toEqual(noHighlight);
    expect(point(armed("6"), "7", narrow)).toEqual(armed("6"));
  });

  it("arms on the first tap and opens on the second", () => {
    const first = press(noHighlight, "7", narrow);
    expect(first).toEqual({ highlight: armed("7"), opens: false });
    expect(press(first.highlight, "7", narrow).opens).toBe(true);
  });

  it("arms another region in place of the armed one", () => {
    expect(press(armed("7"), "6", narrow)).toEqual({ highlight: armed("6"), opens: false });
  });

  it("keeps an armed region when the finger leaves it", () => {
    expect(leave(armed("7"), "7")).toEqual(armed("7"));
  });

  it("lets hover act and one press open on floors 8 to 11", () => {
    expect(point(noHighlight, "2", upperFloor)).toEqual(pointed("2"));
    expect(press(pointed("2"), "2", upperFloor).opens).toBe(true);
  });
});

describe("by keyboard", () => {
  it("lights the focused region, and leaves an armed one armed", () => {
    expect(focus(noHighlight, "7")).toEqual(pointed("7"));
    expect(focus(armed("7"), "7")).toEqual(armed("7"));
    expect(litId(focus(armed("7"), "6"))).toBe("6");
  });
});
