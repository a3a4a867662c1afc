import { expect, test, type Locator, type Page } from "@playwright/test";
import { inBothWhen } from "../../support/inBothWhen.ts";
import { place } from "../../support/place.ts";

// A phone on its side.
const windows = [
  [844, 390],
  [740, 360],
] as const;

/** Fully on the screen as the page opens: no part of it past an edge, and some of it visible. */
async function expectWhole(page: Page, part: Locator): Promise<void> {
  await expect(part).toBeVisible();
  await expect
    .poll(async () => {
      const box = await part.boundingBox();
      const size = page.viewportSize();
      if (!box || !size) return "nothing is there";
      const { x, y, width, height } = box;
      const isWhole = x >= -1 && y >= -1 && x + width <= size.width + 1 && y + height <= size.height + 1;
      return isWhole
        ? "whole"
        : `${[x, y, x + width, y + height].map(Math.round).join(" ")} in ${size.width} ${size.height}`;
    })
    .toBe("whole");
}

/** Pixels from the bottom of one part to the top of another; none while either has no layout. */
async function spaceBetween(upper: Locator, lower: Locator): Promise<number> {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  return above && below ? below.y - above.y - above.height : Number.NaN;
}

/** Fully on the screen, and not covered at the bottom by another part. */
async function expectWholeAbove(page: Page, part: Locator, lower: Locator): Promise<void> {
  await expectWhole(page, part);
  await expect.poll(async () => spaceBetween(part, lower), page.url()).toBeGreaterThanOrEqual(0);
}

const stageOf = (page: Page): Locator => page.locator("[part=stage]:visible").first();

const places = [
  { name: "the home page", path: "/", parts: () => [] },
  {
    name: "a tower",
    path: "/click-floor",
    parts: (page: Page) => [stageOf(page), page.getByRole("heading", { name: "Kulla 5" }).first()],
  },
  {
    name: "a floor",
    path: "/seventh-floor",
    parts: (page: Page) => [stageOf(page), page.getByRole("heading", { name: "Kati 7" }).first()],
  },
  {
    name: "an apartment",
    path: "/apartments/k5-04-07",
    parts: (page: Page) => [
      stageOf(page),
      page.getByRole("heading", { name: "Banesa 7" }).first(),
      page.getByText("PYET PER CMIMIN").filter({ visible: true }).first(),
    ],
  },
  { name: "the brochure", path: "/flipbook", parts: (page: Page) => [stageOf(page)] },
] as const;

/** Every window in one engine, and the first one in the other. */
const windowsOf = <Window>(all: readonly Window[], browserName: string): readonly Window[] =>
  browserName === "chromium" ? all : all.slice(0, 1);

for (const { name, path, parts } of places)
  test(
    `${name} at 844x390 and 740x360: the main content is fully on the screen, and nothing is wider than it`,
    // A floor is laid out like a tower.
    inBothWhen(name !== "a floor"),
    async ({ page, browserName }) => {
      await page.setViewportSize({ width: 844, height: 390 });
      await page.goto(path);
      for (const [width, height] of windowsOf(windows, browserName)) {
        await page.setViewportSize({ width, height });
        for (const part of parts(page)) await expectWhole(page, part);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    },
  );

test(
  "a free apartment at 844x390 and 740x360: size, bedrooms, side, status and its day are fully visible above the docked buttons",
  { tag: "@chromium" },
  async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto("/apartments/k5-04-07");
    const dock = page.locator(".apartment-actions").filter({ visible: true });
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      await expectWhole(page, dock);
      for (const value of [/^60,5/, /^1$/, /^Jug$/, /E lirë/, /^Gjendja më 20.11.2026$/]) {
        const fact = page.getByRole("definition").filter({ hasText: value, visible: true }).first();
        await expectWholeAbove(page, fact, dock);
      }
    }
  },
);

test("a reserved apartment at 844x390 and 740x360: its status and all its facts are fully visible above the docked buttons", async ({
  page,
  browserName,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto("/apartments/k5-01-09");
  const dock = page.locator(".apartment-actions").filter({ visible: true });
  for (const [width, height] of windowsOf(windows, browserName)) {
    await page.setViewportSize({ width, height });
    await expectWhole(page, dock);
    const sentence = page.getByText("Kjo banesë është e rezervuar.").filter({ visible: true }).first();
    const facts = [/^103,3/, /^3$/, /^Juglindje$/, /^6,3/, /E rezervuar/, /^Gjendja më 20.11.2026$/].map((value) =>
      page.getByRole("definition").filter({ hasText: value, visible: true }).first(),
    );
    for (const part of [sentence, ...facts]) await expectWholeAbove(page, part, dock);
  }
});

test(
  "a floor of three apartments at 1366x768: the list reaches into the lower third of the plan next to it",
  { tag: "@chromium" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto("/eleventh-floor");
    await expectWhole(page, stageOf(page));
    const last = page.getByRole("list", { name: "Lista e banesave" }).getByRole("listitem").last();
    await expectWhole(page, last);
    await expect
      .poll(async () => {
        const [plan, row] = [await stageOf(page).boundingBox(), await last.boundingBox()];
        return plan && row && (row.y + row.height - plan.y) / plan.height;
      })
      .toBeGreaterThan(2 / 3);
  },
);

// The second is just low enough for stacked buttons.
const laptops = [
  [1366, 768],
  [1440, 900],
] as const;

test(
  "a free apartment at 1366x768 and 1440x900: the docked buttons cover none of its facts",
  { tag: "@chromium" },
  async ({ page }) => {
    for (const apartment of ["k5-04-07", "k5-11-01"]) {
      await page.goto(`/apartments/${apartment}`);
      for (const [width, height] of laptops) {
        await page.setViewportSize({ width, height });
        const last = page.getByText("Gjendja më 20.11.2026").filter({ visible: true }).first();
        await expectWholeAbove(page, last, page.getByText("PYET PER CMIMIN").filter({ visible: true }).first());
      }
    }
  },
);

// The second has the tallest plan.
const reserved = ["k5-01-09", "k5-02-10", "k5-03-07", "k5-10-01"];

test("a reserved apartment at 1366x768 and 1440x900: facts and plan are fully visible above the docked buttons, and the pictures' arrows on the screen", async ({
  page,
  browserName,
}) => {
  for (const apartment of reserved) {
    await page.goto(`/apartments/${apartment}`);
    for (const [width, height] of windowsOf(laptops, browserName)) {
      await page.setViewportSize({ width, height });
      const dock = page.locator(".apartment-actions").filter({ visible: true });
      await expectWhole(page, dock);
      const day = page.getByText("Gjendja më 20.11.2026").filter({ visible: true }).first();
      const plan = page.locator(".apartment-sheet").filter({ visible: true }).first();
      for (const part of [day, plan]) await expectWholeAbove(page, part, dock);
      for (const name of ["Fotoja e mëparshme", "Fotoja tjetër"]) {
        const arrow = page.getByRole("button", { name }).filter({ visible: true }).first();
        await expectWhole(page, arrow);
      }
    }
  }
});

test("the front page from 1366x768 to 1920x1080: both towers are completely visible between its text and their rows", async ({
  page,
  browserName,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto("/");
  const picker = page.locator("kulla-building-picker");
  const [words, sentence] = [page.getByRole("heading", { level: 1 }), page.locator(".hero-lead p")];
  // The last is just tall enough for the words above the roofs.
  const desktops = [
    [1366, 768],
    [1536, 730],
    [1920, 950],
    [1920, 1080],
  ] as const;
  for (const [width, height] of windowsOf(desktops, browserName)) {
    await page.setViewportSize({ width, height });
    await expectWhole(page, words);
    for (const tower of ["Kulla 5", "Kulla 6"]) {
      const row = picker.locator(".halves").getByRole("link", { name: tower });
      await expectWhole(page, row);
      const outline = picker.locator("svg").getByRole("link", { name: tower });
      await expectWhole(page, outline);
      await expect.poll(() => spaceBetween(words, outline)).toBeGreaterThanOrEqual(-2);
      await expect.poll(() => spaceBetween(outline, row)).toBeGreaterThanOrEqual(0);
      // In the lowest windows the sentence is below the picture.
      await expect
        .poll(async () => {
          const [sentenceBox, under] = [await sentence.boundingBox(), await row.boundingBox()];
          return (await spaceBetween(sentence, outline)) >= 0 || (sentenceBox && under && sentenceBox.y >= under.y);
        })
        .toBe(true);
    }
  }
});

/** What the closed book shows beside its cover: each word and button of the invitation, and the next button. */
const besideCover = (page: Page) =>
  page.locator("kulla-brochure").evaluate((host) => {
    const shown = [...(host.shadowRoot?.querySelectorAll(".stage .invitation > *, .stage .step") ?? [])].filter(
      (each) => each.checkVisibility({ visibilityProperty: true }),
    );
    const boxes = shown.map((each) => {
      const words = document.createRange();
      words.selectNodeContents(each);
      const drawn = each.localName === "button" ? each : words;
      return { words: each.ariaLabel ?? each.textContent, box: drawn.getBoundingClientRect() };
    });
    const isOver = (one: DOMRect, other: DOMRect): boolean =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    const cut = boxes.filter(({ box }) => box.right > innerWidth).map(({ words }) => `${words} is cut off`);
    const covered = boxes.flatMap(({ words, box }, index) =>
      boxes.slice(index + 1).flatMap((other) => (isOver(box, other.box) ? [`${other.words} is over ${words}`] : [])),
    );
    return { count: boxes.length, faults: [...cut, ...covered] };
  });

for (const locale of ["en", "de"])
  test(`in ${locale} nothing beside the closed brochure is cut off or covered, in windows as low as a laptop's`, async ({
    page,
  }) => {
    await place(page, `<style>body { margin: 0 }</style><kulla-brochure locale="${locale}"></kulla-brochure>`);
    for (const [width, height] of [
      [820, 520],
      [960, 600],
      [1024, 700],
      [1200, 850],
      [1280, 720],
      [1366, 768],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(async () => (await besideCover(page)).count).toBeGreaterThanOrEqual(5);
      await expect.poll(async () => (await besideCover(page)).faults, `${width}x${height}`).toEqual([]);
    }
  });
