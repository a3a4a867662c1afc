import { expect, test, type Locator } from "@playwright/test";
import { buildDevelopment, type DevelopmentScripts } from "../../support/developmentScripts.ts";
import { hydrate, isHydrated, openPartnerPage, rendered } from "../../support/serverPage.ts";
import { servedScreens, pageLinks } from "../../support/servedScreens.ts";
import { watchConsole } from "../../support/watchConsole.ts";

// One build for all of them.
test.describe.configure({ mode: "default" });

let scripts: DevelopmentScripts;
test.beforeAll(async () => {
  scripts = await buildDevelopment();
});
test.afterAll(() => scripts.remove());

const isOfDevelopment = (element: Locator): Promise<boolean> =>
  element.evaluate((host) =>
    [...(host.shadowRoot?.querySelectorAll(".kulla *") ?? [])].some((node) =>
      // Production builds know neither owner nor source of a node.
      Object.entries(node).some(([key, value]) => key.startsWith("__reactFiber") && "_debugOwner" in (value as object)),
    ),
  );

for (const [name, { tag, attributes, control, opens }] of Object.entries(servedScreens)) {
  test(`React's development build reports nothing when ${name} is hydrated`, async ({ page }) => {
    const messages = watchConsole(page);
    await scripts.serve(page);
    await openPartnerPage(page, rendered(tag, attributes, { links: pageLinks }));
    await hydrate(page);
    await expect.poll(() => isHydrated(page)).toBe(true);
    const element = page.locator(tag);
    await expect.poll(() => isOfDevelopment(element)).toBe(true);
    if (opens) {
      await element.getByRole("link", { name: control }).first().click();
      await opens(element);
    }
    expect(messages).toEqual([]);
  });
}
