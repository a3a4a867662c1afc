import type { Page, Route } from "@playwright/test";
import { expect, test } from "../../support/mailboxTest.ts";
import { sendInquiry } from "../../support/sendInquiry.ts";

// Firefox's driver sends neither presses nor keys into frames of another site: there they are dispatched on the node itself.

/** Everything a page receives from other windows, and every event that arrives at its iframe. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (top !== window) return;
    const [messages, events]: unknown[][] = [[], []];
    Object.assign(globalThis, { messages, events });
    addEventListener("message", (event) => messages?.push(event.data));
    for (const name of ["projectload", "screenchange", "inquirysubmit", "inquirysent", "floorselect"]) {
      addEventListener(name, (event) => {
        const { detail, target } = event as CustomEvent<object>;
        events?.push({ ...detail, name, at: (target as Element).localName });
      });
    }
  });
}

const heard = (page: Page, what: "messages" | "events"): Promise<unknown[]> =>
  page.evaluate((name) => Reflect.get(globalThis, name) as unknown[], what);

/** The frame is on another origin, as with every partner: this machine has two names. */
async function openFramed(page: Page, query: string): Promise<void> {
  await listen(page);
  await page.goto("/plain/frame.html");
  const host = `http://localhost:${new URL(page.url()).port}`;
  await page.addScriptTag({ url: `${host}/widgets/kulla-frame.js` });
  await page.locator("iframe").evaluate((frame, src) => frame.setAttribute("src", src), `${host}/embed.html?${query}`);
}

test("a frame gets the height of its content, and the element's events are dispatched on it", async ({ page }) => {
  await openFramed(page, "widget=building-picker&tower=k5&hints=off&partner=agency&accent=%231b4f9c");
  const picker = page.frameLocator("iframe").locator("kulla-building-picker");
  await expect(picker.getByRole("heading", { name: "Kulla 5" })).toBeVisible();
  await expect
    .poll(async () => {
      const [frame, inner] = await Promise.all([page.locator("iframe").boundingBox(), picker.boundingBox()]);
      return Math.abs((frame?.height ?? 0) - (inner?.height ?? -99));
    })
    .toBeLessThanOrEqual(6);
  expect(await picker.evaluate((node) => node.style.getPropertyValue("--kulla-accent"))).toBe("#1b4f9c");
  await picker
    .getByRole("button", { name: /^Kati 3,/ })
    .last()
    .dispatchEvent("click");
  await expect
    .poll(() => heard(page, "events"))
    .toContainEqual({
      name: "floorselect",
      tower: "k5",
      floor: 3,
      customFloorUrl: "3",
      partner: "agency",
      at: "iframe",
    });
});

test("an inquiry is sent from within the frame, and a visitor's input never leaves it by message", async ({
  page,
  openMailbox,
}) => {
  const mailbox = await openMailbox();
  await openFramed(page, "widget=apartment-preview&apartment=k5-03-05&partner=agency");
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("button", { name: "PYET PER CMIMIN" })).toBeVisible();
  await frame.locator("kulla-apartment-preview").evaluate((node, url) => {
    const mail = { "email-public-key": "k", "email-service": "s", "email-template": "t", "email-origin": url };
    for (const [name, value] of Object.entries(mail)) node.setAttribute(name, value);
  }, mailbox.url);
  await frame.getByRole("button", { name: "PYET PER CMIMIN" }).dispatchEvent("click");
  await sendInquiry(frame.getByRole("dialog", { name: "Pyet për çmimin" }), mailbox);
  await expect
    .poll(() => heard(page, "events"))
    .toContainEqual({
      name: "inquirysent",
      id: mailbox.messages()[0]?.params["id"],
      apartment: "k5-03-05",
      apartments: ["k5-03-05"],
      value: null,
      currency: null,
      partner: "agency",
      at: "iframe",
    });
  expect(mailbox.messages()).toHaveLength(1);
  const reported = JSON.stringify([await heard(page, "messages"), await heard(page, "events")]);
  for (const typed of ["Sekreti", "123 456", "arta@"]) expect(reported).not.toContain(typed);
});

test(
  "a message from another window, or from another origin than the frame's, changes nothing",
  { tag: "@chromium" },
  async ({ page }) => {
    await listen(page);
    await page.goto("/plain/frame.html");
    const frame = page.getByTitle("Banesa 5");
    await expect(page.frameLocator("[title]").locator("kulla-apartment-preview")).toBeVisible();
    await expect
      .poll(() => frame.evaluate((node: HTMLIFrameElement) => parseInt(node.style.height, 10)))
      .toBeGreaterThan(500);
    await page.evaluate(() => {
      postMessage({ kulla: 1, type: "height", height: 77 }, "*");
      const other = document.createElement("iframe");
      document.body.append(other);
      const lie = `parent.postMessage({kulla:1,type:"height",height:78},"*");parent.postMessage({kulla:1,type:"event",name:"floorselect",detail:{}},"*")`;
      other.contentWindow?.document.write(`<script>${lie}</script>`);
    });
    await expect.poll(async () => JSON.stringify(await heard(page, "messages"))).toContain('"height":78');
    expect(["77px", "78px"]).not.toContain(await frame.evaluate((node: HTMLIFrameElement) => node.style.height));
    expect((await heard(page, "events")).filter((event) => JSON.stringify(event).includes("floorselect"))).toEqual([]);
  },
);

test(
  "a page whose script loads after the frame's project still receives its events, and once",
  { tag: "@chromium" },
  async ({ page }) => {
    await listen(page);
    const pending: Route[] = [];
    await page.route("**/widgets/kulla-frame.js", (route) => void pending.push(route));
    await page.goto("/plain/frame.html", { waitUntil: "commit" });
    await expect.poll(async () => JSON.stringify(await heard(page, "messages"))).toContain("projectload");
    expect(await heard(page, "events")).toEqual([]);
    for (const route of pending) await route.continue();
    const loads = async () =>
      (await heard(page, "events")).filter((event) => JSON.stringify(event).includes("projectload"));
    await expect.poll(async () => (await loads()).length).toBe(1);
    await expect
      .poll(() => page.getByTitle("Banesa 5").evaluate((node: HTMLIFrameElement) => parseInt(node.style.height, 10)))
      .toBeGreaterThan(500);
    expect(await loads()).toHaveLength(1);
  },
);

test(
  "a frame that loads after the script, and cannot see its parent, is greeted once it has loaded",
  { tag: "@chromium" },
  async ({ page }) => {
    await listen(page);
    await page.goto("/__fixtures/element/blank.html");
    const { origin } = new URL(page.url());
    await page.addScriptTag({ url: `${origin}/widgets/kulla-frame.js` });
    await page.evaluate((src) => {
      const frame = Object.assign(document.createElement("iframe"), { referrerPolicy: "no-referrer", src });
      document.body.append(frame);
    }, `${origin}/embed.html?widget=building-picker&tower=k5`);
    await expect.poll(() => heard(page, "events")).toContainEqual(expect.objectContaining({ name: "projectload" }));
  },
);

test(
  "a frame's repeated message reaches a page that was ready before it only once",
  { tag: "@chromium" },
  async ({ page }) => {
    await openFramed(page, "widget=building-picker&tower=k5&partner=later");
    const loads = async () => (await heard(page, "events")).filter((event) => JSON.stringify(event).includes("later"));
    await expect.poll(loads).toContainEqual(expect.objectContaining({ name: "projectload" }));
    await page.locator("iframe").evaluate((frame: HTMLIFrameElement) => {
      frame.contentWindow?.postMessage({ kulla: 1, type: "hello" }, new URL(frame.src).origin);
    });
    await expect.poll(() => heard(page, "messages")).toContainEqual(expect.objectContaining({ again: true }));
    expect(await loads()).toHaveLength(1);
  },
);

test("a frame of another origin than the script's moves nothing, whatever its page or the page's pictures are called", async ({
  page,
}) => {
  await listen(page);
  await page.goto("/__fixtures/element/blank.html");
  const { origin, port } = new URL(page.url());
  await page.evaluate(
    (src) => document.body.append(Object.assign(new Image(), { name: "currentScript", src })),
    `http://localhost:${port}/widgets/kulla-frame.js`,
  );
  const framed = (host: string) =>
    page.evaluate(
      (src) => document.body.append(Object.assign(document.createElement("iframe"), { src })),
      `${host}/embed.html?tower=k5`,
    );
  await page.addScriptTag({ url: `${origin}/widgets/kulla-frame.js` });
  await framed(`http://localhost:${port}`);
  for (const reported of [{ name: "projectload" }, { type: "height" }])
    await expect.poll(() => heard(page, "messages")).toContainEqual(expect.objectContaining(reported));
  await framed(origin);
  await expect.poll(() => heard(page, "events")).toContainEqual(expect.objectContaining({ name: "projectload" }));
  const heights = () => page.locator("iframe").evaluateAll((frames) => frames.map(({ style }) => style.height !== ""));
  await expect.poll(heights).toEqual([false, true]);
});

test("a frame without its own origin has its height too, and no scroll bar in a page with border-box sizing", async ({
  page,
}) => {
  await page.goto("/plain/frame.html");
  const frame = page.locator("iframe");
  await frame.evaluate((node: HTMLIFrameElement) => {
    node.style.boxSizing = "border-box";
    node.setAttribute("sandbox", "allow-scripts");
    node.src += "&tower=k5";
  });
  await expect
    .poll(() => frame.evaluate((node: HTMLIFrameElement) => parseInt(node.style.height, 10)))
    .toBeGreaterThan(500);
  const inner = page.frameLocator("iframe");
  await expect(inner.locator("kulla-apartment-preview")).toBeVisible();
  await expect.poll(() => inner.locator("html").evaluate((root) => root.scrollHeight - root.clientHeight)).toBe(0);
});

for (const folder of ["", "/widgets", "/widgets/v1", "/widgets/v1.0.0"]) {
  test(
    `${folder}/embed.html opened on its own accepts no texts, keys or consent from its address`,
    { tag: "@chromium" },
    async ({ page }) => {
      const words = encodeURIComponent(JSON.stringify({ phone: "Numri i kartelës", askPrice: "Paguaj" }));
      await page.goto(
        `${folder}/embed.html?widget=apartment-preview&apartment=k5-03-05&partner=x&texts=${words}&email-public-key=evil&consent-url=https://evil.example`,
      );
      const element = page.locator("kulla-apartment-preview");
      await expect(element.getByRole("button", { name: "PYET PER CMIMIN" })).toBeVisible();
      expect(await element.evaluate((node) => node.getAttributeNames().toSorted())).toEqual([
        "apartment",
        "heading-level",
        "style",
      ]);
    },
  );
}

test("a frame gets its height in a theme with `iframe { height: auto !important }`", async ({ page }) => {
  await openFramed(page, "widget=building-picker&tower=k5&hints=off");
  await page.addStyleTag({ content: "iframe { height: auto !important }" });
  await expect.poll(async () => (await page.locator("iframe").boundingBox())?.height).toBeGreaterThan(500);
});

// Playwright's Firefox has no pointing device for media queries.
test(
  "in a narrow frame a mouse highlights a tower and opens it with one press, as in the page",
  { tag: "@chromium" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openFramed(page, "widget=building-picker&hints=off&locale=en");
    await page.locator("iframe").evaluate((frame) => (frame.style.width = "650px"));
    const picker = page.frameLocator("iframe").locator("kulla-building-picker");
    const region = picker.locator("[part~=stage] [part~=region]").first();
    const stage = picker.locator("[part~=stage]");
    // The frame may still be getting its height.
    await expect(async () => {
      await page.mouse.move(0, 0);
      await region.hover();
      await expect(stage).toHaveAttribute("data-lit", "pointed", { timeout: 500 });
    }).toPass();
    await region.click();
    await expect(picker.locator("[part~=stage].tower")).toBeVisible();
  },
);

test(
  "in a frame as high as its content the price form opens where the visitor is looking, not at the frame's top",
  { tag: "@chromium" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openFramed(page, "widget=apartment-preview&apartment=k5-03-05");
    await expect.poll(async () => (await page.locator("iframe").boundingBox())?.height).toBeGreaterThan(1200);
    const frame = page.frameLocator("iframe");
    const ask = frame.getByRole("button", { name: "PYET PER CMIMIN" });
    // Below its view an element does not load.
    await expect(ask).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await ask.dispatchEvent("click");
    const dialog = frame.getByRole("dialog", { name: "Pyet për çmimin" });
    await expect(dialog.getByRole("heading", { name: "Pyet për çmimin" })).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByLabel("Telefoni")).toBeInViewport({ ratio: 1 });
  },
);
