import { expect, test, type Page } from "@playwright/test";
import { place } from "../../support/place.ts";

const open = (page: Page, attributes = 'apartment="k5-03-05"', script = "kulla-apartment-preview.js") =>
  place(page, `<kulla-apartment-preview ${attributes}></kulla-apartment-preview>`, script);

const next = (page: Page) => page.getByRole("button", { name: "Fotoja tjetër" });
const count = (page: Page) => page.getByText(/^\d+ nga \d+$/);

/** Tours have their own pages; this one certainly exists. */
const serveTours = (page: Page) =>
  page.route("**/tours/**", (route) => route.fulfill({ contentType: "text/html", body: "<p>a tour</p>" }));

test("pictures change by button and by arrow key, in a ring", async ({ page }) => {
  await open(page);
  const total = Number((await count(page).textContent())?.split(" ").at(-1));
  expect(total).toBeGreaterThan(1);
  await expect(count(page)).toHaveText(`1 nga ${total}`);
  await page.getByRole("button", { name: "Fotoja e mëparshme" }).click();
  await expect(count(page)).toHaveText(`${total} nga ${total}`);
  await next(page).click();
  await expect(count(page)).toHaveText(`1 nga ${total}`);
  await page.keyboard.press("ArrowRight");
  await expect(count(page)).toHaveText(`2 nga ${total}`);
  await page.keyboard.press("ArrowLeft");
  await expect(count(page)).toHaveText(`1 nga ${total}`);
});

test(
  "a sold or reserved apartment shows its status and offers three free ones",
  { tag: "@chromium" },
  async ({ page }) => {
    await page.route("**/project/project.json", async (route) => {
      const text = await (await route.fetch()).text();
      await route.fulfill({ body: text.replace(/("id":\s*"k5-03-05"[^}]*"status":\s*")\w+/, "$1sold") });
    });
    await open(page);
    await expect(page.getByText("Kjo banesë është shitur.")).toBeVisible();
    const offers = page.getByRole("button", { name: /Kati \d+, Banesa \d+/ });
    await expect(offers).toHaveCount(3);
    const name = (await offers.first().textContent()) ?? "";
    await offers.first().click();
    await expect(page.getByRole("heading", { level: 2 })).toHaveText(/Banesa (\d+)/.exec(name)?.[0] ?? "");
  },
);

test("the tour opens in place and closing it leads back to the same picture and button", async ({ page }) => {
  await serveTours(page);
  await open(page);
  await next(page).click();
  await expect(count(page)).toHaveText(/^2 nga/);
  const shown = (await count(page).textContent()) ?? "";
  const link = page.getByRole("link", { name: "VR TOUR 360°" });
  await expect(link).toHaveAttribute("href", /\/tours\/1\/vr-1-\d\/index\.htm$/);
  await link.click();
  await expect(page.frameLocator("iframe").getByText("a tour")).toBeVisible();
  await page.getByRole("button", { name: "Mbyll vizitën" }).click();
  await expect(count(page)).toHaveText(shown);
  await expect(link).toBeFocused();
});

test("a missing tour is reported and opens on the second try", { tag: "@chromium" }, async ({ page }) => {
  await page.route("**/tours/**", (route) => route.fulfill({ status: 404, contentType: "text/html", body: "no" }));
  await open(page);
  await page.getByRole("link", { name: "VR TOUR 360°" }).click();
  await expect(page.getByRole("alert")).toContainText("Vizita 360° nuk u hap.");
  await page.unroute("**/tours/**");
  await serveTours(page);
  await page.getByRole("button", { name: "Provo përsëri" }).click();
  await expect(page.frameLocator("iframe").getByText("a tour")).toBeVisible();
});

test(
  "a layout that only names a folder is probed picture by picture until one fails",
  { tag: "@chromium" },
  async ({ page }) => {
    const requested: string[] = [];
    await page.route("**/project/project.json", async (route) => {
      const project = (await (await route.fetch()).json()) as { layouts: { id: string }[] };
      const layouts = project.layouts.map((layout) =>
        layout.id === "20" ? { ...layout, pictures: [], folder: "probed/20" } : layout,
      );
      await route.fulfill({ json: { ...project, layouts } });
    });
    await page.route("**/probed/20/*", async (route) => {
      const name = route.request().url().split("/").at(-1) ?? "";
      requested.push(name);
      if (name === "image4.jpg") return route.fulfill({ status: 404 });
      await route.fulfill({ contentType: "image/jpeg", path: "public/project/layouts/20/image1.jpg" });
    });
    await open(page, 'layout="20" floor-label="3"');
    await expect(count(page)).toHaveText("1 nga 3");
    expect(new Set(requested)).toEqual(new Set(["image1.jpg", "image2.jpg", "image3.jpg", "image4.jpg"]));
  },
);

test(
  "an apartment without pictures shows a message, and its price form reports the missing picture",
  { tag: "@chromium" },
  async ({ page }) => {
    await open(page, 'layout="none" email-public-key="a" email-service="b" email-template="c"');
    await expect(page.getByText("Nuk ka imazhe.")).toBeVisible();
    await expect(page.getByRole("link", { name: "VR TOUR 360°" })).toHaveCount(0);
    await page.getByRole("button", { name: "PYET PER CMIMIN" }).click();
    await page.getByLabel("Emri dhe mbiemri").fill("Arta");
    await page.getByLabel("Telefoni").fill("+383");
    await page.getByLabel("E-mail").fill("arta@shembull.com");
    await page.getByRole("button", { name: "Dërgo kërkesën" }).click();
    await expect(page.getByText("Image is missing!")).toBeVisible();
  },
);

test("the layout without a large terrace has its name", { tag: "@chromium" }, async ({ page }) => {
  await open(page, 'layout="19.1" floor-label="6"');
  await expect(page.getByRole("heading", { level: 2 })).toHaveText("Banesa 19 pa teras e madhe");
  await expect(page.getByText("Kati 6")).toBeVisible();
});
