import type { Page } from "@playwright/test";
import { expect, test } from "../../support/mailboxTest.ts";
import { startOneOriginProxy } from "../../support/startOneOriginProxy.ts";
import { expectScreen, screenOf } from "../../support/place.ts";
import { sendInquiry } from "../../support/sendInquiry.ts";

/** Every violation of a page's policy, from before its first script on. */
async function watchPolicy(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(globalThis, { violations });
    document.addEventListener("securitypolicyviolation", (event) =>
      violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`),
    );
  });
  return () => page.evaluate(() => Reflect.get(globalThis, "violations") as unknown);
}

test("the strictest policy with Trusted Types is respected in every state: all screens, an inquiry with its picture, tour, book", async ({
  page,
  openMailbox,
  baseURL,
}) => {
  test.slow();
  const mailbox = await openMailbox();
  // Under this policy a page can only connect to its own origin, so its server forwards messages to the mail service.
  const origin = await startOneOriginProxy(String(baseURL), mailbox.url);
  const violations = await watchPolicy(page);
  await page.goto(`${origin.url}/plain/strict-policy.html`);
  const picker = page.locator("kulla-apartment-picker");
  await expectScreen(picker, { name: "site" });
  await picker.evaluate((node) => node.setAttribute("email-origin", location.origin));
  const press = (name: RegExp) => picker.getByRole("list").getByRole("button", { name }).first().click();
  await press(/^Kulla 5/);
  await press(/^Kati 3,/);
  await press(/Banesa 5,/);
  await picker.getByRole("link", { name: "VR TOUR 360°" }).click();
  await expect(picker.locator("iframe")).toBeVisible();
  await picker.getByRole("button", { name: "Mbyll vizitën" }).click();
  await picker.getByRole("button", { name: "PYET PER CMIMIN" }).click();
  const dialog = page.getByRole("dialog", { name: "Pyet për çmimin" });
  await sendInquiry(dialog, mailbox);
  await expect(dialog).toBeHidden();
  expect(String(mailbox.messages()[0]?.params["image"])).toMatch(/^data:image\/jpeg;base64,/);
  const brochure = page.locator("kulla-brochure");
  await brochure.scrollIntoViewIfNeeded();
  await expect.poll(() => screenOf(brochure)).not.toBeNull();
  await brochure.evaluate((node) =>
    (node as HTMLElement & { show(place: object): void }).show({ name: "open", page: 4 }),
  );
  await brochure.getByRole("button", { name: "Kapitujt" }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await violations()).toEqual([]);
  await origin.close();
});

test("a page that trusts scripts by nonce alone needs one nonce, the loader's", async ({ page }) => {
  const violations = await watchPolicy(page);
  await page.goto("/plain/nonce.html");
  await expectScreen(page.locator("kulla-building-picker"), { name: "tower", tower: "k5" });
  await expect(page.locator("kulla-building-picker [part~=stage]")).toBeVisible();
  expect(await violations()).toEqual([]);
});
