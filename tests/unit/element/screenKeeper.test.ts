import { describe, expect, it } from "vitest";
import type { Controls } from "../../../src/element/host.ts";
import { createDeferredControls } from "../../../src/element/deferredControls.ts";

/** A feature that shows every requested screen and records the requests. */
function createFeature(screen: unknown = { name: "site" }) {
  const calls: string[] = [];
  let shown = screen;
  const controls: Controls = {
    screen: () => shown,
    show: (next) => {
      shown = next;
      calls.push("show");
    },
    back: () => calls.push("back"),
    settleInquiry: (isSent) => calls.push(`settle ${isSent}`),
  };
  return { controls, calls };
}

const refuse = (): void => {
  throw new Error("no");
};

describe("an element's screen", () => {
  it("is undefined while nothing is shown, and a frozen copy afterwards", () => {
    const keeper = createDeferredControls();
    expect(keeper.screen()).toBeNull();
    const own = { name: "tower", tower: "k5" };
    keeper.connect(createFeature(own).controls);
    expect(keeper.screen()).toEqual(own);
    expect(keeper.screen()).not.toBe(own);
    expect(Object.isFrozen(keeper.screen())).toBe(true);
  });

  it("requested before the project has loaded is shown as soon as possible, with its event", () => {
    const keeper = createDeferredControls();
    const requested = { name: "tower", tower: "k6" };
    keeper.show(requested);
    expect(keeper.screen()).toEqual(requested);
    const { controls } = createFeature();
    let wasQuiet: boolean | undefined;
    keeper.connect({ ...controls, show: (screen) => ((wasQuiet = keeper.isQuiet()), controls.show(screen)) });
    expect(keeper.screen()).toEqual(requested);
    expect(wasQuiet).toBe(false);
  });

  it("is restored without an event when its element is removed and inserted again", () => {
    const keeper = createDeferredControls();
    keeper.connect(createFeature({ name: "floor", tower: "k5", floor: 7 }).controls);
    keeper.remember();
    keeper.connect(null);
    const { controls } = createFeature();
    let wasQuiet: boolean | undefined;
    keeper.connect({ ...controls, show: (screen) => ((wasQuiet = keeper.isQuiet()), controls.show(screen)) });
    expect(keeper.screen()).toEqual({ name: "floor", tower: "k5", floor: 7 });
    expect(wasQuiet).toBe(true);
    expect(keeper.isQuiet()).toBe(false);
  });

  it("gives way to an attribute that was changed in the meantime", () => {
    const keeper = createDeferredControls();
    keeper.connect(createFeature({ name: "floor", tower: "k5", floor: 7 }).controls);
    keeper.remember();
    keeper.connect(null);
    keeper.forget();
    const { controls, calls } = createFeature();
    keeper.connect(controls);
    expect(calls).toEqual([]);
  });

  it("still fires events after a feature refused the screen", () => {
    const keeper = createDeferredControls();
    keeper.connect(createFeature().controls);
    keeper.remember();
    expect(() => keeper.connect({ ...createFeature().controls, show: refuse })).toThrow("no");
    expect(keeper.isQuiet()).toBe(false);
  });

  it("passes the methods on, and does nothing if no screen is shown", () => {
    const keeper = createDeferredControls();
    keeper.back();
    const { controls, calls } = createFeature();
    keeper.connect(controls);
    keeper.back();
    keeper.settleInquiry(false);
    expect(calls).toEqual(["back", "settle false"]);
  });

  it("remembers the page's answer to an inquiry while the element is out of the page", () => {
    const keeper = createDeferredControls();
    const words: unknown[] = [];
    const { controls } = createFeature();
    const hearing = { ...controls, settleInquiry: (...word: unknown[]) => void words.push(word) };
    keeper.connect(hearing);
    keeper.connect(null);
    keeper.settleInquiry(true, "0f");
    expect(words).toEqual([]);
    keeper.connect(hearing);
    keeper.connect(hearing);
    expect(words).toEqual([[true, "0f"]]);
  });
});
