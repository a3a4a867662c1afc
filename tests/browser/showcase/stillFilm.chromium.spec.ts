import { hydrated } from "../../support/hydrated.ts";
import { expect, test } from "../../support/mailboxTest.ts";

// Firefox driven this way has no setting for reduced motion.
test("with reduced motion no film starts automatically", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/about");
  await hydrated(page);
  const play = page.getByRole("button", { name: "Luaj videon" });
  await play.scrollIntoViewIfNeeded();
  await expect(page.locator("main video")).toHaveCount(0);
  await play.click();
  await expect(page.locator("main video")).toHaveCount(1);
});
