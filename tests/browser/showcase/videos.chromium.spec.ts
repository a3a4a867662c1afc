import type { Page } from "@playwright/test";
import { hydrated } from "../../support/hydrated.ts";
import { expect, test } from "../../support/mailboxTest.ts";

/** Requests to origins other than the site's. */
function thirdParties(page: Page, baseURL: string | undefined): string[] {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(baseURL ?? "")) requested.push(request.url());
  });
  return requested;
}

test("21 videos are shown as posters without a request to another host, and a press plays one in place", async ({
  page,
  baseURL,
}) => {
  const requested = thirdParties(page, baseURL);
  await page.goto("/videos");
  await hydrated(page);
  const buttons = page.getByRole("main").getByRole("button", { name: /^Luaj: / });
  await expect(buttons).toHaveCount(21);
  await expect(page.locator("main :is(iframe, video)")).toHaveCount(0);
  await buttons.nth(1).click();
  await expect(page.locator("main :is(iframe, video)")).toHaveCount(1);
  await expect(buttons).toHaveCount(20);
  await buttons.nth(0).click();
  await expect(page.locator("main :is(iframe, video)")).toHaveCount(1);
  await expect(buttons).toHaveCount(20);
  expect(requested).toEqual([]);
});

test("an item of the owner's playlist plays in one frame without cookies, at its position in the list", async ({
  page,
  baseURL,
}) => {
  // The owner's content file with a playlist in its first two items.
  await page.route("**/content/sq/videos.json", async (route) => {
    const content = await (await route.fetch()).json();
    for (const index of [1, 2])
      content.words.items[index - 1].watch =
        `https://www.youtube.com/watch?v=abcDEF_-${index}&list=PLkulla&index=${index}`;
    await route.fulfill({ json: content });
  });
  await page.route("https://www.youtube-nocookie.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>player</title>" }),
  );
  const requested = thirdParties(page, baseURL);
  await page.goto("/contact");
  await hydrated(page);
  await page.getByRole("button", { name: "Hap menynë" }).click();
  await page.getByRole("link", { name: "Videot" }).click();
  expect(requested).toEqual([]);
  const buttons = page.getByRole("main").getByRole("button", { name: /^Luaj: / });
  await buttons.nth(0).click();
  const frame = page.locator("main iframe");
  await expect(frame).toHaveAttribute(
    "src",
    "https://www.youtube-nocookie.com/embed/abcDEF_-1?list=PLkulla&index=1&autoplay=1",
  );
  await expect(frame).toHaveAttribute("referrerpolicy", "strict-origin-when-cross-origin");
  await buttons.nth(0).click();
  await expect(frame).toHaveCount(1);
  await expect(frame).toHaveAttribute("src", /abcDEF_-2\?list=PLkulla&index=2/);
});
