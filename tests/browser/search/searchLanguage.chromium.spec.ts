import { expect, test } from "@playwright/test";

test("an English reader never sees the rows of a search in Albanian, not for one frame", async ({ page }) => {
  await page.goto("/__fixtures/element/blank.html");
  const seen = await page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) => {
        document.body.innerHTML = '<kulla-apartment-search locale="en" view="list"></kulla-apartment-search>';
        const names = new Set<string>();
        const look = (): void => {
          const first = [...(document.body.firstElementChild?.shadowRoot?.querySelectorAll("[role=row] button") ?? [])]
            .filter((button) => button.checkVisibility({ visibilityProperty: true }))
            .map((button) => button.getAttribute("aria-label")?.split(",")[0] ?? "");
          for (const name of first) names.add(name);
          if (first.includes("Save")) resolve([...names].filter((name) => name === "Save" || name === "Ruaj"));
          else requestAnimationFrame(look);
        };
        look();
        document.head.append(
          Object.assign(document.createElement("script"), { type: "module", src: "/widgets/kulla.js" }),
        );
      }),
  );
  expect(seen).toEqual(["Save"]);
});
