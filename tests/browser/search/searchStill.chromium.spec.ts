import { expect, test } from "@playwright/test";
import { links, openPartnerPage, rendered } from "../../support/serverPage.ts";

// Firefox driven this way cannot disable scripts, which the styles check.
test.use({ javaScriptEnabled: false });

for (const view of ["grid", "list", "cards"]) {
  test(`without scripts a search's ${view} has no control that would do nothing`, async ({ page }) => {
    const tag = "kulla-apartment-search";
    const more = { links: { ...links, search: "/partner/search" } };
    await openPartnerPage(page, rendered(tag, { filter: "bedrooms=2&status=available", view }, more));
    const search = page.locator(tag);
    await expect(search.getByRole("button")).toHaveText(["Kërkimi"]);
    await expect(search.getByRole("slider")).toHaveCount(0);
    await expect(search.getByRole("combobox")).toHaveCount(0);
  });
}
