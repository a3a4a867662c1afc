import { describe, expect, it } from "vitest";
import { createGesture, type GestureActions } from "../../../src/brochure/stage/gesture.ts";
import { leafAngle } from "../../../src/brochure/stage/dragLeaf.ts";
import { panBy, unzoomed, zoomBy } from "../../../src/brochure/stage/zoom.ts";

/** A stage that records the calls it receives; a leaf turns once it was dragged 200 px. */
function stage(isZoomed = false) {
  const done: string[] = [];
  const actions: GestureActions = {
    isZoomed: () => isZoomed,
    grabLeaf(_, step) {
      let pulled = 0;
      done.push(`grabLeaf ${step}`);
      return { moveBy: (moved) => void (pulled = Math.abs(moved)), release: () => pulled > 200 };
    },
    turn: (step) => void done.push(`turn ${step}`),
    pan: ({ x, y }) => void done.push(`pan ${x} ${y}`),
    pinch: (factor) => void done.push(`pinch ${factor}`),
    doubleTap: () => void done.push("zoom"),
  };
  const gesture = createGesture();
  const at = (x: number, y: number, ms: number, id = 1) => ({ id, x, y, ms, isTouch: true });
  return { done, actions, gesture, at };
}

describe("A gesture on the book", () => {
  it("turns a leaf that was dragged far enough, or flicked", () => {
    const far = stage();
    far.gesture.down(far.at(500, 100, 0));
    for (const x of [480, 400, 250]) far.gesture.move(far.at(x, 105, 900), far.actions);
    far.gesture.up(far.at(250, 105, 1000), far.actions);
    expect(far.done).toEqual(["grabLeaf 1", "turn 1"]);

    const flick = stage();
    flick.gesture.down(flick.at(100, 100, 0));
    flick.gesture.move(flick.at(160, 102, 100), flick.actions);
    flick.gesture.up(flick.at(160, 102, 120), flick.actions);
    expect(flick.done).toEqual(["grabLeaf -1", "turn -1"]);
  });

  it("turns a leaf that one single move drags far enough, however slowly", () => {
    const { gesture, at, actions, done } = stage();
    gesture.down(at(500, 100, 0));
    gesture.move(at(250, 105, 900), actions);
    gesture.up(at(250, 105, 1000), actions);
    expect(done).toEqual(["grabLeaf 1", "turn 1"]);
  });

  it("lets a leaf fall back if it was dragged slowly and not far", () => {
    const { gesture, at, actions, done } = stage();
    gesture.down(at(500, 100, 0));
    gesture.move(at(440, 100, 500), actions);
    gesture.up(at(440, 100, 900), actions);
    expect(done).toEqual(["grabLeaf 1"]);
  });

  it("leaves vertical moves to the page's scrolling", () => {
    const { gesture, at, actions, done } = stage();
    gesture.down(at(500, 100, 0));
    expect(gesture.move(at(490, 180, 50), actions)).toBe(false);
    gesture.cancel(1);
    expect(done).toEqual([]);
  });

  it("zooms with two fingers and with a double tap", () => {
    const { gesture, at, actions, done } = stage();
    gesture.down(at(100, 100, 0, 1));
    gesture.down(at(200, 100, 0, 2));
    gesture.move(at(300, 100, 10, 2), actions);
    gesture.up(at(300, 100, 20, 2), actions);
    gesture.up(at(100, 100, 20, 1), actions);
    expect(done).toEqual(["pinch 2"]);
    for (const ms of [1000, 1150]) {
      gesture.down(at(100, 100, ms));
      gesture.up(at(102, 101, ms + 40), actions);
    }
    expect(done).toEqual(["pinch 2", "zoom"]);
  });

  it("pans when zoomed in", () => {
    const { gesture, at, actions, done } = stage(true);
    gesture.down(at(100, 100, 0));
    gesture.move(at(90, 130, 10), actions);
    gesture.up(at(90, 130, 20), actions);
    expect(done).toEqual(["pan -10 30"]);
  });
});

describe("A leaf", () => {
  it("keeps the grabbed point under the finger", () => {
    const hold = { from: 400, width: 600, step: 1, isDouble: true } as const;
    expect(leafAngle({ ...hold, to: 400 })).toBe(0);
    expect(leafAngle({ ...hold, to: 0 })).toBeCloseTo(90);
    expect(leafAngle({ ...hold, to: -400 })).toBeCloseTo(180);
    expect(leafAngle({ ...hold, from: -400, to: 0, step: -1 })).toBeCloseTo(90);
  });

  it("of a single page turns forward and back", () => {
    const hold = { from: 250, width: 300, isDouble: false } as const;
    expect(leafAngle({ ...hold, step: 1, to: 0 })).toBeCloseTo(90);
    expect(leafAngle({ ...hold, step: -1, to: 250 })).toBeCloseTo(90);
    expect(leafAngle({ ...hold, step: -1, to: 550 })).toBeCloseTo(0);
  });
});

describe("Zoom", () => {
  const box = { width: 400, height: 600 };

  it("keeps the point under the finger in place, from one to four times the size", () => {
    const spot = { x: 100, y: 200 };
    expect(zoomBy(unzoomed, 2, { spot, box })).toEqual({ scale: 2, x: -100, y: -200 });
    expect(zoomBy(unzoomed, 99, { spot, box }).scale).toBe(4);
    expect(zoomBy({ scale: 2, x: -50, y: 0 }, 0, { spot, box })).toEqual(unzoomed);
  });

  it("never shows anything beyond the edges", () => {
    expect(panBy({ scale: 2, x: 0, y: 0 }, { x: 80, y: -9000 }, box)).toEqual({ scale: 2, x: 0, y: -600 });
  });
});
