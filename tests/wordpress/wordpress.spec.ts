import { expect, test, type Locator, type Page } from "@playwright/test";
import { expectScreen } from "../support/place.ts";
import { visitor } from "../support/priceForm.ts";
import { watchConsole } from "../support/watchConsole.ts";
import { wordPresses, type WordPressVersion } from "./installWordPress.ts";
import { makeSite, type Site } from "./makeSite.ts";
import { pastedApartment, startOwner, type Owner } from "./startOwner.ts";

const roles = ["administrator", "editor", "author", "contributor"] as const;

type Post = { readonly id: number; readonly content: string };
type Stored = {
  readonly posts: readonly {
    readonly status: string;
    readonly title: string;
    readonly inquiry: { readonly id?: string };
  }[];
  readonly export: { readonly data: readonly unknown[] };
  readonly mails: readonly { readonly to: string; readonly subject: string; readonly message: string }[];
  readonly erased?: { readonly items_removed: number };
};

let owner: Owner;
const sites = new Map<WordPressVersion, Promise<Site>>();

test.beforeAll(async () => {
  test.setTimeout(240_000);
  owner = await startOwner();
});

test.afterAll(async () => {
  for (const site of sites.values()) await (await site).stop();
  owner.stop();
});

/** A site of an agency whose plugin knows the owner's host; one for each version. */
function siteOf(version: WordPressVersion): Promise<Site> {
  const site = sites.get(version) ?? startSite(version);
  sites.set(version, site);
  return site;
}

async function startSite(version: WordPressVersion): Promise<Site> {
  const site = await makeSite(version, owner.url);
  await site.run("settings.php", { address: owner.url, partner: "agency", inquiries: "here", keep_days: 365 });
  return site;
}

const inside = (html: string): string =>
  html
    .trim()
    .replace(/^<[^>]*>/, "")
    .replace(/<\/[^>]*>$/, "");
/** WordPress' filter writes "/>" with a space; it adds known attributes of pictures to their tags. */
const withoutItsSpaces = (html: string): string => html.replaceAll(" />", "/>");
const withoutPictures = (html: string): string => withoutItsSpaces(html).replaceAll(/<img [^>]*>/g, "");

/** A value for every name of a campaign. */
const campaign = {
  utm_source: "meta",
  utm_medium: "paid",
  utm_campaign: "autumn",
  utm_content: "video-2",
  utm_term: "apartment",
  utm_id: "77",
  gclid: "G-1",
  gbraid: "GB-1",
  wbraid: "WB-1",
  fbclid: "F-1",
  msclkid: "M-1",
  ttclid: "T-1",
};

const inquiry = {
  name: "Besa Gashi",
  phone: "+383 44 111 222",
  apartments: ["k5-07-05"],
  floor: "7",
  partner: null,
  page: "https://www.agency.example/",
  locale: "en",
  consent: null,
  sentAt: "2026-11-20T10:00:00.000Z",
};

async function signIn(page: Page, site: Site, role: (typeof roles)[number]): Promise<void> {
  await page.goto(`${site.url}/wp-login.php`);
  await page.getByLabel("Username or Email Address").fill(role);
  await page.locator("#user_pass").fill(role);
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page).toHaveURL(/wp-admin/);
}

async function ask(picker: Locator): Promise<void> {
  await picker.getByRole("button", { name: "ASK FOR THE PRICE" }).click();
  const dialog = picker.getByRole("dialog", { name: "Ask for the price" });
  await dialog.getByLabel("Name").fill(visitor.name);
  await dialog.getByLabel("Phone").fill(visitor.phone);
  await dialog.getByLabel("E-mail").fill(visitor.email);
  // One that is filled in faster than a person can needs a second press.
  await expect(async () => {
    await dialog.getByRole("button", { name: "Send inquiry" }).click({ timeout: 1000 });
    await expect(dialog).toBeHidden({ timeout: 3000 });
  }).toPass();
}

for (const version of Object.keys(wordPresses) as WordPressVersion[]) {
  test.describe(`WordPress ${version}`, () => {
    test("every fragment that an owner publishes passes WordPress' filter unchanged", async () => {
      const site = await siteOf(version);
      const fragments = Object.fromEntries([...owner.rendered].map(([name, html]) => [name, inside(html)]));
      const filtered = (await site.run("filterHtml.php", fragments)) as Readonly<Record<string, string>>;
      const differing = Object.keys(fragments).filter(
        (name) => withoutItsSpaces(filtered[name] ?? "") !== fragments[name],
      );
      expect(Object.keys(fragments).length).toBeGreaterThan(50);
      expect(differing).toEqual([]);
    });

    for (const role of roles) {
      test(`a post by a ${role} shows the picker with its picture, by block, shortcode and address`, async () => {
        const site = await siteOf(version);
        const fragment = inside(owner.rendered.get("building-picker-k5.en.html") ?? "");
        const expected = withoutPictures(fragment.replaceAll("https://kulla.invalid/", owner.url));
        const address = `${owner.url}embed.html?widget=building-picker&tower=k5`;
        const embeds = {
          block: '<!-- wp:kulla/picker {"widget":"building-picker","tower":"k5","align":"full"} /-->',
          shortcode: 'Before\n\n[kulla widget="building-picker" tower="k5"]\n\nAfter',
          "shortcode in a block":
            '<!-- wp:shortcode -->\n[kulla tag="kulla-building-picker" tower="k5"]\n<!-- /wp:shortcode -->',
          address: `Before\n\n${address}\n\nAfter`,
          "address in a block": `<!-- wp:embed {"url":"${address}"} -->\n<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\n${address}\n</div></figure>\n<!-- /wp:embed -->`,
        };
        for (const [embed, content] of Object.entries(embeds)) {
          const post = (await site.run("writePost.php", { role, content })) as Post;
          const page = await (await fetch(`${site.url}/?p=${post.id}`)).text();
          const found = [...page.matchAll(/<kulla-building-picker ([^>]*)>(.*?)<\/kulla-building-picker>/gs)];
          expect(found, embed).toHaveLength(1);
          const [, attributes = "", content_ = ""] = found[0] ?? [];
          expect(attributes, embed).toContain('tower="k5" locale="en" partner="agency"');
          expect(attributes, embed).toContain("inquiry-endpoint=");
          expect(withoutPictures(content_), embed).toBe(expected);
          expect(page.includes(`${owner.url}widgets/kulla.js`), embed).toBe(true);
          if (embed === "block")
            expect(page).toMatch(
              /class="[^"]*alignfull[^"]*wp-block-kulla-picker|class="[^"]*wp-block-kulla-picker[^"]*alignfull/,
            );
        }
      });
    }

    test("an author cannot set where inquiries go or where project and scripts are loaded from, in any way", async () => {
      const site = await siteOf(version);
      const bad =
        'inquiry-endpoint="https://elsewhere.example" project="https://elsewhere.example" onclick="alert(1)" style="x"';
      const content = `[kulla widget="building-picker" ${bad}]\n\n[kulla widget="script"]`;
      const { id } = (await site.run("writePost.php", { role: "author", content })) as Post;
      const page = await (await fetch(`${site.url}/?p=${id}`)).text();
      expect(page).toContain("<kulla-building-picker");
      expect(page).not.toMatch(/elsewhere\.example|alert\(1\)|<kulla-script/);
    });

    test("a pasted page address shows its view without the plugin, and an element with it", async ({ page }) => {
      const site = await siteOf(version);
      const path = `en/apartments/${pastedApartment}`;
      for (const role of ["author", "contributor"] as const) {
        const content = `Before\n\n${owner.otherUrl}${path}\n\nAfter`;
        const { id } = (await site.run("writePost.php", { role, content })) as Post;
        await page.goto(`${site.url}/?p=${id}`);
        const frame = page.locator("iframe.wp-embedded-content");
        await expect(frame).toBeVisible();
        await expect(frame).toHaveAttribute("title", "Apartment 5, Floor 7, Kulla 5 | Kulla");
        await expectScreen(frame.contentFrame().locator("kulla-apartment-preview"), {
          name: "apartment",
          apartment: pastedApartment,
        });
        await expect.poll(async () => Number(await frame.getAttribute("height"))).toBeGreaterThan(600);
        await expect(page.getByRole("link", { name: "Apartment 5, Floor 7, Kulla 5 | Kulla" })).toBeHidden();
      }
      const pasted = (await site.run("writePost.php", { role: "author", content: `${owner.url}${path}` })) as Post;
      await page.goto(`${site.url}/?p=${pasted.id}`);
      await expect(page.locator("kulla-apartment-preview")).toHaveAttribute("apartment", pastedApartment);
      await expect(page.locator("iframe")).toHaveCount(0);
    });

    test("a div that WordPress leaves to an author becomes the picker through the script in the site's head", async ({
      page,
    }) => {
      const site = await siteOf(version);
      const content = '<div data-kulla="building-picker" data-tower="k5"><a href="/apartments">Apartments</a></div>';
      const post = (await site.run("writePost.php", { role: "contributor", content })) as Post;
      expect(post.content).toBe(content);
      await page.goto(`${site.url}/?p=${post.id}&with-script=1`);
      await expectScreen(page.locator("kulla-building-picker"), { name: "tower", tower: "k5" });
      await expect(page.getByRole("heading", { name: "Kulla 5" })).toBeVisible();
    });

    test("a contributor inserts the block, a visitor goes to an apartment and requests its price, once", async ({
      page,
      browser,
    }) => {
      const site = await siteOf(version);
      await signIn(page, site, "contributor");
      await page.goto(`${site.url}/wp-admin/post-new.php`);
      await page.getByRole("button", { name: "Toggle block inserter" }).click();
      await page.getByRole("searchbox").first().fill("Apartment picker");
      await page.getByRole("option", { name: "Apartment picker" }).click();
      const canvas = page.frameLocator('iframe[name="editor-canvas"]').locator("kulla-apartment-picker");
      const preview = version === "6.1" ? page.locator("kulla-apartment-picker") : canvas;
      await expect(preview.locator("img").first()).toBeVisible();
      await expect(preview.locator("xpath=..")).toHaveAttribute("inert", "");
      await page.getByRole("button", { name: "Save draft" }).click();
      await expect(
        page
          .getByText("Draft saved")
          .or(page.getByRole("button", { name: "Saved" }))
          .first(),
      ).toBeVisible();
      const id = Number(/[?&]post=(\d+)/.exec(page.url())?.[1]);
      await site.run("publish.php", { id });

      const visit = await browser.newPage();
      const messages = watchConsole(visit);
      await visit.goto(`${site.url}/?p=${id}&${new URLSearchParams(campaign)}&secret=no`);
      const picker = visit.locator("kulla-apartment-picker");
      await expectScreen(picker, { name: "site" });
      for (const [name, screen] of [
        [/^Kulla 5/, { name: "tower", tower: "k5" }],
        [/^Floor 7/, { name: "floor", tower: "k5", floor: 7 }],
        [/^Apartment 5/, { name: "apartment", apartment: "k5-07-05" }],
      ] as const) {
        await picker.getByRole("button", { name }).first().click();
        await expectScreen(picker, screen);
      }
      await ask(picker);
      const stored = (await site.run("inquiries.php", { email: visitor.email, erase: false })) as Stored;
      expect(stored.posts).toHaveLength(1);
      const [post] = stored.posts;
      expect(post).toMatchObject({
        status: "private",
        inquiry: { name: visitor.name, apartments: ["k5-07-05"], partner: "agency", locale: "en" },
      });
      expect(post?.inquiry).toMatchObject({ campaign });
      expect(JSON.stringify(post)).not.toMatch(/secret|"no"/);
      expect(stored.mails).toHaveLength(1);
      expect(stored.mails[0]?.to).toBe("administrator@agency.example");
      for (const [name, value] of Object.entries(campaign))
        expect(stored.mails[0]?.message).toContain(`\n${name}: ${value}\n`);
      expect(stored.mails[0]?.message).not.toContain("secret");
      expect(stored.export.data).toHaveLength(1);
      expect(messages).toEqual([]);
      await visit.close();
    });

    test("an inquiry is stored once per key, invalid ones are refused, the eleventh in a minute waits; an address's data is erased", async () => {
      const site = await siteOf(version);
      const email = "besa@shembull.com";
      const send = async (id: string, more: object = {}) => {
        const { status } = await fetch(`${site.url}/?rest_route=/kulla/v1/inquiries`, {
          method: "POST",
          headers: { "Content-Type": "application/json", "Idempotency-Key": id },
          body: JSON.stringify({ ...inquiry, id, email, ...more }),
        });
        return status;
      };
      expect(await send("key-1")).toBe(201);
      expect(await send("key-1")).toBe(200);
      expect(await send("key-1", { phone: "+383 44 000 000", ownFields: { listing: "A-17" } })).toBe(200);
      expect(await send("key-2", { email: "nobody" })).toBe(422);
      expect(await send("key-2", { apartments: "k5-07-05" })).toBe(422);
      const answers = [];
      for (let index = 3; index < 14; index++) answers.push(await send(`key-${index}`));
      expect(answers).toContain(429);
      const stored = (await site.run("inquiries.php", { email, erase: true })) as Stored;
      expect(stored.posts.filter(({ inquiry: { id } }) => id === "key-1")).toHaveLength(1);
      expect(stored.posts.find(({ inquiry: { id } }) => id === "key-1")?.inquiry).toMatchObject({
        phone: "+383 44 000 000",
        fields: { listing: "A-17" },
      });
      expect(stored.erased?.items_removed).toBe(stored.posts.length);
      expect(((await site.run("inquiries.php", { email, erase: false })) as Stored).posts).toEqual([]);
    });

    test("settings show which project was found, and keep the previous address if there is none", async ({ page }) => {
      const site = await siteOf(version);
      await signIn(page, site, "administrator");
      await page.goto(`${site.url}/wp-admin/options-general.php?page=kulla`);
      await expect(page.getByText("Found: Kulla")).toBeVisible();
      // The second one is not secure.
      for (const address of [`${owner.url}nothing/`, "http://owner.example/"]) {
        await page.getByLabel("Address of the project").fill(address);
        await page.getByRole("button", { name: "Save Changes" }).click();
        await expect(page.getByText(`There is no project at ${address}. The previous address was kept.`)).toBeVisible();
        await expect(page.getByLabel("Address of the project")).toHaveValue(owner.url);
      }
    });

    test("a copy of an owner's file is valid for an hour, and longer while the host does not answer", async () => {
      const site = await siteOf(version);
      const url = `${owner.url}project/rendered/brochure.en.html`;
      const copies = (await site.run("cachedFile.php", { url, gone: `${owner.url}gone.html` })) as Readonly<
        Record<string, string>
      >;
      expect(copies).toEqual({
        first: owner.rendered.get("brochure.en.html"),
        afterAnHour: "an earlier copy",
        refreshed: owner.rendered.get("brochure.en.html"),
        whileGone: "the last good copy",
      });
    });

    test("deleting the plugin removes everything it stored", async () => {
      const site = await siteOf(version);
      expect(await site.run("uninstall.php")).toEqual({ options: 0, posts: 0 });
    });
  });
}
