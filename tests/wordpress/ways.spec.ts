import { readFileSync, writeFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import { format, resolveConfig } from "prettier";
import { wordPresses, type WordPressVersion } from "./installWordPress.ts";
import { makeSite, type Site } from "./makeSite.ts";
import { pastedApartment, startOwner, type Owner } from "./startOwner.ts";

// The table of the manual: every way to write the picker, in each editor, by each role. A run with `--update-snapshots` writes it.

const manual = "docs/partners/wordpress.md";
const marks = ["<!-- tested: ways -->", "<!-- /tested: ways -->"] as const;

const roles = ["administrator", "editor", "author", "contributor"] as const;
type Role = (typeof roles)[number];

const editors = ["block editor", "classic editor", "REST"] as const;
type Editor = (typeof editors)[number];

/** What a visitor gets: the element in the page, a frame with it, only the link inside it, or nothing. */
type Outcome = "element" | "frame" | "link" | "–";

type Way = {
  readonly name: string;
  /** As it is pasted. */
  readonly code: string;
  /** As the block editor saves it. */
  readonly block: string;
  /** Added to the post's address. */
  readonly query?: string;
};

const html = (code: string): string => `<!-- wp:html -->\n${code}\n<!-- /wp:html -->`;
const embed = (url: string): string =>
  `<!-- wp:embed {"url":"${url}"} -->\n<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\n${url}\n</div></figure>\n<!-- /wp:embed -->`;

function waysOf({ url, otherUrl }: Owner): readonly Way[] {
  const picker = '<!-- wp:kulla/picker {"widget":"building-picker","tower":"k5"} /-->';
  const shortcode = '[kulla widget="building-picker" tower="k5"]';
  const page = `en/apartments/${pastedApartment}`;
  const link = `<a href="${url}en/apartments">Apartments</a>`;
  const div = `<div data-kulla="building-picker" data-tower="k5">${link}</div>`;
  const lines = `<script type="module" src="${url}widgets/kulla.js"></script>\n<kulla-building-picker tower="k5" locale="en">\n${link}\n</kulla-building-picker>`;
  const frame = `<iframe src="${url}embed.html?widget=building-picker&tower=k5&locale=en" title="Kulla" width="100%" height="900"></iframe>\n<script src="${url}widgets/kulla-frame.js" defer></script>`;
  return [
    { name: "plugin: block", code: picker, block: picker },
    {
      name: "plugin: shortcode",
      code: shortcode,
      block: `<!-- wp:shortcode -->\n${shortcode}\n<!-- /wp:shortcode -->`,
    },
    { name: "plugin: pasted address", code: `${url}${page}`, block: embed(`${url}${page}`) },
    { name: "pasted address", code: `${otherUrl}${page}`, block: embed(`${otherUrl}${page}`) },
    { name: "`div data-kulla`, script in the site's head", code: div, block: html(div), query: "&with-script=1" },
    { name: "script and tag", code: lines, block: html(lines) },
    { name: "iframe with its helper", code: frame, block: html(frame) },
  ];
}

type Posts = Readonly<Record<string, { readonly id: number; readonly content: string | null }>>;

let owner: Owner;
const sites = new Map<WordPressVersion, Site>();

test.beforeAll(async () => {
  test.setTimeout(240_000);
  owner = await startOwner();
});

test.afterAll(async () => {
  for (const site of sites.values()) await site.stop();
  owner.stop();
});

async function siteOf(version: WordPressVersion): Promise<Site> {
  const site = sites.get(version) ?? (await makeSite(version, owner.url));
  if (!sites.has(version)) await site.run("settings.php", { address: owner.url, partner: "agency", inquiries: "here" });
  sites.set(version, site);
  return site;
}

async function writeAll(site: Site, all: object): Promise<Posts> {
  return ((await site.run("writeAs.php", { all })) as { all: Posts }).all;
}

/** What is left of each text in the classic editor's tab "Text" after a look at "Visual". */
async function throughVisual(page: Page, site: Site, codes: readonly string[]): Promise<readonly string[]> {
  await page.goto(`${site.url}/wp-login.php`);
  await page.getByLabel("Username or Email Address").fill("administrator");
  await page.locator("#user_pass").fill("administrator");
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page).toHaveURL(/wp-admin/);
  await page.goto(`${site.url}/wp-admin/post-new.php?classic=1`);
  // Before it is ready, the visual editor leaves the text as it is.
  await page.waitForFunction('window.tinymce?.get("content")?.initialized === true');
  const text = page.locator("#content");
  const left: string[] = [];
  for (const code of codes) {
    await page.locator("#content-html").click();
    await text.fill(code);
    await page.locator("#content-tmce").click();
    await expect(page.locator("#content_ifr")).toBeVisible();
    await page.locator("#content-html").click();
    left.push(await text.inputValue());
  }
  return left;
}

async function outcomeOf(page: Page, url: string): Promise<Outcome> {
  await page.goto(url, { waitUntil: "load" });
  const post = page.locator(".entry-content").first();
  const element = post.locator("kulla-building-picker, kulla-apartment-preview");
  const frame = post.locator('iframe[src*="/embed.html"], iframe.wp-embedded-content');
  const hasScript = (await page.locator('script[src*="/widgets/"]').count()) > 0;
  if ((await element.count()) > 0 || (await post.locator("[data-kulla]").count()) > 0) {
    if (!hasScript) return "link";
    await expect(element.getByRole("heading", { level: 2 }).first()).toBeVisible();
    return "element";
  }
  if ((await frame.count()) > 0) {
    await expect(frame).toBeVisible();
    await expect(frame.contentFrame().getByRole("heading").first()).toBeVisible();
    return "frame";
  }
  return (await post.locator(`a[href^="${owner.url}"], a[href^="${owner.otherUrl}"]`).count()) > 0 ? "link" : "–";
}

for (const version of Object.keys(wordPresses) as WordPressVersion[])
  test(`WordPress ${version}: every way in each editor by each role gives visitors what the manual's table says`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    const site = await siteOf(version);
    const ways = waysOf(owner);
    const fromVisual = await throughVisual(
      page,
      site,
      ways.map(({ code }) => code),
    );
    const contentOf = (way: number, editor: Editor): string =>
      (editor === "block editor" ? ways[way]?.block : editor === "REST" ? ways[way]?.code : fromVisual[way]) ?? "";
    const cases = ways.flatMap((_, way) =>
      editors.flatMap((editor) => roles.map((role) => ({ key: `${way} ${editor} ${role}`, way, editor, role }))),
    );
    const posts = await writeAll(
      site,
      Object.fromEntries(
        cases.map(({ key, way, editor, role }) => [
          key,
          { role, place: editor === "classic editor" ? "classic" : "rest", content: contentOf(way, editor) },
        ]),
      ),
    );
    // The same saved text gives the same page.
    const seen = new Map<string, Outcome>();
    const outcomes = new Map<string, Outcome>();
    for (const { key, way } of cases) {
      const { id, content } = posts[key] ?? { id: 0, content: null };
      const saved = `${way} ${content}`;
      const outcome = seen.get(saved) ?? (await outcomeOf(page, `${site.url}/?p=${id}${ways[way]?.query ?? ""}`));
      seen.set(saved, outcome);
      outcomes.set(key, outcome);
    }
    const cell = (way: number, editor: Editor, role: Role): string => outcomes.get(`${way} ${editor} ${role}`) ?? "";
    const rows = ways.flatMap(({ name }, way) =>
      editors.map((editor) => [name, editor, ...roles.map((role) => cell(way, editor, role))]),
    );
    const head = ["way", "written in", ...roles];
    const table = [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
    await expectInManual(table);
  });

async function expectInManual(table: string): Promise<void> {
  const text = readFileSync(manual, "utf8");
  const [before = "", rest = ""] = text.split(marks[0]);
  const [, after = ""] = rest.split(marks[1]);
  const markdown = `${before}${marks[0]}\n\n${table}\n\n${marks[1]}${after}`;
  const expected = await format(markdown, { ...(await resolveConfig(manual)), parser: "markdown" });
  if (["all", "changed"].includes(test.info().config.updateSnapshots)) writeFileSync(manual, expected);
  else expect(text).toBe(expected);
}

test("editors may put a block into a page, authors into a synced pattern, and only administrators into a widget", async () => {
  const site = await siteOf("6.7");
  const block = '<!-- wp:kulla/picker {"widget":"building-picker","tower":"k5"} /-->';
  await site.run("writePosts.php", { posts: {}, theme: "classic", olderTheme: "twentytwelve", widget: "" });
  const places = ["page", "pattern", "widget"] as const;
  const cases = places.flatMap((place) => roles.map((role) => [`${place} ${role}`, { role, place, content: block }]));
  const posts = await writeAll(site, Object.fromEntries(cases) as object);
  const mayWrite = (place: string): readonly string[] =>
    roles.filter((role) => posts[`${place} ${role}`]?.content === block);
  expect(Object.fromEntries(places.map((place) => [place, mayWrite(place)]))).toEqual({
    page: ["administrator", "editor"],
    pattern: ["administrator", "editor", "author"],
    widget: ["administrator"],
  });
  const used = `<!-- wp:block {"ref":${posts["pattern author"]?.id}} /-->`;
  const { post } = await writeAll(site, { post: { role: "contributor", place: "rest", content: used } });
  const found = async (path: string): Promise<number> =>
    [...(await (await fetch(`${site.url}${path}`)).text()).matchAll(/<kulla-building-picker [^>]*partner="agency"/g)]
      .length;
  // With the widget beside it.
  expect(await found(`/?p=${post?.id}`)).toBe(2);
  expect(await found(`/?page_id=${posts["page editor"]?.id}`)).toBe(2);
});
