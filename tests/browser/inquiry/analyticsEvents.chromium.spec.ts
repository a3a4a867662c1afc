import type { Page } from "@playwright/test";
import { expect, test } from "../../support/mailboxTest.ts";
import { askButton, dialogOf, fillIn, openPreview, send, sent } from "../../support/priceForm.ts";

type EventHandlers = { readonly name: string } & Readonly<Record<string, unknown>>;

/** The sample's project with a price, a data sheet and messengers; links lead nowhere in a test. */
async function openPriced(page: Page, attributes = ""): Promise<void> {
  await page.route("**/project/project.json", async (route) => {
    const project = (await (await route.fetch()).json()) as {
      contact: object;
      floors: { apartments: { id: string }[] }[];
    };
    const more = { price: { kind: "exact", amount: 124_000, currency: "EUR" }, pdf: "sheet.pdf", status: "available" };
    const floors = project.floors.map((floor) => ({
      ...floor,
      apartments: floor.apartments.map((each) => (each.id === "k5-03-05" ? { ...each, ...more } : each)),
    }));
    const contact = { ...project.contact, whatsapp: "+383 44 123 456", viber: "+383 44 123 456" };
    const { availability: _, ...rest } = project as typeof project & { availability?: string };
    await route.fulfill({ json: { ...rest, floors, contact } });
  });
  await page.addInitScript(() => {
    const heard: object[] = [];
    Object.assign(globalThis, { heard });
    for (const name of ["contactselect", "inquirysubmit", "inquirysent", "inquiryfail"])
      addEventListener(name, (event) => heard.push({ name, ...(event as CustomEvent<object>).detail }));
    addEventListener("click", (event) => {
      if (event.composedPath().some((node) => node instanceof HTMLAnchorElement)) event.preventDefault();
    });
  });
  await openPreview(page, attributes);
}

const heardBy = (page: Page): Promise<readonly EventHandlers[]> =>
  page.evaluate(() => Reflect.get(globalThis, "heard") as EventHandlers[]);

test("a press on telephone, WhatsApp, Viber or the data sheet is announced with its apartment", async ({ page }) => {
  await openPriced(page, 'partner="agency"');
  await page.getByRole("link", { name: /PDF/ }).click();
  await askButton(page).click();
  await dialogOf(page).getByRole("link", { name: "+383 38 000 000" }).first().click();
  await dialogOf(page).getByRole("link", { name: "WhatsApp" }).click();
  await dialogOf(page).getByRole("link", { name: "Viber" }).click();
  const about = { name: "contactselect", apartment: "k5-03-05", apartments: ["k5-03-05"], partner: "agency" };
  expect(await heardBy(page)).toEqual(["pdf", "phone", "whatsapp", "viber"].map((kind) => ({ ...about, kind })));
});

test("an inquiry that arrived is announced with its id and its value", async ({ page, openMailbox }) => {
  const mailbox = await openMailbox();
  await openPriced(page, `inquiry-endpoint="${mailbox.url}/inquiries"`);
  await fillIn(page);
  await send(page);
  await expect(page.getByText(sent)).toBeVisible();
  const [submitted, arrived] = await heardBy(page);
  expect(arrived).toEqual({
    name: "inquirysent",
    id: mailbox.messages()[0]?.params["id"],
    apartment: "k5-03-05",
    apartments: ["k5-03-05"],
    value: 124_000,
    currency: "EUR",
    partner: null,
  });
  expect(submitted?.["id"]).toBe(arrived?.["id"]);
});

test("an inquiry that fails is announced under the same id as its second attempt that arrives", async ({
  page,
  openMailbox,
}) => {
  const mailbox = await openMailbox({ answer: (count) => (count === 1 ? { status: 404, text: "gone" } : undefined) });
  await openPriced(page, `inquiry-endpoint="${mailbox.url}/inquiries"`);
  await fillIn(page);
  await send(page);
  await expect.poll(async () => (await heardBy(page)).map(({ name }) => name)).toContain("inquiryfail");
  await send(page);
  await expect(page.getByText(sent)).toBeVisible();
  const ids = (await heardBy(page)).map(({ id }) => id);
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(1);
});
