import { expect, test, type Locator, type Page } from "@playwright/test";
import { controlsStay, lookAtContrast } from "../../support/contrast.ts";
import { expectScreen, place } from "../../support/place.ts";
import { region } from "../../support/region.ts";

type Brand = {
  readonly variables: Readonly<Record<string, string>>;
  readonly chosen: string;
  readonly onChosen: string;
  readonly heading: Readonly<Record<string, string>>;
};

/** Two agencies: one bold and round, one quiet and square. */
const brands: Readonly<Record<string, Brand>> = {
  "blue and bold, with pills": {
    variables: {
      accent: "#2563eb",
      paper: "#ffffff",
      ink: "#0f172a",
      chosen: "#2563eb",
      "on-chosen": "#ffffff",
      font: "Inter, sans-serif",
      "display-font": "Inter, sans-serif",
      "display-weight": "700",
      "display-tracking": "0em",
      "title-size": "40px",
      radius: "16px",
    },
    chosen: "rgb(37, 99, 235)",
    onChosen: "rgb(255, 255, 255)",
    heading: {
      "font-weight": "700",
      "letter-spacing": "normal",
      "font-size": "40px",
      "font-family": "Inter, sans-serif",
    },
  },
  "brown and square, with a serif": {
    variables: {
      accent: "#7a3b1d",
      paper: "#fbf7f0",
      ink: "#231a12",
      chosen: "#7a3b1d",
      "on-chosen": "#fbf7f0",
      "display-font": "Georgia, serif",
      "display-weight": "400",
      "display-tracking": "0.01em",
      "title-size": "50px",
      radius: "0px",
    },
    chosen: "rgb(122, 59, 29)",
    onChosen: "rgb(251, 247, 240)",
    heading: { "font-weight": "400", "letter-spacing": "0.5px", "font-size": "50px", "font-family": "Georgia, serif" },
  },
};

const screens = {
  "a tower": { name: "tower", tower: "k5" },
  "a floor": { name: "floor", tower: "k5", floor: 7 },
  "an apartment": { name: "apartment", apartment: "k5-07-05" },
  "the search": { name: "search" },
};

async function show(page: Page, screen: object): Promise<Locator> {
  const picker = page.locator("kulla-apartment-picker");
  await page.evaluate(() => customElements.whenDefined("kulla-apartment-picker").then(() => undefined));
  await picker.evaluate((host, to) => (host as HTMLElement & { show: (screen: object) => void }).show(to), screen);
  await expectScreen(picker, screen);
  return picker;
}

for (const [name, { variables, chosen, onChosen, heading }] of Object.entries(brands))
  test(`the picker looks like a brand that is ${name}: headings, chosen segments, corners`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const style = Object.entries(variables).map(([key, value]) => `--kulla-${key}: ${value}`);
    await place(
      page,
      `<kulla-apartment-picker locale="en" hints="off" style="${style.join("; ")}"></kulla-apartment-picker>`,
    );
    for (const screen of Object.values(screens)) {
      const picker = await show(page, screen);
      const title = picker.getByRole("heading").first();
      for (const [property, value] of Object.entries(heading)) await expect(title).toHaveCSS(property, value);
      if (screen.name === "apartment") continue;
      const segment = picker.locator('.switch [aria-pressed="true"], .switch [aria-current="true"]').first();
      await expect(segment).toHaveCSS("background-color", chosen);
      await expect(segment).toHaveCSS("color", onChosen);
      // The first segment has the inner corners of its frame.
      const inner = Math.max(0, Number.parseFloat(variables["radius"] ?? "") - 1.5);
      await expect(segment).toHaveCSS("border-top-left-radius", `${inner}px`);
    }
  });

/** Buttons, and links that are not a row, region or card, without a part. */
const withoutPart = (picker: Locator): Promise<readonly string[]> =>
  picker.evaluate((host) =>
    [...(host.shadowRoot?.querySelectorAll("button") ?? [])]
      .filter((button) => button.checkVisibility() && !button.part.length)
      .filter((button) => !button.matches(".row, .half, .tower-card, .over, .result-heads *"))
      .map((button) => `${button.className} ${button.ariaLabel ?? button.textContent}`),
  );

for (const [name, screen] of Object.entries(screens))
  test(`every button of ${name} has a part that a page can style`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await place(
      page,
      `<style>kulla-apartment-picker::part(link) { color: rgb(1, 2, 3) }</style>
      <kulla-apartment-picker locale="en" hints="off"></kulla-apartment-picker>`,
    );
    const picker = await show(page, screen);
    await expect(picker.getByRole("heading").first()).toBeVisible();
    await expect(picker.locator("[part~=link]").first()).toHaveCSS("color", "rgb(1, 2, 3)");
    await expect.poll(() => withoutPart(picker)).toEqual([]);
  });

/** The pages of two agencies; they are also compared as pictures (tests/looks/brandLooks.ts). */
const pages = ["quietBrand", "loudBrand"];

async function openBrand(page: Page, brand: string, screen: object): Promise<Locator> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/__fixtures/looks/${brand}.html?locale=en&hints=off`);
  return show(page, screen);
}

test.describe("readable", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const brand of pages)
    test(`every control in the ${brand === "quietBrand" ? "quiet" : "loud"} brand's page is readable in every state`, async ({
      page,
    }) => {
      test.slow();
      const measuredKinds = new Set<string>();
      for (const [name, screen] of Object.entries(screens)) {
        const picker = await openBrand(page, brand, screen);
        if (name === "the search") await picker.evaluate((host) => host.setAttribute("filter", "floor=1-2&bedrooms=2"));
        await expect(picker.getByRole("heading").first()).toBeVisible();
        await controlsStay(page);
        const { faults, measured } = await lookAtContrast(page, measuredKinds);
        expect(faults, name).toEqual([]);
        expect(measured).toBeGreaterThan(0);
      }
    });
});

test("what is chosen in the search has the brand's colours, a match and its number too", async ({ page }) => {
  const picker = await openBrand(page, "loudBrand", screens["the search"]);
  const [yellow, black] = ["rgb(255, 230, 0)", "rgb(17, 17, 17)"];
  await picker.getByRole("checkbox", { name: /^2/ }).first().dispatchEvent("click");
  const filter = picker.locator("label", { has: page.getByRole("checkbox", { name: /^2/ }) }).first();
  await expect(filter).toHaveCSS("background-color", black);
  await expect(filter).toHaveCSS("color", yellow);
  // The number of square metres of an apartment with two bedrooms.
  await expect(picker.getByText("77", { exact: true }).first()).toHaveCSS("fill", yellow);
});

test("the chosen segment is as high as the others, whatever border the brand gives their frame", async ({ page }) => {
  const picker = await openBrand(page, "loudBrand", screens["the search"]);
  const views = picker.getByRole("group", { name: "View" }).getByRole("button");
  await expect(views).toHaveCount(3);
  const heights = await views.evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
  expect(new Set(heights).size).toBe(1);
});

test("a field with a mistake has the error's border, whatever border the brand gives its fields", async ({ page }) => {
  const picker = await openBrand(page, "loudBrand", screens["an apartment"]);
  await picker.getByRole("button", { name: "ASK FOR THE PRICE" }).click();
  const dialog = picker.getByRole("dialog");
  await expect(dialog.getByLabel("Name")).toHaveCSS("border-color", "rgb(17, 17, 17)");
  await dialog.getByRole("button", { name: "Send inquiry" }).click();
  await expect(dialog.getByLabel("Name")).toHaveCSS("border-color", "rgb(192, 0, 0)");
  await expect(dialog.getByLabel("Name")).toHaveCSS("border-width", "3px");
});

test("the label of a sold apartment is readable if a brand's labels are light", async ({ page }) => {
  const picker = await openBrand(page, "quietBrand", screens["a floor"]);
  await region(picker, "Apartment 3,").focus();
  const label = picker.locator("[part=label]");
  await expect(label).toContainText("Sold");
  const contrast = await label.evaluate((element) => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d");
    const luminance = (colour: string): number => {
      if (!canvas) throw new Error("No canvas.");
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data]
        .map((value) => value / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const { color, backgroundColor } = getComputedStyle(element);
    const [dark = 0, light = 0] = [luminance(color), luminance(backgroundColor)].toSorted((one, other) => one - other);
    return (light + 0.05) / (dark + 0.05);
  });
  expect(contrast).toBeGreaterThanOrEqual(4.5);
});
