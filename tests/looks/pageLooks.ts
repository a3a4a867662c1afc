import type { Page } from "@playwright/test";
import { siteRoutes } from "../support/siteRoutes.ts";
import { hydrated } from "../support/hydrated.ts";
import type { Look } from "./look.ts";

/** Representatives of content that repeats. */
const floors = [1, 2, 8, 11];
const tours = ["/vr", "/exterior-vr", "/vr-1-1", "/vr-19n-2"];
const listing = "k5-03-07";

const routes = siteRoutes.filter(
  ({ page, path, floor, apartment, redirectTo, canonicalPath }) =>
    !redirectTo &&
    !canonicalPath &&
    (page !== "floor" || floors.includes(floor ?? 0)) &&
    (page !== "tour" || tours.includes(path)) &&
    (page !== "listing" || apartment === listing),
);

/** The page around the frame has been notified that the element's project has loaded. */
async function hearProject(page: Page): Promise<void> {
  await page.getByRole("log").getByText("projectload").waitFor();
}

const pages: readonly Look[] = routes.map(({ path, page }) => ({
  name: `page-${path.slice(1).replaceAll("/", "-") || "home"}`,
  // The preview shows the apartment its address names.
  path: page === "apartment" ? `${path}#k5-07-05` : path,
  ...(page === "tour" ? { isWindow: true } : {}),
  ...(page === "brochure" ? { isUnscrolled: true } : {}),
  ...(page === "embed" ? { steps: hearProject } : {}),
}));

/** English where there is most room, German where its long words have least. */
const translated = [
  "/",
  "/click-floor",
  "/apartments",
  "/eleventh-floor",
  `/apartments/${listing}`,
  "/contact",
].flatMap((path) =>
  (["en", "de"] as const).map((language): Look => ({
    name: `page-${language}${path.replaceAll("/", "-").replace(/-$/, "") || "-home"}`,
    path: `/${language}${path}`,
    widths: [language === "en" ? 1440 : 390],
  })),
);

async function openMenu(page: Page): Promise<void> {
  await hydrated(page);
  await page.getByRole("button", { name: "Hap menynë" }).click();
  await page.getByRole("dialog", { name: "Menyja" }).waitFor();
}

async function enlarge(page: Page): Promise<void> {
  await hydrated(page);
  await page
    .getByRole("button", { name: /^Zmadho: / })
    .first()
    .click();
  await page.locator(".yarl__slide_current img").waitFor();
}

async function sendWrongly(page: Page): Promise<void> {
  await hydrated(page);
  await page.getByLabel("Emri", { exact: true }).fill("Arta Sekreti");
  await page.getByLabel("E-mail", { exact: true }).fill("arta@");
  await page.getByRole("button", { name: "Dërgo mesazhin" }).click();
  await page.getByRole("alert").first().waitFor();
}

async function openBrochure(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Hapeni broshurën" }).click();
  await page.getByRole("group", { name: "Faqja 1", exact: true }).waitFor();
}

/** Every route of the site, and everything that opens over its pages. */
export const pageLooks: readonly Look[] = [
  ...pages,
  ...translated,
  { name: "menu-open", path: "/about", steps: openMenu, isWindow: true },
  { name: "gallery-enlarged", path: "/gallery", steps: enlarge, isWindow: true },
  { name: "contact-failing", path: "/contact", steps: sendWrongly, isWindow: true },
  { name: "brochure-opened", path: "/flipbook", steps: openBrochure, isUnscrolled: true },
];
