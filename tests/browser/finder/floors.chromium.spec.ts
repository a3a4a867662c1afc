import { expect, test } from "../../support/mailboxTest.ts";

// Eleven pages of one kind: other engines show floors 1, 4 and 7 (routes.spec.ts).
const floors = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "nineth",
  "tenth",
  "eleventh",
];
const apartments = [10, 10, 10, 10, 10, 9, 9, 7, 7, 6, 3];

for (const [index, name] of floors.entries()) {
  test(`/${name}-floor shows the plan of floor ${index + 1} with its ${apartments[index]} apartments`, async ({
    page,
  }) => {
    const answer = await page.goto(`/${name}-floor`);
    expect(answer?.status()).toBe(200);
    await expect(page.locator('[part~="region"]')).toHaveCount(apartments[index] ?? 0);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(new RegExp(`Kati ${index + 1}\\b`));
  });
}
