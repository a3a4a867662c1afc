import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { smallDraft } from "../../support/ownerFolder.ts";
import { savedAt, test } from "../../support/studio/openStudio.ts";

const tree = (page: Page, name: RegExp) =>
  page.getByRole("navigation", { name: "Projekti" }).getByRole("button", { name });
const panel = (page: Page) => page.getByRole("complementary");

test("two windows on one folder report each other, until one is closed", async ({ page, owner }) => {
  const { studio } = await owner.open();
  const notice = "Ky projekt është i hapur edhe në një dritare tjetër.";
  await expect(tree(page, /^Përmbledhja/)).toBeVisible();
  await expect(page.getByText(notice)).toHaveCount(0);
  const other = await page.context().newPage();
  await other.goto(studio.address);
  await expect(other.getByText(notice)).toBeVisible();
  await expect(page.getByText(notice)).toBeVisible();
  await other.close();
  await expect(page.getByText(notice)).toHaveCount(0);
});

test("a visit sends requests only to the studio's own program", async ({ page, owner }) => {
  const requestedOrigins = new Set<string>();
  page.on("request", (request) => requestedOrigins.add(new URL(request.url()).origin));
  const blocked: string[] = [];
  page.on(
    "requestfailed",
    (request) => void (/BLOCKED/.test(request.failure()?.errorText ?? "") && blocked.push(request.url())),
  );
  const { studio } = await owner.open();
  for (const name of [
    /^Faqja e parë/,
    /^Plani Kati 1/,
    /^Banesat/,
    /^Tipat/,
    /^Vizitat/,
    /^Broshura/,
    /^Kontakti/,
    /^Gjuhët/,
  ])
    await tree(page, name).click();
  await page.getByRole("banner").getByRole("button", { name: "Parapamja" }).click();
  await expect(page.frameLocator("iframe").getByText("Blloku 1").first()).toBeVisible();
  // Pictures being added are in the page itself until they are in the folder.
  const files = new URL((await page.locator("iframe").getAttribute("src")) ?? "");
  expect(files.hostname).toBe("127.0.0.1");
  const own = [new URL(studio.address).origin, files.origin, "null"];
  expect([...requestedOrigins].filter((origin) => !own.includes(origin))).toEqual([]);
  // The page and its files have different origins: what it shows of them has to be allowed.
  expect(blocked).toEqual([]);
  await tree(page, /^Tipat/).click();
  const picture = page.getByRole("main").locator("img").first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test("a picture that was deleted in the meantime is reported, and its outlines can still be edited", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open();
  await rm(join(folder, "Fotot/Blloku nga jugu.jpg"));
  await tree(page, /^Blloku 1/).click();
  await expect(page.getByText("Fotoja nuk u ngarkua. Format dhe lista funksionojnë.")).toBeVisible();
  await panel(page)
    .getByRole("button", { name: /^Kati 1 / })
    .click();
  await page.getByRole("button", { name: /^Kati 1, pika 1 nga 4/ }).press("ArrowRight");
  await expect(page.getByRole("button", { name: "Kati 1, pika 1 nga 4, 11, 10" })).toBeVisible();
  await expect(savedAt(page)).toBeVisible();
});

test("a pen moves a corner as a mouse does", async ({ page, owner }) => {
  await owner.open();
  await tree(page, /^Plani Kati 1/).click();
  await panel(page)
    .getByRole("button", { name: /^Banesa 1 / })
    .click();
  const box = await page.getByRole("button", { name: "Banesa 1, pika 1 nga 4, 10, 10" }).boundingBox();
  if (!box) throw new Error("There is no corner.");
  const session = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const pen = (type: "mousePressed" | "mouseMoved" | "mouseReleased", by: number) =>
    session.send("Input.dispatchMouseEvent", {
      type,
      x: x + by,
      y: y + by,
      button: "left",
      buttons: type === "mouseReleased" ? 0 : 1,
      clickCount: 1,
      pointerType: "pen",
    });
  await pen("mousePressed", 0);
  await pen("mouseMoved", 20);
  await pen("mouseMoved", 60);
  await pen("mouseReleased", 60);
  await expect(page.getByRole("button", { name: "Banesa 1, pika 1 nga 4, 10, 10" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Ktheje: pika e lëvizur/ })).toBeEnabled();
});

test("a browser that stores nothing prevents nothing: an owner chooses a language, works, saves, and runs the upload command", async ({
  page,
  owner,
}) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("The request is denied.", "SecurityError");
        },
      });
  });
  await owner.open(smallDraft({}, { uploadCommand: "echo KULLA" }));
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("navigation", { name: "Project" })).toBeVisible();
  await page.getByRole("button", { name: /^Project facts/ }).click();
  await page.getByLabel("Statuses as of").fill("2026-11-20");
  await expect(savedAt(page)).toBeVisible();
  const upload = page.getByRole("complementary", { name: "Run the command" });
  await upload.getByRole("button", { name: "Upload now" }).click();
  await upload.getByRole("button", { name: "Yes, run it" }).click();
  await expect(upload.getByRole("status")).toContainText("It failed.");
});

/** All later announcements of live regions, in order. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const spoken: string[] = [];
    const last = new Map<Element, string>();
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const added = element?.querySelectorAll("[role=alert]") ?? [];
        for (const region of [element?.closest("[role=status], [role=alert], [aria-live]"), ...added]) {
          const text = region?.textContent.trim() ?? "";
          if (region && text !== "" && text !== last.get(region)) spoken.push(text);
          if (region) last.set(region, text);
        }
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { spoken });
  });
const spoken = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Reflect.get(window, "spoken") as readonly string[]);

test("a screen reader announces nothing while an owner types, then once that all is saved, and at once what could not be", async ({
  page,
  owner,
}) => {
  await page.clock.install();
  await owner.open();
  await page.getByRole("navigation", { name: "Projekti" }).getByRole("button", { name: "Të dhënat" }).click();
  const name = page.getByRole("main").getByLabel("Emri").first();
  await name.fill("");
  await listen(page);
  // So slowly that each keystroke is saved separately.
  for (const [index, key] of Array.from("Parku").entries()) {
    await name.press(key);
    await expect(name).toHaveValue("Parku".slice(0, index + 1));
    await expect(page.getByRole("banner").getByText("Duke ruajtur…")).toBeVisible();
    await page.clock.runFor(1200);
    await expect(savedAt(page)).toBeVisible();
  }
  expect(await spoken(page)).toEqual([]);
  await page.clock.runFor(5000);
  await expect.poll(() => spoken(page)).toEqual(["E ruajtur"]);
  await page.clock.runFor(60_000);
  expect(await spoken(page)).toEqual(["E ruajtur"]);
  await page.route("**/api/draft", (route) => route.abort());
  await name.press("t");
  await page.clock.runFor(1200);
  await expect(page.getByRole("alert")).toContainText("Nuk u ruajt.");
  expect((await spoken(page)).slice(1)).toEqual([await page.getByRole("alert").textContent()]);
});
