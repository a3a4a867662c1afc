import { expect, test } from "vitest";
import { createPart } from "../../../src/parts/createPart.ts";
import { createFinderActions } from "../../../src/finder/state/finderActions.ts";
import type { FinderProps } from "../../../src/finder/state/finderProps.ts";
import { createFinderStore } from "../../../src/finder/state/finderStore.ts";
import type { Screen, ScreenName } from "../../../src/finder/state/screen.ts";
import { startScreen } from "../../../src/finder/state/startScreen.ts";
import { smallProject } from "../finder/smallProject.ts";

const styles = createPart("styles", async () => true);

const picker: ScreenName[] = ["site", "search", "tower", "floor", "apartment", "inquiry", "tour", "compare"];
const preview: ScreenName[] = ["apartment", "inquiry", "tour", "compare"];
const start = { tower: null, floor: null, apartment: null, layout: null, tour: null };
const pair: Screen = { name: "compare", apartments: ["k5-02-01", "k5-03-02"] };

function finder(screens: readonly ScreenName[], at: Screen) {
  const store = createFinderStore(at);
  const props: FinderProps = {
    project: smallProject,
    screens,
    start,
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
    scriptBase: undefined,
    views: {},
    announce: () => true,
    connect: () => undefined,
  };
  return { verbs: createFinderActions(store, () => props), screen: () => store.getState().screen };
}

test("Back from a comparison leads to the search, or in an element of one apartment to the first compared one", () => {
  const full = finder(picker, pair);
  full.verbs.goBack();
  expect(full.screen()).toEqual({ name: "search" });
  const single = finder(preview, pair);
  expect(single.verbs.hasBack()).toBe(true);
  single.verbs.goBack();
  expect(single.screen()).toEqual({ name: "apartment", apartment: "k5-02-01" });
});

test("a page may show a comparison of two or three existing apartments, and no other", () => {
  const { verbs, screen } = finder(picker, { name: "site" });
  for (const apartments of [[], ["k5-02-01"], ["k5-02-01", "x"], "k5-02-01", Array(4).fill("k5-02-01")]) {
    verbs.show({ name: "compare", apartments });
    expect(screen()).toEqual({ name: "site" });
  }
  verbs.show(pair);
  expect(screen()).toEqual(pair);
});

test("an address may start with a comparison if its apartments are known", () => {
  const begin = (compare: readonly string[]) => startScreen(smallProject, picker, { ...start, compare }).screen;
  expect(begin(["k5-02-01", "k5-03-02"])).toEqual(pair);
  expect(begin(["k5-02-01", "gone"])).toEqual({ name: "site" });
});
