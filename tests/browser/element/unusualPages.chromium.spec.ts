import { expect, test, type Page } from "@playwright/test";
import { delayRequests } from "../../support/delayRequests.ts";
import { expectScreen, loadScript, place } from "../../support/place.ts";
import { pointIn, region } from "../../support/region.ts";
import { watchConsole } from "../../support/watchConsole.ts";

// Pages that change what an element is laid out, drawn or stored with: a visitor points, presses, asks and searches as in any other.

type UnusualPage = {
  readonly around?: (picker: string) => string;
  readonly style?: string;
  readonly script?: () => void;
};

const picker = `<kulla-apartment-picker locale="en" hints="off" tower="k5" inquiry-endpoint="/inquiries"></kulla-apartment-picker>`;

const pages: Readonly<Record<string, UnusualPage>> = {
  "is scaled by a transform": { style: "main { transform: scale(0.8); transform-origin: 0 0 }" },
  "contains its layout strictly": {
    around: (inside) => `<div style="contain: strict; width: 1200px; height: 1600px; overflow: auto">${inside}</div>`,
  },
  "gives everything a transition of 2 s": { style: "* { transition: all 2s !important }" },
  "is written from right to left": { around: (inside) => `<div dir="rtl">${inside}</div>` },
  "can be edited in its builder": { around: (inside) => `<div contenteditable draggable="true">${inside}</div>` },
  "denies storage, and has neither a clipboard nor random ids": {
    script: () => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("Denied.", "SecurityError");
          },
        });
      Object.defineProperty(crypto, "randomUUID", { value: undefined });
      Object.defineProperty(navigator, "clipboard", { value: undefined });
    },
  },
  "is translated by changing the text of its nodes": {
    script: () => {
      const translate = (root: Node): void => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
        while (walker.nextNode()) {
          const node = walker.currentNode;
          if (node instanceof Element && node.shadowRoot) translate(node.shadowRoot);
          // A soft hyphen marks what has been translated and leaves the words.
          if (node instanceof Text && node.data.trim() && !node.data.endsWith("\u00ad")) node.data += "\u00ad";
        }
      };
      setInterval(() => document.body && translate(document.body), 100);
    },
  },
};

/** Points at a region, whose label is then beside it, and presses. */
async function press(page: Page, name: string): Promise<void> {
  const { x, y } = await pointIn(region(page, name).first());
  await page.mouse.move(x, y);
  const label = page.locator("[part=label]");
  await expect(label).toBeVisible();
  const away = async (): Promise<number> => {
    const box = await label.boundingBox();
    if (!box) return Number.POSITIVE_INFINITY;
    const across = Math.max(box.x - x, x - box.x - box.width, 0);
    return Math.hypot(across, Math.max(box.y - y, y - box.y - box.height, 0));
  };
  await expect.poll(away).toBeLessThan(460);
  await page.mouse.click(x, y);
}

for (const [kind, { around = (inside: string) => inside, style = "", script }] of Object.entries(pages))
  test(`in a page that ${kind} a visitor gets from a tower to a sent inquiry and a filtered search`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    if (script) await page.addInitScript(script);
    const inquiries: unknown[] = [];
    await page.route("**/inquiries", (route) => {
      inquiries.push(route.request().postDataJSON());
      return route.fulfill({ json: {} });
    });
    const messages = watchConsole(page);
    await place(page, `<style>body { margin: 0 } ${style}</style>${around(picker)}`);
    const element = page.locator("kulla-apartment-picker");
    await press(page, "Floor 7,");
    await expectScreen(element, { name: "floor", tower: "k5", floor: 7 });
    await press(page, "Apartment 2,");
    await expectScreen(element, { name: "apartment", apartment: "k5-07-02" });
    await page.getByRole("button", { name: "ASK FOR THE PRICE" }).click();
    const dialog = page.getByRole("dialog", { name: /^Ask for the price/ });
    await expect.poll(async () => (await dialog.boundingBox())?.height).toBe(900);
    await dialog.getByLabel("Name").fill("Arta Krasniqi");
    await dialog.getByLabel("Phone").fill("+383 44 123 456");
    await dialog.getByLabel("E-mail").fill("arta@shembull.com");
    const send = dialog.getByRole("button", { name: /^Send inquiry/ });
    await expect(async () => {
      if (await send.isVisible()) await send.click();
      expect(inquiries).toHaveLength(1);
    }).toPass();
    expect(inquiries).toMatchObject([{ apartments: ["k5-07-02"], name: "Arta Krasniqi" }]);
    await expect(dialog).toBeHidden();
    await element.evaluate((host) => (host as HTMLElement & { show(to: object): void }).show({ name: "search" }));
    await page.getByRole("checkbox", { name: /^2/ }).first().dispatchEvent("click");
    await expect(page.getByRole("heading", { name: /^31 apartments/ })).toBeVisible();
    expect(messages).toEqual([]);
  });

test("an element that is removed, inserted again and given other attributes while its project loads shows the last of them", async ({
  page,
}) => {
  const messages = watchConsole(page);
  const release = await delayRequests(page, /\/project\.json$/);
  await page.goto("/__fixtures/element/blank.html");
  await page.locator("main").evaluate((main, markup) => (main.innerHTML = markup), picker);
  await loadScript(page, "kulla.js");
  await expect(page.getByText("Loading")).toBeVisible();
  await page.locator("main").evaluate(async (main) => {
    const element = main.firstElementChild as HTMLElement;
    element.remove();
    await new Promise(requestAnimationFrame);
    main.append(element);
    for (const [name, value] of Object.entries({ locale: "de", tower: "k6", floor: "3", "heading-level": "4" }))
      element.setAttribute(name, value);
  });
  release();
  await expect(page.getByRole("heading", { name: "3. Stock", level: 4 })).toBeVisible();
  await expectScreen(page.locator("kulla-apartment-picker"), { name: "floor", tower: "k6", floor: 3 });
  expect(messages).toEqual([]);
});
