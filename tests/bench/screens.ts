import type { Browser, Page } from "@playwright/test";
import { brotliBytes } from "./closure.ts";
import type { Row } from "./rows.ts";

/** The scripts a page has asked for so far, as files below dist/site. */
function watchScripts(page: Page, origin: string): () => readonly string[] {
  const scripts = new Set<string>();
  page.on("response", (response) => {
    const url = new URL(response.url());
    if (url.origin === origin && url.pathname.startsWith("/widgets/")) scripts.add(url.pathname.slice(1));
  });
  return () => [...scripts];
}

async function pressRegion(page: Page, name: string): Promise<void> {
  await page.locator(`[part~="region"][aria-label^="${name}"]`).press("Enter");
}

/** JS that has really come over the wire: until the building picker can be used, and with every screen opened. */
export async function measureScreens(browser: Browser, origin: string): Promise<readonly Row[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const scripts = watchScripts(page, origin);
  await page.goto(`${origin}/__fixtures/picker.html?hints=off`);
  await page.locator('[part~="region"]').first().waitFor({ state: "attached" });
  await page.locator('[part~="region"]').first().hover();
  await pressRegion(page, "Kulla 5");
  await page.locator('[part~="region"][aria-label^="Kati 7,"]').waitFor({ state: "attached" });
  const untilUsable = brotliBytes("dist/site", scripts());
  await pressRegion(page, "Kati 7,");
  await pressRegion(page, "Fifth Apartment");
  await page.getByRole("button", { name: "PYET PER CMIMIN" }).click();
  await page.getByRole("dialog").waitFor();
  await page.waitForLoadState("networkidle");
  const everyScreen = brotliBytes("dist/site", scripts());
  await page.close();
  return [
    {
      name: "JS on the wire until the building picker is seen, hovered and pressed",
      value: untilUsable,
      unit: "B br",
      limit: 88 * 1024,
    },
    { name: "JS on the wire, every screen opened", value: everyScreen, unit: "B br", limit: 110 * 1024 },
  ];
}
