import { expect, test } from "../../support/mailboxTest.ts";
import { expectScreen, loadScript, screenOf } from "../../support/place.ts";

const starts = {
  "kulla-building-picker": { name: "tower", tower: "k5" },
  "kulla-floor-explorer": { name: "floor", tower: "k5", floor: 3 },
  "kulla-apartment-preview": { name: "apartment", apartment: "k5-03-07" },
  "kulla-apartment-picker": { name: "apartment", apartment: "k5-03-07" },
  "kulla-brochure": { name: "open", page: 3 },
};
const attributes = {
  "kulla-building-picker": `tower="k5"`,
  "kulla-floor-explorer": `tower="k5" floor="3"`,
  "kulla-brochure": `page="3"`,
};
const all = Object.keys(starts)
  .map((tag) => `<${tag} ${Reflect.get(attributes, tag) ?? `apartment="k5-03-07"`} hints="off"></${tag}>`)
  .join("");

const scriptOf = (src: string): string =>
  `<script ${src.endsWith(".iife.js") ? "defer" : 'type="module"'} src="/widgets/${src}"></script>`;

const pairs = {
  "two versions of the loader at once": ["v1.0.0/kulla.js", "v9.9.9/kulla.js"],
  "one file of all, and the loader of another version": ["kulla.iife.js", "v9.9.9/kulla.js"],
};
for (const [name, scripts] of Object.entries(pairs)) {
  test(`${name}: every element of the page works, and can be navigated`, async ({ page }) => {
    const loud: string[] = [];
    page.on("console", (message) => message.type() === "error" && loud.push(message.text()));
    const tags = scripts.map(scriptOf).join("");
    await page.route("**/host.html", (route) =>
      route.fulfill({ contentType: "text/html", body: `<!doctype html><link rel="icon" href="data:,">${tags}${all}` }),
    );
    await page.goto("/host.html");
    for (const [tag, screen] of Object.entries(starts)) {
      await page.locator(tag).scrollIntoViewIfNeeded();
      await expect.poll(() => screenOf(page.locator(tag)), tag).toMatchObject(screen);
    }
    const preview = page.locator("kulla-apartment-preview");
    await preview.getByRole("button", { name: "PYET PER CMIMIN" }).click();
    await expectScreen(preview, { name: "inquiry", apartment: "k5-03-07" });
    await page.keyboard.press("Escape");
    await page.evaluate((html) => (document.body.innerHTML = html), all);
    // Each keeps its space while it loads, so that the page is as long as before and the first may be far above.
    await page.locator("kulla-building-picker").scrollIntoViewIfNeeded();
    await expectScreen(page.locator("kulla-building-picker"), starts["kulla-building-picker"]);
    expect(loud).toEqual([]);
  });
}

test("two copies of the script on one page share the work: each tag is registered once and all of them work", async ({
  page,
}) => {
  await page.goto("/plain/own-page.html");
  await page.locator("#place").evaluate((place) => {
    place.innerHTML = `<kulla-building-picker tower="k5"></kulla-building-picker><kulla-floor-explorer tower="k6" floor="2"></kulla-floor-explorer>`;
  });
  await loadScript(page, "kulla-building-picker.js");
  await loadScript(page, "../copy/widgets/kulla-floor-explorer.js");
  await expectScreen(page.locator("kulla-building-picker"), { name: "tower", tower: "k5" });
  await page.locator("kulla-floor-explorer").scrollIntoViewIfNeeded();
  await expectScreen(page.locator("kulla-floor-explorer"), { name: "floor", tower: "k6", floor: 2 });
  for (const script of ["../copy/widgets/kulla.js", "kulla.js"]) await loadScript(page, script);
  await page.locator("#place").evaluate((place) => {
    place.innerHTML = `<kulla-apartment-preview apartment="k5-03-07"></kulla-apartment-preview>`;
  });
  await expectScreen(page.locator("kulla-apartment-preview"), { name: "apartment", apartment: "k5-03-07" });
});
