import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { axeFaults } from "../../support/axe.ts";
import { type Mailbox, startMailbox } from "../../../demo/mailbox/startMailbox.ts";
import { smallDraft } from "../../support/ownerFolder.ts";
import { test as studioTest } from "../../support/studio/openStudio.ts";

type Saved = {
  readonly project: Readonly<Record<string, unknown>>;
  readonly settings: Readonly<Record<string, unknown>>;
};

const saved = async (folder: string): Promise<Saved> =>
  JSON.parse(await readFile(join(folder, "kulla-draft.json"), "utf8")) as Saved;
const contactIn = async (folder: string) => (await saved(folder)).project["contact"];

/** With its own mailbox on this machine. */
const test = studioTest.extend<{ readonly mailbox: Mailbox }>({
  mailbox: async ({}, use, info) => {
    const mailbox = await startMailbox({ port: 0, folder: info.outputPath("inbox"), minIntervalMs: 0 });
    await use(mailbox);
    await mailbox.close();
  },
});

const screens = ["Kontakti dhe kërkesat", "Gjuhët", "Ngjyrat", "Të dhënat e projektit"] as const;

async function openScreen(page: Page, name: (typeof screens)[number]): Promise<void> {
  const tree = page.getByRole("navigation", { name: "Projekti" });
  await tree.getByRole("button", { name: new RegExp(`^${name}`) }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

const undo = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Ktheje/ });

const settled = smallDraft(
  {
    locales: ["sq", "sr"],
    inquiry: { endpoint: "http://a.example/in" },
    place: { lat: 42.66, lon: 21.16 },
    contact: { links: [{ name: "Faqja", url: "https://a.example/" }] },
  },
  {
    words: { sq: { towers: "Blloqet" }, sr: {} },
    colours: { accent: { light: "#e8d44d" } },
    uploadCommand: "echo",
  },
);

for (const name of screens) {
  test(`axe finds no problems on "${name}", light and dark`, async ({ page, owner }) => {
    // Two axe runs take a slow machine a while.
    test.slow();
    await owner.open(settled);
    await openScreen(page, name);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      expect(await axeFaults(page, { by: "all" }), colorScheme).toEqual([]);
    }
  });
}

test("next to a colour that is hard to read is the nearest readable one, chosen with one press", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open(settled);
  await openScreen(page, "Ngjyrat");
  const row = page.getByRole("row", { name: /^Çka shtypet, mbi sfondin e vet/ });
  await row.getByRole("button", { name: /^Merr #[0-9a-f]{6}, më të afërtën që lexohet ?: .*, E çelët$/ }).click();
  await expect(row.getByRole("button")).toHaveCount(0);
  await expect
    .poll(async () => (await saved(folder)).settings["colours"])
    .toEqual({ accent: { light: expect.stringMatching(/^#(?!e8d44d)[0-9a-f]{6}$/) as unknown } });
});

test("contact details are typed by keys alone, saved, and each field is one step of undo", async ({ page, owner }) => {
  const { folder } = await owner.open();
  await openScreen(page, "Kontakti dhe kërkesat");
  await page.getByRole("textbox", { name: "E-mail" }).focus();
  await page.keyboard.type("zyra@blloku.example");
  await page.keyboard.press("Tab");
  await page.keyboard.type("+383 44 000 000");
  await expect.poll(() => contactIn(folder)).toEqual({ email: "zyra@blloku.example", phone: "+383 44 000 000" });
  await page.keyboard.press("Tab");
  await undo(page).press("Enter");
  await expect(page.getByRole("textbox", { name: "Telefoni" })).toHaveValue("");
  await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveValue("zyra@blloku.example");
  await expect.poll(() => contactIn(folder)).toEqual({ email: "zyra@blloku.example" });
});

test("invalid values stay in their field with a sentence, and change nothing", async ({ page, owner }) => {
  const { folder } = await owner.open(smallDraft({ contact: { email: "zyra@blloku.example" } }));
  await openScreen(page, "Kontakti dhe kërkesat");
  const email = page.getByRole("textbox", { name: "E-mail" });
  await email.fill("zyra(at)blloku");
  await page.getByRole("textbox", { name: "Viber" }).fill("+383 44 111 111");
  await expect(page.getByRole("alert")).toHaveText("Kjo nuk është adresë e-maili. Mbetet si ishte.");
  await expect(email).toHaveAccessibleDescription(/adresë e-maili/);
  await expect.poll(() => contactIn(folder)).toEqual({ email: "zyra@blloku.example", viber: "+383 44 111 111" });
  await expect(email).toHaveValue("zyra(at)blloku");
  await page.getByRole("textbox", { name: "Adresa për kërkesat" }).fill("http://a.example/in");
  await page.getByRole("textbox", { name: "Viber" }).focus();
  await expect(page.getByRole("alert").last()).toContainText("https://");
  expect((await saved(folder)).project["inquiry"]).toBeUndefined();
});

test("names of the owner's own campaigns are saved one by one; an invalid one changes nothing", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open(smallDraft());
  await openScreen(page, "Kontakti dhe kërkesat");
  const names = page.getByLabel("Parametrat tuaj");
  await names.fill("ref, agent");
  await names.press("Tab");
  const inquiry = async () => (await saved(folder)).project["inquiry"];
  await expect.poll(inquiry).toEqual({ campaignParams: ["ref", "agent"] });
  await names.fill("ref çmimi");
  await names.press("Tab");
  await expect(page.getByRole("alert")).toContainText("“çmimi” nuk mund të jetë parametër");
  expect(await inquiry()).toEqual({ campaignParams: ["ref", "agent"] });
});

test("a link is added, and removed again; one that is not https is refused", async ({ page, owner }) => {
  const { folder } = await owner.open();
  await openScreen(page, "Kontakti dhe kërkesat");
  const links = page.getByRole("region", { name: "Lidhjet" });
  await links.getByRole("textbox", { name: "Emri", exact: true }).fill("Facebook");
  await links.getByRole("textbox", { name: "Adresa e uebit", exact: true }).fill("javascript:alert(1)");
  await page.keyboard.press("Enter");
  await expect(links.getByRole("alert")).toContainText("https://");
  await links.getByRole("textbox", { name: "Adresa e uebit", exact: true }).fill("https://a.example/blloku");
  await page.keyboard.press("Enter");
  await expect
    .poll(() => contactIn(folder))
    .toEqual({ links: [{ name: "Facebook", url: "https://a.example/blloku" }] });
  await links.getByRole("button", { name: "Hiqe: Facebook" }).click();
  await expect.poll(() => contactIn(folder)).toEqual({});
});

test("a test message goes to the mailbox when the button is pressed, and not before", async ({
  page,
  owner,
  mailbox,
}) => {
  await owner.open();
  await openScreen(page, "Kontakti dhe kërkesat");
  const letter = page.getByRole("complementary", { name: "Mesazhi i provës" });
  await expect(letter).toContainText("S’është caktuar as sistemi juaj, as shërbimi i e-mailit.");
  await page.getByRole("textbox", { name: "Çelësi publik" }).fill("mailbox");
  await page.getByRole("textbox", { name: "Shërbimi", exact: true }).fill("mailbox");
  await expect(letter).toContainText("Mungon modeli për kërkesat.");
  await page.getByRole("textbox", { name: "Modeli për kërkesat" }).fill("inquiry");
  await expect(letter).toContainText("https://api.emailjs.com/api/v1.0/email/send");
  await page.getByRole("textbox", { name: "Adresë tjetër e shërbimit" }).fill(mailbox.url);
  await expect(letter).toContainText(`${mailbox.url}/api/v1.0/email/send`);
  expect(mailbox.sends()).toBe(0);
  await letter.getByRole("button", { name: "Dërgo mesazhin e provës" }).press("Enter");
  await expect(letter.getByRole("status")).toHaveText("U pranua. Shihni a ka arritur.");
  expect(mailbox.messages().map(({ service, template }) => [service, template])).toEqual([["mailbox", "inquiry"]]);
});

test("an owner sets up e-mail alone: the service, its three values and where they are, and the text to copy", async ({
  page,
  owner,
}) => {
  await owner.open();
  await page
    .getByRole("complementary", { name: "Çfarë mungon" })
    .getByRole("button", { name: /Mungojnë cilësimet e e-mailit/ })
    .click();
  await expect(page.getByRole("textbox", { name: "Çelësi publik" })).toBeFocused();
  const mail = page.getByRole("region", { name: "E-maili për kërkesat" });
  await expect(mail.getByRole("heading", { name: "E-mail me EmailJS" })).toBeVisible();
  await expect(mail.getByRole("list").getByRole("listitem")).toHaveCount(4);
  await expect(mail.getByRole("link", { name: "Hap EmailJS" })).toHaveAttribute(
    "href",
    /^https:\/\/dashboard\.emailjs\.com\//,
  );
  for (const [field, place] of [
    ["Çelësi publik", "Public Key"],
    ["Shërbimi", "Service ID"],
    ["Modeli për kërkesat", "Template ID"],
  ] as const)
    await expect(mail.getByRole("textbox", { name: field, exact: true })).toHaveAccessibleDescription(
      new RegExp(place),
    );
  const text = mail.getByRole("group", { name: "Teksti i e-mailit" });
  for (const value of ["name", "phone", "email", "apartment", "floor", "page"])
    await expect(text).toContainText(`{{${value}}}`);
  expect(await axeFaults(page)).toEqual([]);
});

test("a test message that no server accepts is reported in a sentence", async ({ page, owner, mailbox }) => {
  const endpoint = `${mailbox.url}/inquiries`;
  await owner.open(smallDraft({ inquiry: { endpoint } }));
  await mailbox.close();
  await openScreen(page, "Kontakti dhe kërkesat");
  await page.getByRole("button", { name: "Dërgo mesazhin e provës" }).click();
  const result = page.getByRole("complementary", { name: "Mesazhi i provës" }).getByRole("status");
  await expect(result).toContainText("nuk përgjigjet askush");
});

test("a problem leads to the field that fixes it", async ({ page, owner }) => {
  await owner.open(smallDraft({ inquiry: { endpoint: "https://a.example/in", origin: "http://b.example" } }));
  const missing = page.getByRole("complementary", { name: "Çfarë mungon" });
  await missing.getByRole("button", { name: /Mungon kontakti/ }).click();
  await expect(page.getByRole("textbox", { name: "E-mail" })).toBeFocused();
  await page.goBack();
  await missing.getByRole("button", { name: /Adresa nuk fillon me https/ }).click();
  await expect(page.getByRole("textbox", { name: "Adresë tjetër e shërbimit" })).toBeFocused();
});

test("languages are ordered, one is added, and its words appear in the preview", async ({ page, owner }) => {
  const { folder } = await owner.open(smallDraft({ locales: ["sq", "en"] }));
  await openScreen(page, "Gjuhët");
  await page.getByRole("button", { name: "English (en), më lart" }).press("Enter");
  await expect.poll(async () => (await saved(folder)).project["locales"]).toEqual(["en", "sq"]);
  await page.getByRole("textbox", { name: "Gjuhë tjetër" }).fill("sr");
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "Disa, Shqip (sq)" }).fill("blloqet");
  await page.getByRole("group", { name: "Fjalët në" }).getByRole("button", { name: /sr/ }).click();
  await page.getByRole("searchbox", { name: "Kërko" }).fill("Choose a floor");
  await page
    .getByRole("textbox", { name: /^Choose a floor/ })
    .first()
    .fill("Izaberite sprat");
  await expect
    .poll(() => saved(folder))
    .toMatchObject({
      project: { locales: ["en", "sq", "sr"] },
      settings: { words: { sr: { chooseFloor: "Izaberite sprat" } } },
    });
  await page.getByRole("banner").getByRole("button", { name: "Parapamja" }).click();
  await page.getByRole("group", { name: "Gjuhët" }).getByRole("button", { name: "sr" }).click();
  await expect(page.frameLocator("iframe").getByText("Izaberite sprat").first()).toBeVisible();
});

test("custom texts for a built-in language can be pasted, and a missing placeholder is reported", async ({
  page,
  owner,
}) => {
  await owner.open();
  await openScreen(page, "Gjuhët");
  await page.getByRole("searchbox", { name: "Kërko" }).fill("openTower");
  const word = page.getByRole("textbox", { name: /\{tower\}/ });
  await word.fill("Hape");
  await expect(word).toHaveAccessibleDescription(/Mungon vendi \{tower\}/);
  await expect(page.getByLabel("texts, sq")).toHaveText(`texts='{"openTower":"Hape"}'`);
});

test("a colour with too little contrast is reported with its ratio, and used unchanged", async ({ page, owner }) => {
  const { folder } = await owner.open();
  await openScreen(page, "Ngjyrat");
  const table = page.getByRole("table");
  await expect(table.getByText("tepër afër")).toHaveCount(0);
  await page.getByRole("textbox", { name: "Çka shtypet, E çelët", exact: true }).fill("#e8d44d");
  await expect(table.getByRole("row", { name: /^Çka shtypet/ })).toContainText("1.3:1");
  await expect(page.getByLabel("CSS", { exact: true })).toContainText("--kulla-accent: light-dark(#e8d44d, #3be08f);");
  await expect.poll(() => saved(folder)).toMatchObject({ settings: { colours: { accent: { light: "#e8d44d" } } } });
  await page.getByRole("banner").getByRole("button", { name: "Parapamja" }).click();
  const picker = page.frameLocator("iframe").locator("kulla-apartment-picker");
  await expect(picker).toHaveAttribute("style", /--kulla-accent: light-dark\(#e8d44d, #3be08f\)/);
});

test("the location accepts a pair of coordinates as maps copy it; half a pair is refused", async ({ page, owner }) => {
  const { folder } = await owner.open();
  await openScreen(page, "Të dhënat e projektit");
  const place = async () => (await saved(folder)).project["place"];
  await page.getByRole("textbox", { name: "Gjatësia gjeografike" }).fill("21,16");
  await expect(page.getByText("Duhen të dyja")).toBeVisible();
  await page.getByRole("textbox", { name: "Gjerësia gjeografike" }).fill("42.66, 21.17");
  await expect.poll(place).toEqual({ lat: 42.66, lon: 21.17 });
  await page.getByRole("textbox", { name: "Zona kohore" }).fill("Europe/Belgrade");
  await page.getByLabel("Gjendja më").fill("2026-11-20");
  await page.getByRole("combobox", { name: "Sipërfaqja kryesore" }).selectOption("total");
  await expect
    .poll(async () => (await saved(folder)).project)
    .toMatchObject({ place: { timeZone: "Europe/Belgrade" }, statusDate: "2026-11-20", mainArea: "total" });
});

test("the upload command is shown in full and runs after confirmation; its output is shown", async ({
  page,
  owner,
}) => {
  test.slow();
  const { folder } = await owner.open();
  await openScreen(page, "Të dhënat e projektit");
  const panel = page.getByRole("complementary", { name: "Nise komandën" });
  await expect(page.getByRole("heading", { name: "Ngarkimi" })).toHaveCount(1);
  await expect(page.getByText("Për shembull rsync")).toHaveCount(1);
  await expect(panel).toContainText("Kur ta keni shkruar komandën e ngarkimit");
  await page.getByRole("textbox", { name: "Komanda e ngarkimit" }).fill("echo KULLA_$((20+3))");
  await panel.getByRole("button", { name: "Ngarko tani" }).click();
  await expect(panel.getByRole("alert")).toContainText("echo KULLA_$((20+3))");
  await panel.getByRole("button", { name: "Po, nise" }).click();
  // Nothing is published yet.
  await expect(panel.getByRole("status")).toContainText("Nuk pati sukses.");
  await page.getByRole("banner").getByRole("button", { name: "Publiko" }).click();
  await page.getByRole("complementary").getByRole("button", { name: "Publiko" }).click();
  await expect(page.getByText("U publikua versioni 1.")).toBeVisible({ timeout: 60_000 });
  await openScreen(page, "Të dhënat e projektit");
  await panel.getByRole("button", { name: "Ngarko tani" }).click();
  await panel.getByRole("button", { name: "Po, nise" }).click();
  await expect(panel.getByLabel("Çka tha komanda")).toHaveText(/KULLA_23/);
  await expect(panel.getByRole("status")).toHaveText("Komanda përfundoi pa gabim.");
  expect((await saved(folder)).settings).toEqual({ uploadCommand: "echo KULLA_$((20+3))" });
});

test("after publishing the owner's command runs automatically, once it has been confirmed here", async ({
  page,
  owner,
}) => {
  test.slow();
  const { folder } = await owner.open(
    smallDraft({}, { uploadCommand: "echo once >> runs.txt", afterPublishing: "upload" }),
  );
  const runs = async () => (await readFile(join(folder, "runs.txt"), "utf8").catch(() => "")).split("\n").length - 1;
  const panel = page.getByRole("complementary");
  const publish = panel.getByRole("button", { name: "Publiko" });
  await page.getByRole("banner").getByRole("button", { name: "Publiko" }).click();
  await publish.click();
  await expect(panel.getByText("U publikua versioni 1.")).toBeVisible({ timeout: 60_000 });
  await expect(panel.getByRole("alert")).toContainText("echo once >> runs.txt");
  expect(await runs()).toBe(0);
  await panel.getByRole("button", { name: "Po, nise" }).click();
  await expect.poll(runs).toBe(1);
  await expect(panel.getByText("Komanda përfundoi pa gabim.")).toBeVisible();
  await openScreen(page, "Të dhënat e projektit");
  await expect(page.getByLabel("Pas publikimit")).toHaveValue("upload");
  await page.getByLabel("Gjendja më").fill("2026-11-20");
  await page.getByRole("banner").getByRole("button", { name: "Publiko" }).click();
  await publish.click();
  await expect(panel.getByText("U publikua versioni 2.")).toBeVisible({ timeout: 60_000 });
  await expect.poll(runs).toBe(2);
});
