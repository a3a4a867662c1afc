import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { axeFaults } from "../../support/axe.ts";
import { put, smallDraft } from "../../support/ownerFolder.ts";
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
  await expect(page.getByText(/^U publikua versioni 1/)).toBeVisible();
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing to mend on the website, ${colorScheme}`, async ({ page, owner }) => {
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

test("a headline in two languages, a section off, one moved by keys, a step back: published as it stands there", async ({
  page,
  owner,
}) => {
  test.slow();
  const { folder } = await owner.open(draft);
  await openWebsite(page);
  // Until something is written, visitors read what is true of any project.
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
  // At the top the focus is on the way down again.
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

test("pages, paragraphs and figures are added, and what one switches off is there when it is switched on again", async ({
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

const written = {
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

test("a site.json that was written by hand is taken whole: what is missing, unknown or broken in it is said, and stays", async ({
  page,
  owner,
}) => {
  test.slow();
  const { folder } = await owner.open(draft);
  await put(folder, "site.json", JSON.stringify(written));
  await page.reload();
  await openWebsite(page);
  await expect(page.getByRole("main")).toContainText("nuk i njeh. Mbeten në të, dhe asnjë faqe nuk i shfaq: fountain");
  await expect(page.getByRole("main")).toContainText("pages.home.sections[2].map");
  await bar(page)
    .getByRole("button", { name: /^Publiko/ })
    .click();
  const missing = page.getByRole("main").getByRole("button", { name: /Një tekst i faqes mungon në: en, de/ });
  await expect(missing).toContainText("Faqja, Faqja kryesore, pjesa 2");
  await missing.click();
  await expect(field(page, "Titulli, anglisht")).toBeFocused();
  await expect(field(page, "Titulli, anglisht")).toHaveAccessibleDescription("Mungon. Vizitorët lexojnë shqip.");
  await page.keyboard.type("The light");
  await publish(page);
  const [, text, place] = written.pages.home.sections;
  expect(await published(folder)).toEqual({
    ...written,
    pages: {
      home: {
        ...written.pages.home,
        sections: [{ kind: "counts" }, { ...text, title: { sq: "Drita", en: "The light" } }, place],
      },
    },
  });
  expect(await json(folder, "site.json")).toEqual(written);
});

test("a site.json that was changed elsewhere meanwhile is neither taken nor lost without the owner", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open(draft);
  await openWebsite(page);
  await field(page, "Kryetitulli, shqip").fill("Pranë lumit.");
  await writeFile(join(folder, "site.json"), JSON.stringify(written));
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
  expect(await json(folder, "site.json")).toEqual(written);
});

test("a broken site.json stops publishing until it is corrected or begun anew, and is left as it is", async ({
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
