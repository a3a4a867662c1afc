import type { Page } from "@playwright/test";
import { expect, test } from "../../support/mailboxTest.ts";
import { expectScreen, place } from "../../support/place.ts";

// A browser with WebMCP as in its draft: the tests' browsers do not have it.

type Answer = Readonly<Record<string, unknown>>;

async function openWithAssistant(page: Page, markup: string): Promise<void> {
  await page.addInitScript(() => {
    const tools = new Map<string, { execute: (input: object) => Promise<unknown> }>();
    const registerTool = async (
      tool: { name: string; description: string; execute: (input: object) => Promise<unknown> },
      { signal }: { signal: AbortSignal },
    ) => {
      if (tools.has(tool.name)) throw new DOMException(`${tool.name} is taken`, "InvalidStateError");
      if (!/^[\w.-]{1,128}$/.test(tool.name) || !tool.description) throw new DOMException("", "InvalidStateError");
      tools.set(tool.name, tool);
      signal.addEventListener("abort", () => tools.delete(tool.name));
    };
    Object.defineProperty(Document.prototype, "modelContext", { value: { registerTool } });
    Object.assign(globalThis, { tools });
  });
  await place(page, markup);
}

const toolsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...(Reflect.get(globalThis, "tools") as Map<string, unknown>).keys()].toSorted());

/** Calls a tool as a browser does: its answer arrives as JSON. */
async function call(page: Page, name: string, input: object = {}): Promise<Answer> {
  await expect.poll(() => toolsOf(page)).toContain(`kulla_${name}`);
  return page.evaluate(
    async ([tool, toolInput]) => {
      const tools = Reflect.get(globalThis, "tools") as Map<string, { execute: (input: unknown) => Promise<unknown> }>;
      return JSON.parse(JSON.stringify(await tools.get(tool)?.execute(toolInput))) as Answer;
    },
    [`kulla_${name}`, input] as const,
  );
}

const picker = `<kulla-apartment-picker locale="en" hints="off"></kulla-apartment-picker>`;
const elementOf = (page: Page) => page.locator("kulla-apartment-picker");

test("an assistant finds, describes, compares, saves and prepares, and the visitor sees each step in the element", async ({
  page,
}) => {
  await openWithAssistant(page, picker);
  const found = await call(page, "find_apartments", { bedrooms: "2,3", floor: "3-", tower: "k5" });
  await expectScreen(elementOf(page), { name: "search" });
  expect(found).toMatchObject({ filter: "bedrooms=2,3&floor=3-&tower=k5&status=available" });
  expect(found["asOf"]).toMatch(/^As of /);
  const count = Number(found["count"]);
  expect(count).toBeGreaterThan(2);
  await expect(page.getByText(new RegExp(`^${count} (of|apartments)`)).first()).toBeVisible();
  const [one, two] = (found["apartments"] as { id: string; facts: string }[]).map(({ id }) => id);

  const described = await call(page, "describe_apartment", { apartment: one });
  await expectScreen(elementOf(page), { name: "apartment", apartment: one });
  expect(described).toMatchObject({ id: one, tower: "Kulla 5", status: "Available", isShown: true });
  await expect(page.getByText(String(described["asOf"])).first()).toBeVisible();
  await expect(page.getByText(String(described["area"])).first()).toBeVisible();

  expect(await call(page, "compare_apartments", { apartments: [one, two] })).toMatchObject({ isShown: true });
  await expectScreen(elementOf(page), { name: "compare", apartments: [one, two] });

  expect(await call(page, "save_apartment", { apartment: one })).toEqual({ saved: [one] });
  await call(page, "describe_apartment", { apartment: one });
  await expect(page.getByRole("button", { pressed: true }).first()).toBeVisible();
  expect(await call(page, "save_apartment", { apartment: one, saved: false })).toEqual({ saved: [] });
  await expect(page.getByRole("button", { pressed: true })).toHaveCount(0);

  await call(page, "prepare_inquiry", { apartments: [one] });
  await expectScreen(elementOf(page), { name: "inquiry", apartment: one });
  const form = page.getByRole("dialog", { name: "Ask for the price" });
  await expect(form.getByLabel("E-mail")).toHaveValue("");
  await expect(form.getByRole("button", { name: "Send" })).toBeVisible();
});

test("several apartments are requested in one form, and a person presses send", async ({ page }) => {
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await openWithAssistant(page, picker);
  const found = await call(page, "find_apartments", { tower: "k6" });
  const ids = (found["apartments"] as { id: string }[]).slice(0, 2).map(({ id }) => id);
  // The form of one apartment is replaced by it, and not left open below it.
  await call(page, "prepare_inquiry", { apartments: ids.slice(0, 1) });
  await expect(page.getByRole("dialog", { name: "Ask for the price", exact: true })).toBeVisible();
  expect(await call(page, "prepare_inquiry", { apartments: ids })).toMatchObject({ apartments: ids });
  await expect(page.getByRole("dialog", { name: "Ask for the price", exact: true })).toHaveCount(0);
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(2);
  expect(posts).toEqual([]);
});

test("an assistant shows an apartment on its plan, a building, and the entire site; the page gets the same events as for a press", async ({
  page,
}) => {
  await openWithAssistant(page, picker);
  expect(await call(page, "show", { apartment: "k5-03-07" })).toEqual({
    screen: { name: "floor", tower: "k5", floor: 3 },
  });
  await expectScreen(elementOf(page), { name: "floor", tower: "k5", floor: 3 });
  const lit = elementOf(page).locator("[data-lit][aria-label]");
  await expect(lit).toHaveAccessibleName(/^Apartment 7,/);
  // On the same floor, and no longer once the visitor has been elsewhere.
  await call(page, "show", { apartment: "k5-03-02" });
  await expect(lit).toHaveAccessibleName(/^Apartment 2,/);
  await call(page, "show", { tower: "k5", floor: 4 });
  await expect(elementOf(page).getByRole("heading", { name: "Floor 4" })).toBeVisible();
  await expect(lit).toHaveCount(0);
  await call(page, "show", { tower: "k6" });
  await expectScreen(elementOf(page), { name: "tower", tower: "k6" });
  await call(page, "show");
  await expectScreen(elementOf(page), { name: "site" });
  await elementOf(page).evaluate((node) => {
    node.addEventListener("apartmentselect", (event) => {
      event.preventDefault();
      Object.assign(globalThis, { selectedApartment: (event as CustomEvent<{ apartment: string }>).detail.apartment });
    });
  });
  await call(page, "describe_apartment", { apartment: "k5-03-07" });
  expect(await page.evaluate(() => Reflect.get(globalThis, "selectedApartment") as unknown)).toBe("k5-03-07");
  await expectScreen(elementOf(page), { name: "site" });
});

test("a search without matches says which change would yield how many, and what it did not understand", async ({
  page,
}) => {
  await openWithAssistant(page, picker);
  const found = await call(page, "find_apartments", { bedrooms: "3", area: "-20", view: "sea" });
  expect(found).toMatchObject({ count: 0, ignored: ["view"], apartments: [] });
  const loosenings = found["loosen"] as { filter: string; count: number }[];
  expect(loosenings.length).toBeGreaterThan(0);
  const better = await call(page, "find_apartments", Object.fromEntries(new URLSearchParams(loosenings[0]?.filter)));
  expect(better["count"]).toBe(loosenings[0]?.count);
});

test("missing things are answered with a sentence: no apartment, no tour, no floor", async ({ page }) => {
  await openWithAssistant(page, picker);
  for (const [name, input] of [
    ["describe_apartment", { apartment: "k9-99-99" }],
    ["open_tour", { apartment: 7 }],
    ["show", { tower: "k5", floor: 99 }],
    ["show", { tower: "<b>" }],
    ["compare_apartments", { apartments: ["k5-03-07"] }],
    ["prepare_inquiry", {}],
  ] as const)
    expect(await call(page, name, input)).toEqual({ error: expect.stringMatching(/\.$/) as unknown });
  await expectScreen(elementOf(page), { name: "site" });
});

test("the first element of a page offers its tools, once; the next one when the first is removed; none with webmcp off", async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  const preview = `<kulla-apartment-preview locale="en" apartment="k5-03-05"></kulla-apartment-preview>`;
  await openWithAssistant(page, picker + preview);
  await expect.poll(async () => (await toolsOf(page)).length).toBe(7);
  await page.locator("kulla-apartment-preview").scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: "ASK FOR THE PRICE" })).toBeVisible();
  expect(await call(page, "show")).toEqual({ screen: { name: "site" } });
  await elementOf(page).evaluate((node) => node.remove());
  await expect.poll(async () => (await call(page, "show"))["error"]).toMatch(/does not show that/);
  await page.locator("kulla-apartment-preview").evaluate((node) => node.setAttribute("webmcp", "off"));
  await expect.poll(() => toolsOf(page)).toEqual([]);
  expect(warnings).toEqual([]);
});

test("in other browsers none of it is loaded", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await place(page, picker);
  await expect(page.getByRole("button", { name: /^Kulla 5/ }).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(requested.filter((url) => /\/c\/(assistant|campaign)/.test(url))).toEqual([]);
});
