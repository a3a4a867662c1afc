import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, expect, test } from "@playwright/test";
import { headlineCrop, headlineViews } from "../../owner/site/headlineCrop.ts";
import { defaultContent } from "../../owner/site/defaultContent.ts";
import { startStaticServer } from "../../demo/server/staticServer.ts";
import { soldTo } from "../owner/developmentFiles.ts";
import { units } from "../owner/development.ts";
import { developmentSite, writeDevelopmentProject } from "../owner/developmentProject.ts";
import { shellPath } from "../support/chromiumPaths.ts";
import { openHydrated } from "../support/hydratedPage.ts";
import { axeFaults } from "../support/axe.ts";
import { controlsStay, lookAtContrast } from "../support/contrast.ts";
import { crawlSite, type Crawled } from "../support/crawlSite.ts";
import { installPackage, type InstalledPackage } from "../support/installedPackage.ts";
import { layoutFaults } from "../support/layoutFaults.ts";
import { sampleTexts, ownersTexts } from "../support/ownersSite.ts";

// `npx kulla site` in a separate folder: the package as npm installs it, an owner's folder, and no repository.
test.describe.configure({ mode: "default", timeout: 240_000 });

let scratch = "";
let kulla: InstalledPackage;
const servers: Server[] = [];

test.beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), "kulla-site-"));
  kulla = await installPackage(join(scratch, "npm"));
});

test.afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  await rm(scratch, { recursive: true, force: true });
});

async function serve(folder: string): Promise<string> {
  const server = await startStaticServer(0, [{ at: "", folder }]);
  servers.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A folder of the house with one building, from which a site can be built. */
async function houseFolder(name: string): Promise<string> {
  const folder = join(scratch, name);
  await cp("tests/fixtures/projects/house", folder, { recursive: true });
  return folder;
}

const openBrowser = () =>
  chromium.launch({
    args: ["--no-sandbox"],
    ...(shellPath === "playwright" ? {} : { executablePath: shellPath }),
  });

const siteOf = (folder: string, ...more: readonly string[]) =>
  kulla.run(["site", folder, "--origin", "https://lumi.example", ...more]);

test.describe("of five buildings with 624 units", () => {
  let folder = "";
  let site = "";
  let crawled: Crawled;
  let texts: ReadonlyMap<string, string>;

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    folder = join(scratch, "Lagjja");
    site = join(folder, "website");
    await writeDevelopmentProject(folder);
    const started = performance.now();
    const { code, printed } = await kulla.run(["site", folder]);
    expect(printed).toMatch(/^The site of https:\/\/www\.lagjja\.example is in .*website \(\d+ pages\)\.\n$/);
    expect(code).toBe(0);
    // A minute on two cores; next to other tests it has half of them.
    expect(performance.now() - started).toBeLessThan(120_000);
    crawled = await crawlSite(await serve(site));
    texts = await ownersTexts(site);
  });

  test("a site is built that any static host serves, without broken links", () => {
    expect(crawled.lost).toEqual([]);
    for (const { label, building } of [units[0], units.at(-1)].flatMap((unit) => unit ?? []))
      expect([...crawled.pages.values()].some((html) => html.includes(label) && html.includes(building))).toBe(true);
    const apartments = [...crawled.pages.keys()].filter((path) => /^\/apartments\/[^/]+$/.test(path));
    expect(apartments).toHaveLength(units.length);
    for (const path of ["/en/impressum", "/de/buildings/e", "/en/floors/-1", "/embed", "/en/contact"])
      expect([...crawled.pages.keys()]).toContain(path);
    expect(texts.get("sitemap.xml")).toContain("<loc>https://www.lagjja.example/de/impressum</loc>");
    expect(texts.get("robots.txt")).toContain("Sitemap: https://www.lagjja.example/sitemap.xml");
    expect(texts.get("kulla.webmanifest")).toContain('"name": "Banesa në Ferizaj"');
    expect(crawled.pages.get("/")).toContain(
      'property="og:image" content="https://www.lagjja.example/project/Fotot/Lagjja.jpg"',
    );
    for (const file of ["404.html", "de/404.html", "sw.js", "_headers", "widgets/v1/kulla.js", "widgets/kulla.iife.js"])
      expect(existsSync(join(site, file)), file).toBe(true);
  });

  test("the site contains no text of the sample, and no name of a buyer in the owner's list", async () => {
    const sampleOnly = await sampleTexts(JSON.stringify(developmentSite));
    expect(sampleOnly.length).toBeGreaterThan(100);
    const found = [...texts].flatMap(([path, text]) =>
      [...sampleOnly, ...soldTo].filter((each) => text.includes(each)).map((each) => `${path}: ${each}`),
    );
    expect(found).toEqual([]);
    const files = await readdir(site, { recursive: true });
    expect(files.filter((path) => /xlsx|Ngjyrosur|kulla-draft/.test(path))).toEqual([]);
  });

  test("the headline is next to the picture at every width, and on it only if site.json sets that", async () => {
    const browser = await openBrowser();
    try {
      const page = await browser.newPage();
      await page.goto(await serve(site));
      for (const width of [320, 390, 820, 1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const [headline, picture] = [
          await page.getByRole("heading", { level: 1 }).boundingBox(),
          await page.locator("kulla-building-picker").boundingBox(),
        ];
        expect((headline?.y ?? 0) + (headline?.height ?? 0), `${width}`).toBeLessThanOrEqual(picture?.y ?? 0);
        const lead = await page.locator(".hero-lead").boundingBox();
        const isBeside = (lead?.y ?? 0) + (lead?.height ?? 0) <= (picture?.y ?? 0);
        expect(isBeside || (lead?.y ?? 0) >= (picture?.y ?? 0) + (picture?.height ?? 0), `${width}`).toBe(true);
      }
    } finally {
      await browser.close();
    }
  });
});

/** The second owner's texts for the house, in colours of its own. */
const siteIn = (colours: object) =>
  JSON.stringify({ ...developmentSite, brand: { ...developmentSite.brand, colours } });

/** Every kind of page that has colours of its own. */
const colouredPages = ["/en/", "/en/apartments", "/en/floors/1", "/en/apartments/lumi-1-1", "/en/contact", "/en/none"];

test("a headline on the picture stands where publishing measures it: on a phone, a tablet and a laptop, short or long", async () => {
  const folder = await houseFolder("headline");
  const headline = { en: "By the river.", sq: "Jetoni pranë lumit, afër gjithçkaje." };
  const { home } = developmentSite.pages;
  const site = { ...developmentSite, pages: { home: { ...home, headline, headlineOver: true } } };
  await writeFile(join(folder, "site.json"), JSON.stringify(site));
  expect((await siteOf(folder)).code).toBe(0);
  const origin = await serve(join(folder, "website"));
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    const windows = { phone: [390, 844], tablet: [820, 1180], laptop: [1440, 900] } as const;
    for (const view of headlineViews)
      for (const [path, text] of [
        ["/en/", headline.en],
        ["/", headline.sq],
      ] as const) {
        const [width, height] = windows[view.name];
        await page.setViewportSize({ width, height });
        await page.goto(origin + path);
        const region = headlineCrop(text, { width: 320, height: 200 }, view);
        const real = await page.getByRole("heading", { level: 1 }).evaluate(placeOnPicture);
        const where = `${view.name}, ${path}: ${JSON.stringify({ region, real })}`;
        for (const side of ["left", "top"] as const) expect(real[side], where).toBeGreaterThan(region[side] - 0.03);
        for (const side of ["right", "bottom"] as const) expect(real[side], where).toBeLessThan(region[side] + 0.03);
        // Not more than a line lower than the text.
        const line = (0.96 * view.fontSize) / ((view.width * 200) / 320);
        expect(region.bottom - real.bottom, where).toBeLessThan(line + 0.03);
      }
  } finally {
    await browser.close();
  }
});

/** Runs in the page: where the heading's letters are on the whole picture of all buildings, as shares of its size. */
function placeOnPicture(heading: HTMLElement) {
  const picture = document.querySelector("kulla-building-picker")?.shadowRoot?.querySelector("img");
  if (!picture) throw new Error("There is no picture of all buildings.");
  const letters = document.createRange();
  letters.selectNodeContents(heading);
  const [text, box] = [letters.getBoundingClientRect(), picture.getBoundingClientRect()];
  const height = (box.width * picture.naturalHeight) / picture.naturalWidth;
  const top = box.y + (box.height - height) / 2;
  return {
    left: (text.left - box.x) / box.width,
    right: (text.right - box.x) / box.width,
    top: (text.top - top) / height,
    bottom: (text.bottom - top) / height,
  };
}

test("long words of an owner are neither broken nor cut, nor wider than the page, in any typeface", async () => {
  const long = {
    title: "Grundstücksgesellschaft",
    headline: "Nachbarschaftsfreundliches Wohnen am Stadtgarten.",
  };
  const figures = ["12.400+", "KfW 40 NH", "1.250"].map((value) => ({
    name: "Fahrradabstellplätze",
    value,
    unit: "m²",
  }));
  const pages = {
    home: {
      ...long,
      sections: [
        { kind: "company", title: "Verkehrsanbindungen", text: "Seit 1987." },
        { kind: "text", title: "Nachhaltigkeitszertifikate", text: "Sie gelten." },
        { kind: "figures" },
      ],
    },
    about: long,
    services: { ...long, groups: [{ items: [{ name: "Wärmerückgewinnungsanlage", text: "Leise." }] }] },
    contact: long,
    imprint: { ...long, headline: "Anbieterkennzeichnungen." },
  };
  const browser = await openBrowser();
  try {
    for (const fonts of ["serif", "system"]) {
      const folder = await houseFolder(`long ${fonts}`);
      await writeFile(
        join(folder, "site.json"),
        JSON.stringify({ ...developmentSite, brand: { name: "Lumi", fonts }, figures, pages }),
      );
      expect((await siteOf(folder)).code).toBe(0);
      const origin = await serve(join(folder, "website"));
      const page = await browser.newPage({ serviceWorkers: "block", reducedMotion: "reduce" });
      for (const width of [360, 390, 820, 1366]) {
        await page.setViewportSize({ width, height: 768 });
        for (const path of ["/de/", "/de/about", "/de/services", "/de/contact", "/de/impressum"]) {
          await page.goto(origin + path);
          expect.soft(await layoutFaults(page), `${fonts}, ${width}, ${path}`).toEqual([]);
        }
        await page.getByRole("button", { name: "Menü" }).click();
        const menu = page.getByRole("dialog");
        await expect(menu.getByRole("link", { name: long.title }).first()).toBeInViewport();
        expect.soft(await layoutFaults(page), `${fonts}, ${width}, menu`).toEqual([]);
      }
      await page.close();
    }
  } finally {
    await browser.close();
  }
});

/** A folder of two buildings with names like "Wohnpark am Stadtgarten – Haus A". */
async function longNamesFolder(name: string): Promise<string> {
  const folder = join(scratch, name);
  await mkdir(folder);
  const project = await readFile("tests/fixtures/projects/longNames/project.json", "utf8");
  await writeFile(join(folder, "project.json"), project.replaceAll(/\.\.\/(blocks|mixed)\//g, ""));
  for (const file of ["blocks/block.svg", "blocks/storey.svg", "mixed/home.svg"])
    await cp(join("tests/fixtures/projects", file), join(folder, file.split("/").at(-1) ?? ""));
  return folder;
}

test("on a card a building's long name is never squeezed beside its facts, and no line crosses a long link", async () => {
  const folder = await longNamesFolder("long names");
  const projects = { title: "Gebäude", headline: "Die Gebäude." };
  const { home } = developmentSite.pages;
  await writeFile(
    join(folder, "site.json"),
    JSON.stringify({ ...developmentSite, pages: { ...developmentSite.pages, home, projects } }),
  );
  expect((await siteOf(folder)).code).toBe(0);
  const origin = await serve(join(folder, "website"));
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ serviceWorkers: "block", reducedMotion: "reduce" });
    for (const width of [320, 390, 600, 820, 1024, 1440])
      for (const path of ["/de/", "/de/projects"]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(origin + path);
        const cards = page.getByRole("main").getByRole("link", { name: /^Wohnpark am Stadtgarten – Haus [AB]\s*\d/ });
        const where = `${path}, ${width}`;
        expect(await cards.count(), where).toBeGreaterThanOrEqual(2);
        expect(await cards.evaluateAll(squeezedNames), where).toEqual([]);
        const links = page.getByRole("link", { name: /^Stockwerk wählen, / });
        expect(await links.evaluateAll(crossedTexts), where).toEqual([]);
      }
  } finally {
    await browser.close();
  }
});

/** Runs in the page: the names that take several rows although their facts are beside them. */
function squeezedNames(cards: readonly Element[]): readonly string[] {
  return cards.flatMap((card) => {
    const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    const rowsOf = (text: Node | null): readonly DOMRect[] => {
      const range = document.createRange();
      if (text) range.selectNodeContents(text);
      return [...range.getClientRects()];
    };
    const [name, facts] = [rowsOf(texts.nextNode()), rowsOf(texts.nextNode())];
    const isBeside = (facts[0]?.top ?? 0) < (name.at(-1)?.bottom ?? 0) - 4;
    return name.length > 1 && isBeside ? [`${card.textContent}: ${name.length} rows`] : [];
  });
}

/** Runs in the page: the links whose text reaches below the line under it, which is 6 px above their lower edge. */
function crossedTexts(links: readonly Element[]): readonly (string | null)[] {
  return links
    .filter((link) => {
      const text = document.createRange();
      text.selectNodeContents(link);
      return link.getBoundingClientRect().bottom - text.getBoundingClientRect().bottom < 7;
    })
    .map(({ textContent }) => textContent);
}

test("the brochure is readable in every brand, although its background is dark", async () => {
  const folder = join(scratch, "brochure");
  await cp("tests/fixtures/projects/mixed", folder, { recursive: true });
  const browser = await openBrowser();
  try {
    for (const colours of [
      { accent: "#8a1c3b", ink: "#2b2b2b" },
      { accent: "#ffe94a", ink: "#8f8f8f" },
      { accent: "#d9a441", ink: "#f2efe8", paper: "#14161b" },
    ]) {
      await writeFile(join(folder, "site.json"), siteIn(colours));
      expect((await siteOf(folder)).code).toBe(0);
      const page = await browser.newPage({ serviceWorkers: "block", reducedMotion: "reduce", bypassCSP: true });
      await openHydrated(page, `${await serve(join(folder, "website"))}/flipbook`);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const { faults } = await lookAtContrast(page, new Set());
        const texts = (await axeFaults(page)).filter((each) => each.startsWith("color-contrast"));
        expect.soft([...faults, ...texts], `${colours.accent}, ${width}`).toEqual([]);
      }
      await page.close();
    }
  } finally {
    await browser.close();
  }
});

test("a menu of ten pages, the film and the buildings' page among them, fits into a laptop's window", async () => {
  const folder = join(scratch, "ten pages");
  await cp("tests/fixtures/projects/mixed", folder, { recursive: true });
  await mkdir(join(folder, "film"));
  await cp("public/project/film/clip-1.mp4", join(folder, "film/walk.mp4"));
  const poster = { src: "living.svg", width: 400, height: 300, alt: "Poster" };
  await writeFile(join(folder, "pictures.json"), JSON.stringify({ "film/poster": poster }));
  const page = (title: string) => ({ title, headline: title });
  const { home, contact } = developmentSite.pages;
  const others = ["about", "services", "projects", "videos", "visuals"];
  const pages = {
    ...Object.fromEntries(others.map((name) => [name, page(name)])),
    home,
    contact,
    animation: { title: "film", file: "walk", name: "Walk" },
  };
  const pageOrder = [...others, "animation", "contact"];
  await writeFile(join(folder, "site.json"), JSON.stringify({ ...developmentSite, pageOrder, pages }));
  expect((await siteOf(folder)).code).toBe(0);
  const browser = await openBrowser();
  try {
    const tab = await browser.newPage({ serviceWorkers: "block", reducedMotion: "reduce" });
    await openHydrated(tab, `${await serve(join(folder, "website"))}/en/contact`);
    for (const [width, height] of [
      [1366, 768],
      [1440, 900],
    ] as const) {
      await tab.setViewportSize({ width, height });
      await tab.getByRole("button", { name: "Open the menu" }).click();
      const links = tab.getByRole("dialog").getByRole("navigation", { name: "Menu" }).getByRole("link");
      await expect(links).toHaveText([
        /Home/,
        /Search/,
        ...pageOrder.map((name) => (name === "animation" ? /film/ : new RegExp(name, "i"))),
        /Brochure/,
      ]);
      await expect(links.first()).toBeInViewport({ ratio: 1 });
      await expect(links.last()).toBeInViewport({ ratio: 1 });
      await tab.keyboard.press("Escape");
    }
  } finally {
    await browser.close();
  }
});

test("a site whose project calls its buildings wings says tower nowhere, in no language", async () => {
  const folder = join(scratch, "wings");
  await cp("tests/fixtures/projects/mixed", folder, { recursive: true });
  expect((await siteOf(folder)).code).toBe(0);
  expect(await towersIn(join(folder, "website"))).toEqual([]);
});

/** Where the pages of a site call something a tower, in any language. */
async function towersIn(site: string): Promise<readonly string[]> {
  const towers = /\b(kull(a|at|ën|ave|at)|towers?|t(u|ü)rm(e|en)?)\b/giu;
  return [...(await ownersTexts(site))].flatMap(([path, text]) =>
    path.endsWith(".html") ? [...new Set(wordsIn(text).match(towers))].map((word) => `${path}: ${word}`) : [],
  );
}

/** What visitors, screen readers and search engines read of a page, code to copy apart. */
function wordsIn(html: string): string {
  const named = [...html.matchAll(/\s(?:aria-label|alt|title|content)="([^"]*)"|"name":"([^"]*)"/g)];
  const written = html.replaceAll(/<(script|style|code)\b[^]*?<\/\1>/g, "").replaceAll(/<[^>]*>/g, " ");
  return [written, ...named.map(([, label = "", name = ""]) => label + name)].join("\n");
}

test("a tour above the project's folder is left out with a sentence, and no page links to it", async () => {
  const folder = join(scratch, "mixed");
  await cp("tests/fixtures/projects/mixed", folder, { recursive: true });
  const { code, printed } = await siteOf(folder);
  expect([code, printed]).toEqual([
    0,
    expect.stringContaining("where no site has files: a site leaves this tour out."),
  ]);
  const { pages, lost } = await crawlSite(await serve(join(folder, "website")));
  expect(lost).toEqual([]);
  expect([...pages.keys()].filter((path) => path.includes("vr-42c"))).toEqual([]);
});

test.describe("in its owner's colours", () => {
  for (const [name, colours] of Object.entries({
    dark: { accent: "#7cc4ff", ink: "#f2efe8", paper: "#14181c" },
    light: { accent: "#0a4fd0", ink: "#1b1f2a", paper: "#ffffff" },
    "hard to read": { accent: "#f0c040", ink: "#9a8860", paper: "#e8d9b0" },
  }))
    test(`a site is readable on every page and in every state of its controls: colours that are ${name}`, async () => {
      const folder = await houseFolder(`colours ${name}`);
      await writeFile(join(folder, "site.json"), siteIn(colours));
      expect((await siteOf(folder)).code).toBe(0);
      const origin = await serve(join(folder, "website"));
      const browser = await openBrowser();
      try {
        const page = await browser.newPage({ serviceWorkers: "block", reducedMotion: "reduce", bypassCSP: true });
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          const measuredKinds = new Set<string>();
          for (const path of colouredPages) {
            await openHydrated(page, origin + path);
            await controlsStay(page);
            const { faults } = await lookAtContrast(page, measuredKinds);
            // The signs of statuses are on the owner's plan, which is a picture.
            expect
              .soft(
                faults.filter((each) => !each.includes(": a sign of a.")),
                `${path}, ${width}`,
              )
              .toEqual([]);
            const texts = (await axeFaults(page)).filter((each) => each.startsWith("color-contrast"));
            expect.soft(texts, `${path}, ${width}`).toEqual([]);
          }
          expect(measuredKinds.size).toBeGreaterThan(20);
        }
      } finally {
        await browser.close();
      }
    });

  test("a returning visitor sees new colours at once, although pages and style sheets are stored for offline visits", async () => {
    const folder = await houseFolder("recoloured");
    const build = async (accent: string) => {
      await writeFile(join(folder, "site.json"), siteIn({ accent }));
      expect((await siteOf(folder)).code).toBe(0);
    };
    await build("#8a1c3b");
    const origin = await serve(join(folder, "website"));
    const browser = await openBrowser();
    try {
      const page = await browser.newPage({ serviceWorkers: "allow" });
      const link = page.getByRole("link", { name: "Gjeni banesën tuaj" }).first();
      await page.goto(origin);
      await expect(link).toHaveCSS("color", "rgb(138, 28, 59)");
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      await page.reload();
      const storedSheets = () =>
        page.evaluate(async () => {
          const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
          const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
          return requests.filter(({ url }) => url.includes("/assets/brand-")).length;
        });
      await expect.poll(storedSheets).toBe(1);
      await build("#0a4fd0");
      await page.reload();
      await expect(link).toHaveCSS("color", "rgb(10, 79, 208)");
    } finally {
      await browser.close();
    }
  });
});

test.describe("of one building", () => {
  test("a site without site.json shows the project's content, without broken links", async () => {
    const folder = await houseFolder("house");
    const { code, printed } = await kulla.run(["site", folder, "--origin", "https://Lumi.Example/"]);
    expect([code, printed]).toEqual([0, expect.stringMatching(/^The site of https:\/\/lumi\.example is in /)]);
    const { pages, lost } = await crawlSite(await serve(join(folder, "website")));
    expect(lost).toEqual([]);
    const texts = [...pages.values()].join("");
    const theirs = JSON.stringify(defaultContent("")) + (await readFile(join(folder, "project.json"), "utf8"));
    for (const text of await sampleTexts(theirs)) expect(texts.includes(text), text).toBe(false);
    expect(texts).not.toMatch(/href="[^"]*(impressum|privatesia|about|flipbook)"/);
    expect(texts).toContain("Shtëpia te Lumi");
    // Nor does its project.json state a word for buildings.
    expect(await towersIn(join(folder, "website"))).toEqual([]);
  });

  test("the site never replaces a foreign folder: its files stay, and the command prints the reason", async () => {
    const folder = await houseFolder("foreign");
    const out = join(scratch, "photos");
    await mkdir(out);
    await writeFile(join(out, "wedding.jpg"), "precious");
    const { code, printed } = await siteOf(folder, "--out", out);
    expect([code, printed]).toEqual([1, expect.stringContaining("is not a site that kulla made: rename it")]);
    expect(await readdir(out)).toEqual(["wedding.jpg"]);
    const inProject = await siteOf(folder, "--out", folder);
    expect([inProject.code, inProject.printed]).toEqual([1, expect.stringContaining("The project is in")]);
    expect(await readdir(folder)).toContain("project.json");
  });

  test("a rebuilt site keeps its owner's additions, and drops obsolete pages", async () => {
    const folder = await houseFolder("again");
    const out = join(folder, "website");
    await siteOf(folder);
    await mkdir(join(out, ".git"));
    await writeFile(join(out, ".git/HEAD"), "ref: refs/heads/main");
    await writeFile(join(out, "CNAME"), "lumi.example");
    const file = join(folder, "project.json");
    await writeFile(file, (await readFile(file, "utf8")).replaceAll("lumi-2-1", "lumi-2-9"));
    expect((await siteOf(folder)).code).toBe(0);
    expect(await readFile(join(out, ".git/HEAD"), "utf8")).toBe("ref: refs/heads/main");
    expect(await readFile(join(out, "CNAME"), "utf8")).toBe("lumi.example");
    expect(existsSync(join(out, "apartments/lumi-2-9/index.html"))).toBe(true);
    expect(existsSync(join(out, "apartments/lumi-2-1"))).toBe(false);
    expect((await readdir(folder)).filter((name) => name.startsWith("."))).toEqual([]);
  });

  test("an unchanged site stays untouched; after a change only the files that differ are new", async () => {
    const folder = await houseFolder("twice");
    const out = join(folder, "website");
    expect((await siteOf(folder)).printed).toMatch(/ pages\)\.\n$/);
    const timeOf = async (path: string) => (await stat(join(out, path))).mtimeMs;
    const [home, picture, folderBefore] = [
      await timeOf("index.html"),
      await timeOf("project/front.webp"),
      await stat(out),
    ];
    expect((await siteOf(folder)).printed).toMatch(/ pages, unchanged\)\.\n$/);
    expect((await stat(out)).ino).toBe(folderBefore.ino);
    const file = join(folder, "project.json");
    await writeFile(file, (await readFile(file, "utf8")).replaceAll("lumi-2-1", "lumi-2-9"));
    expect((await siteOf(folder)).printed).toMatch(/ pages\)\.\n$/);
    // Written in seconds, it is rounded.
    expect(await timeOf("project/front.webp")).toBeCloseTo(picture, -1);
    expect(await timeOf("index.html")).toBeGreaterThanOrEqual(home);
    await writeFile(join(out, "index.html"), "changed by hand");
    expect((await siteOf(folder)).printed).toMatch(/ pages\)\.\n$/);
    expect(await readFile(join(out, "index.html"), "utf8")).toContain("Shtëpia te Lumi");
  });

  test("a site build killed while writing leaves the previous site, and the next build is complete", async () => {
    const folder = await houseFolder("killed");
    const out = join(folder, "website");
    await siteOf(folder);
    const before = await ownersTexts(out);
    const halves = async () => (await readdir(folder)).filter((name) => name.startsWith(".website-"));
    const child = kulla.start(["site", folder, "--origin", "https://other.example"]);
    await expect.poll(halves, { intervals: [10] }).toHaveLength(1);
    child.kill("SIGKILL");
    await once(child, "close");
    expect(await ownersTexts(out)).toEqual(before);
    expect(await halves()).toHaveLength(1);
    // One that was killed before it wrote its first file.
    await mkdir(join(folder, `.website-${child.pid}-0123456789ab.new`));
    expect((await siteOf(folder)).code).toBe(0);
    expect(await halves()).toEqual([]);
    expect([...(await ownersTexts(out)).keys()].toSorted()).toEqual([...before.keys()].toSorted());
  });

  test("a broken site.json is reported in sentences; its readable parts are shown", async () => {
    const folder = await houseFolder("broken");
    await writeFile(join(folder, "site.json"), '{\n"version": 1,\n"brand": }');
    const unreadable = await siteOf(folder);
    expect([unreadable.code, unreadable.printed]).toEqual([1, expect.stringMatching(/^site\.json is not valid JSON/)]);
    expect(existsSync(join(folder, "website"))).toBe(false);
    const { home } = developmentSite.pages;
    const sections = [{ kind: "balloon" }, { kind: "pictures", pictures: ["roof"] }, ...home.sections];
    const site = { ...developmentSite, domain: "not a domain", pages: { home: { ...home, sections } } };
    await writeFile(join(folder, "site.json"), JSON.stringify(site));
    const { code, printed } = await siteOf(folder);
    expect(code).toBe(0);
    expect(printed).toContain("Note: site.json: domain: ");
    expect(printed).toContain('must be a domain like "www.blloku.example", not "not a domain"');
    expect(printed).toContain("Note: site.json: pages.home.sections[0].kind: ");
    expect(printed).toContain('there is no picture "roof": the part of the page that shows it is left out');
    expect(await readFile(join(folder, "website/index.html"), "utf8")).toContain("Një lagje e tërë.");
  });

  test("a site needs its future address, at the root of a domain", async () => {
    const folder = await houseFolder("nowhere");
    const unsaid = await kulla.run(["site", folder]);
    expect([unsaid.code, unsaid.printed]).toEqual([1, expect.stringContaining("--origin https://your-domain")]);
    const below = await kulla.run(["site", folder, "--origin", "https://name.github.io/house"]);
    expect([below.code, below.printed]).toEqual([2, expect.stringContaining("a site below a path does not work")]);
    expect(await readdir(folder)).not.toContain("website");
    await writeFile(join(folder, "project.json"), "[]");
    const nothing = await siteOf(folder);
    expect([nothing.code, nothing.printed]).toEqual([1, expect.stringMatching(/^project\.json/)]);
  });
});
