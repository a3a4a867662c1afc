import { expect, test } from "@playwright/test";
import { openTour, placeOf } from "../../support/tour.ts";

test.use({ viewport: { width: 390, height: 640 }, hasTouch: true });
test.describe.configure({ timeout: 120_000 });

test("the view follows the phone only between a press and the next one; before the first nothing listens", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const listen = window.addEventListener.bind(window);
    const note = (type: string, heard: EventListener): void => {
      if (type.startsWith("device")) document.documentElement.dataset["listens"] = type;
      listen(type, heard);
    };
    Object.defineProperty(window, "addEventListener", { value: note });
  });
  const device = await page.context().newCDPSession(page);
  const hold = (alpha: number) =>
    device.send("DeviceOrientation.setDeviceOrientationOverride", { alpha, beta: 90, gamma: 0 });
  await hold(10);
  await openTour(page);
  const doorPlace = () => placeOf(page, "Shko te: Tarraca");
  const before = await doorPlace();
  await hold(60);
  expect(await page.locator("html").getAttribute("data-listens")).toBeNull();
  expect(await doorPlace()).toBe(before);

  await page.getByRole("button", { name: "Ndiq telefonin" }).click();
  await expect(page.getByRole("button", { name: "Ndiq telefonin", pressed: true })).toBeVisible();
  // The current view is where the phone points at its first reading; from there it turns with it.
  let alpha = 60;
  const turned = async (): Promise<string> => {
    alpha = (alpha + 40) % 360;
    await hold(alpha);
    return doorPlace();
  };
  await expect.poll(turned).not.toBe(before);
  const first = await doorPlace();
  await expect.poll(turned).not.toBe(first);

  await page.getByRole("button", { name: "Ndiq telefonin", pressed: true }).click();
  await expect(page.getByRole("button", { name: "Ndiq telefonin", pressed: false })).toBeVisible();
});
