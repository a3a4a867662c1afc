import { expect, test, type Page } from "@playwright/test";
import { initialChoice, elementNames, type EmbedChoice } from "../../../demo/content/embedChoice.ts";
import { snippet } from "../../../demo/embed/snippets.ts";

/** The picker's starts that have their own height, and every other element as /embed offers it. */
const choices: readonly (readonly [name: string, choice: EmbedChoice])[] = [
  ...elementNames.map((widget) => [widget, { ...initialChoice, widget }] as const),
  ["apartment-preview of an apartment", { ...initialChoice, widget: "apartment-preview", apartment: "k5-07-05" }],
  ["apartment-picker at a tower", { ...initialChoice, tower: "k6" }],
  ["apartment-picker at a floor", { ...initialChoice, tower: "k5", floor: "7" }],
  ["apartment-picker at an apartment", { ...initialChoice, apartment: "k5-07-05" }],
];

/** Both names of this machine: the partner's page and the frame have different origins. */
const kullaOrigin = (page: Page): string => `http://localhost:${new URL(page.url()).port}`;

async function openPartnersPage(page: Page, width: number, code: (origin: string) => string): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto("/__fixtures/element/blank.html");
  // Written into a page of this machine: Chromium lets no other page load from it.
  const head = '<!doctype html><meta name="viewport" content="width=device-width"><title>A partner</title>';
  const listener =
    "<script>var hasProject = false; addEventListener('projectload', () => (hasProject = true))</script>";
  await page.setContent(
    `${head}${listener}<h1>Apartments</h1>${code(kullaOrigin(page))}<p>Our office is open every day.</p>`,
  );
  await page.waitForFunction(() => Reflect.get(globalThis, "hasProject") === true);
}

/** The height of the frame, or of the element, once it has been stable for so many frames. One that never is ends the test. */
const settledHeight = (page: Page, selector: string, frameCount = 40): Promise<number> =>
  page.locator(selector).evaluate(
    (node, count) =>
      new Promise<number>((resolve) => {
        let [height, frames] = [0, 0];
        const look = (): void => {
          const now = Math.ceil(node.getBoundingClientRect().height);
          frames = now === height ? frames + 1 : 0;
          height = now;
          if (frames < count) requestAnimationFrame(look);
          else resolve(now);
        };
        look();
      }),
    frameCount,
  );

const widths = [390, 1280] as const;

for (const [name, choice] of choices) {
  test(`the frame of ${name}, by the code of /embed, is as tall as the element is in a page, at every width and after a resize`, async ({
    page,
  }) => {
    const inFrame = (height: string) => (origin: string) =>
      snippet("iframe", choice, { origin, fallback: "Kulla", brand: "Kulla" }).replace(
        'height="900"',
        `height="${height}"`,
      );
    const inPage = (origin: string) => snippet("HTML", choice, { origin, fallback: "Kulla", brand: "Kulla" });
    const own = new Map<number, number>();
    const framed = new Map<number, number>();
    await openPartnersPage(page, widths[0], inPage);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      own.set(width, await settledHeight(page, `kulla-${choice.widget}`));
    }
    for (const width of widths) {
      await openPartnersPage(page, width, inFrame("900"));
      framed.set(width, await settledHeight(page, "iframe"));
    }
    for (const width of widths) {
      const [height, ownHeight] = [framed.get(width) ?? 0, own.get(width) ?? 0];
      const heights = `${height} px in the frame, ${ownHeight} px in the page`;
      expect(Math.abs(height / ownHeight - 1), heights).toBeLessThanOrEqual(0.2);
    }
    /** It is repeated until the height is the expected one: that one has to stay only for a moment. */
    const expectHeightAt = (width: number) =>
      expect.poll(() => settledHeight(page, "iframe", 20)).toBe(framed.get(width));
    for (const width of [...widths, ...widths]) {
      await page.setViewportSize({ width, height: 900 });
      // Twice: the frame receives its new height after its new width.
      await expectHeightAt(width);
    }
    // Whatever height a partner's page sets at first.
    for (const first of ["320", "2400"]) {
      await openPartnersPage(page, 1280, inFrame(first));
      await expectHeightAt(1280);
    }
  });
}
