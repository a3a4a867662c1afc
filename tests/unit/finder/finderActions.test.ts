import { describe, expect, it } from "vitest";
import { createPart } from "../../../src/parts/createPart.ts";
import { announceScreens, createFinderStore } from "../../../src/finder/state/finderStore.ts";
import { createFinderActions } from "../../../src/finder/state/finderActions.ts";
import type { FinderCore } from "../../../src/finder/state/FinderContext.tsx";
import type { FinderProps, Start } from "../../../src/finder/state/finderProps.ts";
import type { Screen, ScreenName } from "../../../src/finder/state/screen.ts";
import { askPrice, startTour } from "../../../src/finder/state/openInquiryOrTour.ts";
import { openApartment } from "../../../src/finder/state/openApartment.ts";
import { findApartment } from "../../../src/project/lookUps.ts";
import type { Apartment } from "../../../src/project/types.ts";
import { createSearchStore } from "../../../src/search/filter/searchStore.ts";
import { smallProject } from "./smallProject.ts";

const styles = createPart("styles", async () => true);

const everything: ScreenName[] = ["site", "tower", "floor", "apartment", "inquiry", "tour"];
const noStart: Start = { tower: null, floor: null, apartment: null, layout: null, tour: null };

/** A finder without views: its screen, its actions and its events. */
function finder(at: Screen, more: Partial<FinderProps> = {}, prevented: readonly string[] = []) {
  const reported: [name: string, detail: unknown][] = [];
  const props: FinderProps = {
    project: smallProject,
    screens: everything,
    start: noStart,
    styles: { home: styles, search: styles, more: styles },
    floorLabel: null,
    hrefOf: () => undefined,
    hints: true,
    partner: null,
    element: {
      attribute: () => null,
      json: () => null,
      subscribe: () => () => {},
      baseUrl: "https://kulla.test/",
      warn: () => {},
    },
    scriptBase: "https://kulla.test/widgets/",
    views: {},
    announce: (name, detail) => {
      reported.push([name, detail]);
      return !prevented.includes(name);
    },
    connect: () => undefined,
    ...more,
  };
  const store = createFinderStore(at);
  announceScreens(store, props.announce);
  const actions = createFinderActions(store, () => props);
  const core: FinderCore = { store, actions, search: createSearchStore(), settings: props, focusMemory: new Map() };
  return { reported: reported, verbs: actions, core, screen: () => store.getState().screen };
}

function apartment(id: string): Apartment {
  const found = findApartment(smallProject, id);
  if (!found) throw new Error(`no apartment ${id}`);
  return found;
}

const site: Screen = { name: "site" };
const k5: Screen = { name: "tower", tower: "k5" };
const second: Screen = { name: "floor", tower: "k5", floor: 2 };
const flat: Screen = { name: "apartment", apartment: "k5-02-01" };

describe("the way in", () => {
  it("leads from the site to an apartment, and the page receives an event for each step", () => {
    const { reported, verbs, core, screen } = finder(site);
    verbs.openTower("k5");
    verbs.openFloor("k5", 2);
    openApartment(core, apartment("k5-02-01"));
    expect(screen()).toEqual(flat);
    expect(reported.map(([name]) => name)).toEqual([
      "towerselect",
      "screenchange",
      "floorselect",
      "screenchange",
      "apartmentselect",
      "screenchange",
    ]);
    expect(reported[1]?.[1]).toEqual({ screen: k5, previous: site });
    expect(reported[2]?.[1]).toEqual({ tower: "k5", floor: 2, customFloorUrl: "2" });
    expect(reported[4]?.[1]).toEqual({
      apartment: "k5-02-01",
      tower: "k5",
      floor: 2,
      number: 1,
      layout: "1-mirror",
      customUrl1: "1-mirror",
      customUrl2: "1",
      customUrl3: "2",
      vrPath: "vr-1-1",
    });
  });

  it("names no layout for an apartment without one, even if the specification's names exist", () => {
    const { reported, core } = finder(second);
    openApartment(core, { ...apartment("k5-02-01"), layout: "", tour: "" });
    expect(reported[0]).toMatchObject([
      "apartmentselect",
      { layout: null, customUrl1: "", customUrl2: "", vrPath: "" },
    ]);
  });

  it("stops if the page says that it handles the step itself", () => {
    const { verbs, screen } = finder(k5, {}, ["floorselect"]);
    verbs.openFloor("k5", 2);
    expect(screen()).toEqual(k5);
  });

  it("is only announced if it leads out of the element's range", () => {
    const { reported, verbs, screen } = finder(k5, { screens: ["site", "tower"] });
    verbs.openFloor("k5", 3);
    expect(screen()).toEqual(k5);
    expect(reported).toEqual([["floorselect", { tower: "k5", floor: 3, customFloorUrl: "" }]]);
  });

  it("passes the page's floor label on, but not to other floors", () => {
    const { reported, core } = finder(second, { floorLabel: "2 bis", start: { ...noStart, floor: "2" } });
    openApartment(core, apartment("k5-02-02"));
    openApartment(core, apartment("k5-03-01"));
    const labels = reported.filter(([name]) => name === "apartmentselect").map(([, detail]) => detail);
    expect(labels).toMatchObject([{ customUrl3: "2 bis" }, { customUrl3: "3" }]);
  });
});

describe("in an apartment", () => {
  it("requests the price and opens the tour, and Back leads to the apartment", () => {
    const { reported, verbs, core, screen } = finder(flat);
    askPrice(core, "k5-02-01");
    expect(screen()).toEqual({ name: "inquiry", apartment: "k5-02-01" });
    verbs.goBack();
    startTour(core, "k5-02-01");
    expect(reported.find(([name]) => name === "touropen")?.[1]).toEqual({
      apartment: "k5-02-01",
      customUrl2: "1",
      vrPath: "vr-1-1",
      url: "https://kulla.test/tours/1/vr-1-1/index.htm",
    });
    expect(screen()).toEqual({ name: "tour", apartment: "k5-02-01" });
  });

  it("known only by its layout has the page's tour", () => {
    const at: Screen = { name: "apartment", apartment: "layout:1-mirror" };
    const { reported, core } = finder(at, { start: { ...noStart, layout: "1-mirror", tour: "vr-1-1" } });
    startTour(core, "layout:1-mirror");
    expect(reported[0]?.[1]).toMatchObject({ apartment: null, customUrl2: "1", vrPath: "vr-1-1" });
  });
});

describe("the way back", () => {
  it("leads one level up", () => {
    const { verbs, screen } = finder(flat);
    verbs.goBack();
    expect(screen()).toEqual(second);
    verbs.goBack();
    verbs.goBack();
    expect(screen()).toEqual(site);
  });

  it("is only announced if it leads out of the range, and at the site", () => {
    const explorer = finder(second, { screens: ["floor"] });
    explorer.verbs.goBack();
    expect(explorer.reported).toEqual([["goback", { screen: k5 }]]);
    expect(explorer.screen()).toEqual(second);
    const picker = finder(site);
    picker.verbs.goBack();
    expect(picker.reported).toEqual([["goback", { screen: site }]]);
  });
});

describe("a screen set by the page", () => {
  it("moves the finder without a request event, and reports the change", () => {
    const { reported, verbs, screen } = finder(site);
    verbs.show({ name: "floor", tower: "k5", floor: 2 });
    expect(screen()).toEqual(second);
    expect(reported).toEqual([["screenchange", { screen: second, previous: site }]]);
  });

  it.each([null, "site", {}, { name: "floor", tower: "k5", floor: 9 }, { name: "apartment", apartment: "x" }])(
    "is ignored if it is not a screen of the project: %j",
    (value) => {
      const { verbs, screen } = finder(k5);
      verbs.show(value);
      expect(screen()).toEqual(k5);
    },
  );
});
