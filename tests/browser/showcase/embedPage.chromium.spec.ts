import { expect, test } from "@playwright/test";
import { hydrated } from "../../support/hydrated.ts";

test("a partner chooses an element, sees it on a hostile page, receives its events and copies the code that shows the same", async ({
  page,
}) => {
  await page.goto("/embed");
  await page.getByLabel("Pamja").selectOption("building-picker");
  await page.getByLabel("Ndërtesa", { exact: true }).selectOption("k6");
  await page.getByLabel("Emri juaj si partner").pressSequentially('Agjencia "Drita"');
  await page.getByLabel("Ngjyra ime").first().check();
  await page.getByLabel("Ngjyra e butonave").fill("#1b4f9c");
  const picker = page.frameLocator("iframe").locator("kulla-building-picker");
  await expect(picker.getByRole("heading", { name: "Kulla 6" })).toBeVisible();
  await expect(picker).toHaveAttribute("partner", 'Agjencia "Drita"');
  await expect
    .poll(() => page.locator("iframe").evaluate((frame: HTMLIFrameElement) => parseInt(frame.style.height, 10)))
    .toBeGreaterThan(420);
  const log = page.getByRole("log", { name: "Ngjarjet" });
  await expect(log).toContainText("projectload");
  await picker
    .getByRole("button", { name: /^Kati 3,/ })
    .last()
    .press("Enter");
  await expect(log).toContainText(/floorselect.*"floor":3.*Drita/);

  const code = page.locator(".embed-code pre");
  const origin = new URL(page.url()).origin;
  await expect(code).toContainText(
    `<script type="module" blocking="render" src="${origin}/widgets/kulla.js"></script>`,
  );
  await page.getByRole("button", { name: "iframe" }).click();
  await expect(code).toContainText("<iframe");
  const src = /src="([^"]+)"/.exec((await code.textContent()) ?? "")?.[1]?.replaceAll("&amp;", "&") ?? "";
  await page.goto(src);
  await expect(page.locator("kulla-building-picker").getByRole("heading", { name: "Kulla 6" })).toBeVisible();
  // On its own the address only sets the start, and no text written by others.
  await expect(page.locator("kulla-building-picker")).not.toHaveAttribute("partner");
});

test("the code of every kind reflects the choices, in three languages", async ({ page }) => {
  for (const [path, heading] of [
    ["/embed", "Në faqen tuaj."],
    ["/en/embed", "On your page."],
    ["/de/embed", "Auf Ihrer Seite."],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  }
  await hydrated(page);
  const code = page.locator(".embed-code pre");
  for (const name of ["HTML", "React", "Vue", "WordPress", "iframe"]) {
    const kind = page.getByRole("button", { name, exact: true });
    await kind.click();
    await expect(kind).toHaveAttribute("aria-pressed", "true");
    await expect(code).toContainText("apartment-picker");
  }
});

test("the code with the picture in it, pasted into a partner's page, shows before any script and leads to the showcase's pages", async ({
  page,
}) => {
  await page.goto("/embed");
  await page.getByLabel("Pamja").selectOption("building-picker");
  await page.getByLabel("Ndërtesa", { exact: true }).selectOption("k6");
  await page.getByRole("button", { name: "HTML me pamjen brenda" }).click();
  const code = page.locator(".embed-code pre");
  await expect(code).toContainText('<template shadowrootmode="open">');
  const pasted = (await code.textContent()) ?? "";
  const origin = new URL(page.url()).origin;
  await page.route("**/*.js", (route) => route.abort());
  await page.route("**/partner-page", (route) =>
    route.fulfill({ contentType: "text/html; charset=utf-8", body: `<!doctype html><title>Theirs</title>${pasted}` }),
  );
  await page.goto("/partner-page");
  await expect(page.getByRole("heading", { name: "Kulla 6" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Kati 3,/ }).first()).toHaveAttribute(
    "href",
    `${origin}/third-floor#k6`,
  );
});

test("if the code with a picture cannot be generated, a message with a retry is in its place", async ({ page }) => {
  await page.goto("/embed");
  await hydrated(page);
  await page.route("**/project/project.json", (route) => route.abort());
  await page.getByRole("button", { name: "HTML me pamjen brenda" }).click();
  const alert = page.locator(".embed-code").getByRole("alert");
  await expect(alert).toContainText("nuk u ngarkua");
  await page.unroute("**/project/project.json");
  await alert.getByRole("button", { name: "Provo përsëri" }).click();
  await expect(page.locator(".embed-code pre")).toContainText("kulla-apartment-picker");
});

test("the page for frames is titled after the screen in it, and after the brochure", async ({ page }) => {
  await page.goto("/embed.html?widget=apartment-picker&tower=k5&locale=en");
  await expect(page).toHaveTitle("Kulla 5 | Kulla");
  await page
    .getByRole("link", { name: /^Floor 3,/ })
    .or(page.getByRole("button", { name: /^Floor 3,/ }))
    .last()
    .press("Enter");
  await expect(page).toHaveTitle("Floor 3 | Kulla");
  await page.keyboard.press("Escape");
  await expect(page).toHaveTitle("Kulla 5 | Kulla");
  await page.goto("/embed.html?widget=brochure&locale=de");
  await expect(page).toHaveTitle("Broschüre | Kulla");
});
