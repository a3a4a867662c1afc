import { describe, expect, it } from "vitest";
import type { Start } from "../../../src/finder/state/finderProps.ts";
import type { ScreenName } from "../../../src/finder/state/screen.ts";
import { startScreen } from "../../../src/finder/state/startScreen.ts";
import { smallProject } from "./smallProject.ts";

const none: Start = { tower: null, floor: null, apartment: null, layout: null, tour: null };
const picker: ScreenName[] = ["site", "tower", "floor", "apartment", "inquiry", "tour"];
const building: ScreenName[] = ["site", "tower"];
const explorer: ScreenName[] = ["floor"];
const preview: ScreenName[] = ["apartment", "inquiry", "tour"];
const begin = (range: ScreenName[], start: Partial<Start> = {}) =>
  startScreen(smallProject, range, { ...none, ...start });

describe("an element's first screen", () => {
  it("is the site without attributes, the lowest floor in a floor explorer, the first apartment in a preview", () => {
    expect(begin(picker).screen).toEqual({ name: "site" });
    expect(begin(building).screen).toEqual({ name: "site" });
    expect(begin(explorer).screen).toEqual({ name: "floor", tower: "k5", floor: 1 });
    expect(begin(preview).screen).toEqual({ name: "apartment", apartment: "k5-01-01" });
  });

  it("is the deepest place that the attributes name", () => {
    expect(begin(picker, { tower: "k6" }).screen).toEqual({ name: "tower", tower: "k6" });
    expect(begin(picker, { tower: "k6", floor: "2" }).screen).toEqual({ name: "floor", tower: "k6", floor: 2 });
    expect(begin(picker, { apartment: "k5-02-02" }).screen).toEqual({ name: "apartment", apartment: "k5-02-02" });
  });

  it("uses the first tower if only a floor is given", () => {
    expect(begin(explorer, { floor: "3" }).screen).toEqual({ name: "floor", tower: "k5", floor: 3 });
  });

  it("is an apartment known only by its layout", () => {
    expect(begin(preview, { layout: "1-mirror", tour: "vr-1-1" })).toEqual({
      screen: { name: "apartment", apartment: "layout:1-mirror" },
      unknown: [],
    });
  });

  it("is a layout that the project does not have, so that its price can be asked for, and reports it", () => {
    expect(begin(preview, { layout: "99", tour: "vr-99" })).toEqual({
      screen: { name: "apartment", apartment: "layout:99" },
      unknown: ['layout="99"', 'tour="vr-99"'],
    });
  });

  it("stays inside the element's range", () => {
    expect(begin(building, { tower: "k5", floor: "2" }).screen).toEqual({ name: "tower", tower: "k5" });
    expect(begin(explorer, { apartment: "k5-02-02" }).screen.name).toBe("floor");
  });

  it("is the only tower if the project has no picture of all, or the cards if it has several", () => {
    const { site: _, ...rest } = smallProject;
    expect(startScreen(rest, picker, none).screen).toEqual({ name: "site" });
    const alone = { ...rest, towers: rest.towers.slice(0, 1) };
    expect(startScreen(alone, picker, none).screen).toEqual({ name: "tower", tower: "k5" });
  });

  it("is the site if its picture exists but is broken, which is reported there", () => {
    const site = { picture: null, teaser: { delayMs: 0, holdMs: 0 } };
    const broken = { ...smallProject, site, towers: smallProject.towers.slice(0, 1) };
    expect(startScreen(broken, picker, none).screen).toEqual({ name: "site" });
  });

  it("falls back to the level above an unknown place, and reports that place", () => {
    expect(begin(picker, { tower: "k5", floor: "44" })).toEqual({
      screen: { name: "tower", tower: "k5" },
      unknown: ['floor="44"'],
    });
    expect(begin(picker, { tower: "k9" })).toEqual({ screen: { name: "site" }, unknown: ['tower="k9"'] });
    expect(begin(explorer, { tower: "k6", floor: "first" })).toEqual({
      screen: { name: "floor", tower: "k6", floor: 1 },
      unknown: ['floor="first"'],
    });
    expect(begin(preview, { apartment: "k5-99-01" }).unknown).toEqual(['apartment="k5-99-01"']);
  });
});
