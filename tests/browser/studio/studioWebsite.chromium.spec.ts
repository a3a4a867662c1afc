import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { axeFaults } from "../../support/axe.ts";
import { photograph, put, smallDraft } from "../../support/ownerFolder.ts";
import { savedAt, test } from "../../support/studio/openStudio.ts";

const draft = smallDraft({ locales: ["sq", "en", "de"] });

type Site = {
  readonly pages: Readonly<Record<string, object>> & {
    readonly home: { readonly headline: object; readonly sections: readonly { readonly kind: string }[] };
  };
};

const json = async (folder: string, path: string): Promise<unknown> =>
  JSON.parse(await readFile(join(folder, path), "utf8"));
const published = async (folder: string) => (await json(folder, "published/site.json")) as Site;
const kindsIn = ({ pages }: Site) => pages.home.sections.map(({ kind }) => kind);

const tree = (page: Page) => page.getByRole("navigation", { name: "Projekti" });
const panel = (page: Page) => page.getByRole("complementary");
const field = (page: Page, name: string) => panel(page).getByRole("textbox", { name, exact: true });
const sections = (page: Page) => page.getByRole("list", { name: "Pjesët e faqes kryesore" });
const bar = (page: Page) => page.getByRole("banner");

async function openWebsite(page: Page): Promise<void> {
  await tree(page)
    .getByRole("button", { name: /^Faqja(?! e)/ })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Faqja" })).toBeVisible();
}

async function publish(page: Page): Promise<void> {
  await expect(savedAt(page)).toBeVisible();
  await bar(page)
    .getByRole("button", { name: /^Publiko/ })
    .click();
  await panel(page).getByRole("button", { name: "Publiko" }).click();
  // Pictures are compressed and all views are drawn.
  await expect(page.getByText(/^U publikua versioni 1/)).toBeVisible({ timeout: 60_000 });
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds no problems on the website, ${colorScheme}`, async ({ page, owner }) => {
    test.slow();
    await owner.open(draft);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await openWebsite(page);
    expect(await axeFaults(page, { by: "all" })).toEqual([]);
    await page.getByRole("button", { name: "Shifra", exact: true }).click();
    await panel(page).getByRole("button", { name: "Shto: Shifra" }).click();
    expect(await axeFaults(page, { by: "all" })).toEqual([]);
  });
}

test("on a laptop the website's lists have the larger part of the window, and a long name leaves the bar as high as it is", async ({
  page,
  owner,
}) => {
  const name = "Wohnpark am Stadtgarten Projektentwicklungsgesellschaft mbH & Co. Kommanditgesellschaft";
  await owner.open(smallDraft({ name, locales: ["sq", "en", "de"] }));
  for (const [width, height] of [
    [1024, 768],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openWebsite(page);
    expect((await bar(page).boundingBox())?.height, `${width}`).toBeLessThan(80);
    await expect(bar(page).getByTitle(name)).toBeVisible();
  }
  const preview = page.getByRole("region", { name: /^Faqja kryesore/ });
  await expect(preview).toBeVisible();
  expect((await preview.boundingBox())?.y).toBeGreaterThan(400);
});

test("the preview's heading and choices share one row at every width and in every language", async ({
  page,
  owner,
}) => {
  await owner.open(draft);
  await openWebsite(page);
  for (const language of ["Shqip", "English", "Deutsch"]) {
    await bar(page).getByRole("button", { name: language }).click();
    const preview = page.getByRole("region", { name: /^(Faqja kryesore|Home page|Startseite), / });
    for (const width of [1024, 1366, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const middles = await preview
        .getByRole("heading")
        .or(preview.getByRole("group"))
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()).map((box) => box.y + box.height / 2));
      expect(middles).toHaveLength(3);
      expect(Math.max(...middles) - Math.min(...middles), `${language}, ${width}`).toBeLessThan(4);
    }
  }
});

test("a headline in two languages, a section switched off and one moved by keys are published as shown, after an undo, too", async ({
  page,
  owner,
}) => {
  test.slow();
  const { folder } = await owner.open(draft);
  await openWebsite(page);
  // Until something is written, visitors read text that is true of any project.
  await expect(field(page, "Kryetitulli, gjermanisht")).toHaveValue("");
  await expect(field(page, "Kryetitulli, gjermanisht")).toHaveAttribute("placeholder", "Finden Sie Ihre Wohnung.");
  await field(page, "Kryetitulli, gjermanisht").fill("Wohnen am Fluss.");
  await field(page, "Kryetitulli, shqip").fill("Pranë lumit.");
  await sections(page).getByRole("checkbox", { name: "Shfaqe: Shifra nga projekti" }).uncheck();
  await expect(sections(page).getByRole("listitem").nth(1)).toContainText("nuk shfaqet");
  await sections(page).getByRole("button", { name: "Një banesë rastësisht, më lart" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  const names = ["Një banesë rastësisht", "Ndërtesat", "Shifra nga projekti"];
  await expect(sections(page).getByRole("listitem")).toContainText(names);
  await expect(page.getByRole("status").filter({ hasText: "Një banesë rastësisht: 1 nga 3" })).toBeAttached();
  // At the top the focus moves to the down button.
  await expect(sections(page).getByRole("button", { name: "Një banesë rastësisht, më poshtë" })).toBeFocused();
  await bar(page)
    .getByRole("button", { name: /^Ktheje/ })
    .click();
  await expect(sections(page).getByRole("listitem")).toContainText(["Ndërtesat", names[0] ?? "", names[2] ?? ""]);
  await publish(page);
  const site = await published(folder);
  expect(site.pages.home.headline).toEqual({
    sq: "Pranë lumit.",
    en: "Find your apartment.",
    de: "Wohnen am Fluss.",
  });
  expect(kindsIn(site)).toEqual(["projects", "randomApartment"]);
  expect(JSON.stringify(site)).not.toContain("studio");
});

test("pages are reordered by keys and by dragging, sections by dragging, and published so", async ({ page, owner }) => {
  test.slow();
  const { folder } = await owner.open(draft);
  await openWebsite(page);
  const pages = page.getByRole("list", { name: "Faqet e tjera, sipas radhës së menysë" });
  const first = pages.getByRole("listitem").first();
  await expect(first).toContainText("Rreth nesh");
  await pages.getByRole("checkbox", { name: "Shfaqe: Të dhënat ligjore" }).check();
  await pages.getByRole("button", { name: "Kontakti, më lart" }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Kontakti: 6 nga 9" })).toBeAttached();
  await expect(pages.getByRole("button", { name: "Kontakti, më lart" })).toBeFocused();
  const drag = async (from: Locator, to: Locator) => {
    await from.locator(".order-grip").hover();
    await page.mouse.down();
    const box = await to.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 4, { steps: 4 });
    await page.mouse.up();
  };
  await drag(pages.getByRole("listitem").filter({ hasText: "Të dhënat ligjore" }), first);
  await expect(first).toContainText("Të dhënat ligjore");
  await drag(sections(page).getByRole("listitem").nth(2), sections(page).getByRole("listitem").first());
  await expect(sections(page).getByRole("listitem").first()).toContainText("Një banesë rastësisht");
  await publish(page);
  const { pageOrder, ...site } = (await published(folder)) as Site & { readonly pageOrder: readonly string[] };
  expect(pageOrder).toEqual([
    "imprint",
    "about",
    "services",
    "projects",
    "videos",
    "visuals",
    "contact",
    "animation",
    "privacy",
  ]);
  expect(kindsIn(site)).toEqual(["randomApartment", "projects", "counts"]);
  expect(site.pages).toMatchObject({ imprint: { title: { de: "Impressum" } } });
});

test("name, mark, colours and typefaces are chosen: unreadable ones are reported with their ratio and fixed with a press", async ({
  page,
  owner,
}) => {
  test.slow();
  const { folder } = await owner.open(draft);
  await openWebsite(page);
  await page.getByRole("button", { name: "Emri, shenja dhe ngjyrat", exact: true }).click();
  const give = (inside: string) =>
    panel(page)
      .getByLabel("Zgjidh një skedar SVG")
      .setInputFiles({
        name: "shenja.svg",
        mimeType: "image/svg+xml",
        buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 24">${inside}</svg>`),
      });
  await give('<path d="M0 0h48v24H0z"/><script>alert(1)</script>');
  await expect(panel(page).getByRole("alert")).toContainText("Ky vizatim ka një skript brenda");
  await give('<path d="M0 0h48v24H0z"/>');
  await expect(panel(page).getByRole("alert")).toHaveCount(0);
  await field(page, "Lidhjet dhe butonat").fill("#f0c040");
  await expect(panel(page)).toContainText(
    "Lidhjet dhe butonat mbi sfond: 1.5:1. Kjo lexohet me vështirësi: duhet së paku 4.5:1.",
  );
  await panel(page)
    .getByRole("button", { name: /^Merr #[\da-f]{6}.*Lidhjet dhe butonat/ })
    .click();
  await expect(panel(page)).toContainText(/Lidhjet dhe butonat mbi sfond: 4\.\d:1\. Kjo lexohet\./);
  await panel(page).getByRole("radio", { name: "Gjithçka pa serife" }).check();
  await publish(page);
  const { brand } = (await published(folder)) as Site & {
    readonly brand: { readonly colours: { readonly accent: string } };
  };
  expect(brand).toMatchObject({
    mark: { path: "M0 0L480 0L480 240L0 240Z", width: 480, height: 240 },
    fonts: "plain",
  });
  expect(brand.colours.accent).toMatch(/^#[\da-f]{6}$/);
});

test("pictures and films are added on the page itself: published in every width, with their words, and removed by a step back", async ({
  page,
  owner,
}) => {
  test.slow();
  const { folder } = await owner.open(draft);
  await openWebsite(page);
  await page.getByRole("checkbox", { name: "Shfaqe: Galeria" }).check();
  await page.getByRole("button", { name: "Galeria", exact: true }).click();
  const list = panel(page).getByRole("list", { name: "Fotot" });
  const give = async (name: string, seed: number) =>
    panel(page)
      .getByLabel("Zgjidh një foto: Fotot")
      .setInputFiles({ name, mimeType: "image/jpeg", buffer: await photograph(900, 600, seed) });
  await give("Kulmi 1.jpg", 5);
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await give("Oborri.jpg", 6);
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await bar(page)
    .getByRole("button", { name: /^Ktheje/ })
    .click();
  await expect(list.getByRole("listitem")).toHaveCount(1);
  // It is in the folder already.
  await give("Oborri.jpg", 6);
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await list.getByRole("textbox", { name: "Çfarë shihet në foto, gjermanisht" }).first().fill("Das Dach");
  await list.getByRole("button", { name: "Fotoja 2, më lart" }).press("Enter");
  await page.getByRole("checkbox", { name: "Shfaqe: Videot" }).check();
  await page.getByRole("button", { name: "Videot", exact: true }).click();
  await panel(page).getByRole("button", { name: "Shto: Zëri" }).click();
  const film = panel(page).getByLabel("Zgjidh një film");
  await film.setInputFiles({ name: "Dita.mov", mimeType: "video/quicktime", buffer: Buffer.from("?") });
  await expect(panel(page).getByRole("alert")).toContainText("MP4 ose WebM");
  const clip = Buffer.from("\0\0\0\x20ftypisom", "latin1");
  await film.setInputFiles({ name: "Dita e parë.mp4", mimeType: "video/mp4", buffer: clip });
  await expect(panel(page)).toContainText("film/dita-e-pare");
  await publish(page);
  const site = await published(folder);
  const keys = ["site-pictures/oborri", "site-pictures/kulmi-1"];
  expect(site.pages).toMatchObject({ visuals: { pictures: keys }, videos: { items: [{ film: "dita-e-pare" }] } });
  const pictures = (await json(folder, "published/pictures.json")) as Readonly<
    Record<string, { readonly src: string }>
  >;
  expect(Object.keys(pictures).toSorted()).toEqual(keys.toSorted());
  expect(pictures["site-pictures/kulmi-1"]).toMatchObject({ width: 900, height: 600, alt: { de: "Das Dach" } });
  expect(
    (await readFile(join(folder, "published", pictures["site-pictures/kulmi-1"]?.src ?? ""))).length,
  ).toBeGreaterThan(0);
  expect(await readFile(join(folder, "film/dita-e-pare.mp4"))).toEqual(clip);
});

test("pages, paragraphs and figures are added, and switched-off parts are still there when switched on again", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open(draft);
  await openWebsite(page);
  await page.getByRole("checkbox", { name: "Shfaqe: Privatësia" }).check();
  await page.getByRole("button", { name: "Privatësia", exact: true }).click();
  await panel(page).getByRole("button", { name: "Shto: Paragrafi" }).click();
  await field(page, "Titulli, shqip").first().fill("Kush jemi");
  await page.getByRole("checkbox", { name: "Shfaqe: Privatësia" }).uncheck();
  await page.getByRole("checkbox", { name: "Shfaqe: Privatësia" }).check();
  await page.getByRole("button", { name: "Shifra", exact: true }).click();
  await panel(page).getByRole("button", { name: "Shto: Shifra" }).click();
  await field(page, "Emri, shqip").fill("Gjelbërim");
  await field(page, "Vlera").fill("4000");
  await expect
    .poll(async () => (await json(folder, "kulla-draft.json")) as object)
    .toMatchObject({
      website: {
        content: {
          pages: { privacy: { title: { de: "Datenschutz" }, parts: [{ title: { sq: "Kush jemi" } }] } },
          figures: [{ name: { sq: "Gjelbërim" }, value: "4000" }],
        },
      },
    });
});

const siteJson = {
  version: 1,
  brand: { name: "Qendra" },
  fountain: "e mbajtur",
  pages: {
    home: {
      title: "Qendra",
      headline: { sq: "Afër gjithçkaje.", en: "Close to everything.", de: "Nah an allem." },
      sections: [{ kind: "counts" }, { kind: "text", title: { sq: "Drita" } }, { kind: "place", map: 7 }],
    },
  },
};

test("a site.json written by hand is imported completely: anything missing, unknown or broken in it is reported, and stays", async ({
  page,
  owner,
}) => {
  test.slow();
  const { folder } = await owner.open(draft);
  await put(folder, "site.json", JSON.stringify(siteJson));
  await page.reload();
  await openWebsite(page);
  await expect(page.getByRole("main")).toContainText("nuk i njeh. Mbeten në të, dhe asnjë faqe nuk i shfaq: fountain");
  await expect(page.getByRole("main")).toContainText("pages.home.sections[2].map");
  await bar(page)
    .getByRole("button", { name: /^Publiko/ })
    .click();
  const missing = page
    .getByRole("main")
    .getByRole("button", { name: /Një tekst i faqes mungon në: anglisht, gjermanisht/ });
  await expect(missing).toContainText("Faqja, Faqja kryesore, pjesa 2");
  await missing.click();
  await expect(field(page, "Titulli, anglisht")).toBeFocused();
  await expect(field(page, "Titulli, anglisht")).toHaveAccessibleDescription("Mungon. Vizitorët lexojnë shqip.");
  await page.keyboard.type("The light");
  await publish(page);
  const [, text, place] = siteJson.pages.home.sections;
  expect(await published(folder)).toEqual({
    ...siteJson,
    pages: {
      home: {
        ...siteJson.pages.home,
        sections: [{ kind: "counts" }, { ...text, title: { sq: "Drita", en: "The light" } }, place],
      },
    },
  });
  expect(await json(folder, "site.json")).toEqual(siteJson);
});

test("a site.json that was changed elsewhere in the meantime is neither imported nor lost without the owner", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open(draft);
  await openWebsite(page);
  await field(page, "Kryetitulli, shqip").fill("Pranë lumit.");
  await writeFile(join(folder, "site.json"), JSON.stringify(siteJson));
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  const notice = page.getByRole("alert").filter({ hasText: "thotë diçka tjetër" });
  await notice.getByRole("button", { name: "Merr atë të skedarit" }).click();
  await expect(field(page, "Kryetitulli, shqip")).toHaveValue("Afër gjithçkaje.");
  await expect(notice).toHaveCount(0);
  await bar(page)
    .getByRole("button", { name: /^Ktheje/ })
    .click();
  await expect(field(page, "Kryetitulli, shqip")).toHaveValue("Pranë lumit.");
  await notice.getByRole("button", { name: "Mbaj atë që shkruan këtu" }).click();
  await expect(notice).toHaveCount(0);
  expect(await json(folder, "site.json")).toEqual(siteJson);
});

test("a broken site.json stops publishing until it is corrected or started anew, and is left unchanged", async ({
  page,
  owner,
}) => {
  test.slow();
  const { folder } = await owner.open(draft);
  await put(folder, "site.json", '{ "version": 1,');
  await page.reload();
  await expect(tree(page).getByRole("button", { name: /^Faqja(?! e)/ })).toContainText("1 problem pengon publikimin");
  await openWebsite(page);
  const notice = page.getByRole("main").getByRole("alert");
  await expect(notice).toContainText("nuk lexohet");
  await notice.getByRole("button", { name: "Fillo nga e para" }).click();
  await field(page, "Kryetitulli, shqip").fill("Pranë lumit.");
  await publish(page);
  expect(kindsIn(await published(folder))).toEqual(["projects", "counts", "randomApartment"]);
  expect(await readFile(join(folder, "site.json"), "utf8")).toBe('{ "version": 1,');
});

test("the home page is below the lists as it would be published: after each saved change, on a phone, and its links work", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open(draft);
  await openWebsite(page);
  const preview = page.getByRole("region", { name: "Faqja kryesore, siç do të publikohej" });
  const shown = preview.frameLocator("iframe:not(.site-page-next)");
  await expect(shown.getByRole("heading", { level: 1, name: "Gjeni banesën tuaj." })).toBeVisible({ timeout: 30_000 });
  await expect(shown.getByText("2 banesa").first()).toBeVisible();
  // The owner's own picture, and no script that would draw the page once more.
  await expect(shown.locator("kulla-building-picker img").first()).toHaveJSProperty("complete", true);
  await expect(shown.locator("script")).toHaveCount(0);
  await field(page, "Kryetitulli, shqip").fill("Pranë lumit.");
  await expect(shown.getByRole("heading", { level: 1, name: "Pranë lumit." })).toBeVisible({ timeout: 30_000 });
  await preview.getByRole("button", { name: "Telefon" }).click();
  await expect(preview.locator("iframe:not(.site-page-next)")).toHaveCSS("width", "390px");
  await preview.getByRole("button", { name: "de", exact: true }).click();
  const contact = shown.locator('a[href*="/de/contact"]').last();
  await contact.click({ timeout: 30_000 });
  await expect(shown.getByRole("heading", { level: 1, name: "Schreiben Sie uns." })).toBeVisible({ timeout: 30_000 });
  // Nothing is written for it into the owner's folder.
  expect(await readdir(folder)).not.toContain("website");
});

test("the preview follows what is being edited: to its section of the home page, to its page, and back", async ({
  page,
  owner,
}) => {
  await owner.open(draft);
  await openWebsite(page);
  const part = (name: string) => page.getByRole("main").getByRole("button", { name, exact: true });
  const preview = (name: string) => page.getByRole("region", { name: `${name}, siç do të publikohej` });
  const shownIn = (name: string) => preview(name).frameLocator("iframe:not(.site-page-next)");
  const home = shownIn("Faqja kryesore");
  const headline = home.getByRole("heading", { level: 1, name: "Gjeni banesën tuaj." });
  const random = home.getByRole("heading", { name: "Një banesë, rastësisht" });
  await expect(headline).toBeInViewport({ timeout: 30_000 });
  await expect(random).not.toBeInViewport();
  await part("Një banesë rastësisht").click();
  await expect(random).toBeInViewport();
  await expect(headline).not.toBeInViewport();
  // A section that is switched off before it does not change its place.
  await sections(page).getByRole("checkbox", { name: "Shfaqe: Shifra nga projekti" }).uncheck();
  await expect(home.getByText("Lloje banesash").or(home.locator(".counts"))).toHaveCount(0, { timeout: 30_000 });
  await expect(random).toBeInViewport();
  await part("Kontakti").click();
  await expect(shownIn("Kontakti").getByRole("heading", { level: 1, name: "Na shkruani." })).toBeInViewport({
    timeout: 30_000,
  });
  await part("Faqja kryesore").click();
  await expect(headline).toBeInViewport({ timeout: 30_000 });
});

test("without a building the preview of the website says what is missing", async ({ page, owner }) => {
  await owner.open(smallDraft({ locales: ["sq"], towers: [], floors: [], plans: [] }));
  await openWebsite(page);
  const preview = page.getByRole("region", { name: "Faqja kryesore, siç do të publikohej" });
  await expect(preview).toContainText("Ende s’ka çfarë të shfaqet: faqes i duhet së paku një ndërtesë.", {
    timeout: 30_000,
  });
  await expect(preview.locator("iframe")).toHaveCount(0);
});
