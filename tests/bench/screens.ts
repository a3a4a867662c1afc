import type { Browser, Page } from "@playwright/test";
import { brotliBytes } from "./closure.ts";
import type { Row } from "./rows.ts";

/** A page's requests so far apart from scripts, as files below dist/site, by the end of their names. */
function watchFiles(page: Page, origin: string): (end: ".js" | ".css") => readonly string[] {
  const files = new Set<string>();
  page.on("response", (response) => {
    const url = new URL(response.url());
    if (url.origin === origin && url.pathname.startsWith("/widgets/")) files.add(url.pathname.slice(1));
  });
  return (end) => [...files].filter((file) => file.endsWith(end));
}

async function pressRegion(page: Page, name: string): Promise<void> {
  await page.locator(`[part~="region"][aria-label^="${name}"]`).press("Enter");
}

/** JS and styles that actually arrived over the wire: until the building picker is usable, and with every screen opened. */
export async function measureScreens(browser: Browser, origin: string): Promise<readonly Row[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const files = watchFiles(page, origin);
  await page.goto(`${origin}/__fixtures/picker.html?hints=off`);
  await page.locator('[part~="region"]').first().waitFor({ state: "attached" });
  await page.locator('[part~="region"]').first().hover();
  await pressRegion(page, "Kulla 5");
  await page.locator('[part~="region"][aria-label^="Kati 7,"]').waitFor({ state: "attached" });
  const untilUsable = brotliBytes("dist/site", files(".js"));
  const styles = brotliBytes("dist/site", files(".css"));
  await pressRegion(page, "Kati 7,");
  await pressRegion(page, "Banesa 5,");
  await page.getByRole("button", { name: "PYET PER CMIMIN" }).click();
  await page.getByRole("dialog").waitFor();
  await page.waitForLoadState("networkidle");
  const everyScreen = brotliBytes("dist/site", files(".js"));
  await page.close();
  return [
    {
      name: "JS on the wire until the building picker is seen, hovered and pressed",
      value: untilUsable,
      unit: "B br",
      limit: 100 * 1024,
    },
    { name: "  additional styles", value: styles, unit: "B br", limit: 7 * 1024 },
    { name: "JS on the wire, every screen opened", value: everyScreen, unit: "B br", limit: 128 * 1024 },
  ];
}
