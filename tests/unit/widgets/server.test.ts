import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { elements } from "../../../widgets/contract/elements.ts";
import { tags, type Tag } from "../../../widgets/contract/tags.ts";
import { renderContent, renderElement, type RenderOptions } from "../../../widgets/server.tsx";

const project: object = JSON.parse(readFileSync("public/project/project.json", "utf8"));
const places = { project, projectUrl: "/project/project.json", scriptBase: "/widgets/" };
const links = { tower: "/t/{tower}", floor: "/f/{tower}/{floor}", apartment: "/a/{apartment}" };

const screens: readonly (readonly [Tag, RenderOptions["attributes"]])[] = [
  ["kulla-building-picker", {}],
  ["kulla-building-picker", { tower: "k5" }],
  ["kulla-apartment-picker", { tower: "k6", floor: 4 }],
  ["kulla-apartment-picker", { apartment: "k5-07-05" }],
  ["kulla-floor-explorer", { tower: "k5", floor: 7 }],
  ["kulla-apartment-preview", { apartment: "k6-01-01", locale: "de" }],
  ["kulla-brochure", { locale: "en" }],
];

const sortable =
  'home, floor, bedrooms, area, outdoor, side, price, perM2, with "-" before it for the largest first, or leave it out';

describe("an element rendered on a server", () => {
  it.each(screens)(
    "%s %j: the same bytes again, no inline style or script, one tag with one root",
    (tag, attributes) => {
      const html = renderElement(tag, { ...places, attributes, links });
      expect(renderElement(tag, { ...places, attributes, links })).toBe(html);
      expect(html).not.toMatch(/<script|<style| style=| on\w+=/);
      expect(html).toMatch(new RegExp(`^<${tag}[ >].*<template shadowrootmode="open">.*</template></${tag}>$`, "s"));
      expect(html.length).toBeLessThan(60 * 1024);
    },
  );

  it("renders an apartment's description in the visitor's language, as plain text", () => {
    const described = structuredClone(project) as { floors: { apartments: { id: string; description?: object }[] }[] };
    const apartment = described.floors.flatMap(({ apartments }) => apartments).find(({ id }) => id === "k6-01-01");
    if (apartment) apartment.description = { sq: "Me pamje nga parku.", de: "Mit <b>Blick</b> auf den Park." };
    const html = (locale: string) =>
      renderElement("kulla-apartment-preview", {
        ...places,
        project: described,
        attributes: { apartment: "k6-01-01", locale },
      });
    expect(html("de")).toContain("Mit &lt;b&gt;Blick&lt;/b&gt; auf den Park.");
    expect(html("en")).toContain("Me pamje nga parku.");
  });

  it.each([
    ["sq", "Vizualizim", "Foto e asaj që është ndërtuar"],
    ["en", "Rendering", "Photo of what is built"],
    ["de", "Visualisierung", "Foto des Gebauten"],
  ] as const)(
    "says of each picture whether it is a rendering or a photo, if the owner states it (%s)",
    (locale, rendering, built) => {
      type File = {
        site: { picture: object; portrait?: object };
        towers: { picture?: object; portrait?: object }[];
        brochure: { pages: object[] };
      };
      const stated = structuredClone(project) as File;
      Object.assign(stated.site.picture, { truth: "rendering" });
      Object.assign(stated.site.portrait ?? {}, { truth: "asBuilt" });
      for (const tower of stated.towers) Object.assign(tower.picture ?? {}, { truth: "asBuilt" });
      Object.assign(stated.brochure.pages[0] ?? {}, { truth: "rendering" });
      const captions = (tag: Tag, file: object, attributes: RenderOptions["attributes"] = {}) =>
        [
          ...renderElement(tag, { ...places, project: file, attributes: { ...attributes, locale } }).matchAll(
            /class="picture-truth ?([^"]*)">([^<]*)</g,
          ),
        ].map(([, window, text]) => [window, text]);
      // A server does not know the window: its markup has both pictures, each with its own caption.
      expect(captions("kulla-building-picker", stated)).toEqual([
        ["in-wide", rendering],
        ["in-upright", built],
      ]);
      const { site: _, ...withoutSite } = stated;
      expect(captions("kulla-building-picker", withoutSite)).toEqual(stated.towers.map(() => ["", built]));
      expect(captions("kulla-brochure", stated)).toEqual([["", rendering]]);
      expect(captions("kulla-building-picker", project)).toEqual([]);
      expect(captions("kulla-brochure", project)).toEqual([]);
    },
  );

  const pageLinks = { ...links, site: "/", search: "/s", tour: "{url}", inquiry: "/ask?home={apartment}" };
  /** The buttons that remain act on the current screen: they step through lit regions, turn pictures, save, print, copy, filter. */
  const stepper = ["Një kat më poshtë", "Një kat më lart"];
  const apartmentButtons = [
    "Fotoja e mëparshme",
    "Fotoja tjetër",
    "Shfaq foton",
    "Printo",
    "Kopjo lidhjen",
    "Ruaj, Banesa",
  ];
  const filters = ["Filtrat", "Kërkimi"];
  const acting: readonly (readonly [Tag, RenderOptions["attributes"], readonly string[]])[] = [
    ["kulla-building-picker", {}, []],
    ["kulla-building-picker", { tower: "k5" }, stepper],
    ["kulla-apartment-picker", {}, []],
    ["kulla-apartment-picker", { tower: "k6" }, stepper],
    ["kulla-apartment-picker", { tower: "k6", floor: 4 }, ["Ruaj, Banesa"]],
    ["kulla-apartment-picker", { apartment: "k5-07-05" }, apartmentButtons],
    ["kulla-floor-explorer", { tower: "k5", floor: 7 }, ["Ruaj, Banesa"]],
    ["kulla-apartment-preview", { apartment: "k5-07-05" }, apartmentButtons],
    ["kulla-apartment-search", {}, filters],
    ["kulla-apartment-search", { view: "list" }, [...filters, "Në zbritje", "Ruaj, Banesa"]],
    ["kulla-apartment-search", { view: "cards" }, [...filters, "Në zbritje", "Ruaj, Banesa"]],
    ["kulla-brochure", {}, []],
  ];

  it.each(acting)(
    "%s %j: every region, row and button that leads to another screen is a link",
    (tag, attributes, left) => {
      const html = renderElement(tag, { ...places, attributes, links: pageLinks });
      const names = [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/gs)].map(
        ([, buttonAttributes = "", inside = ""]) =>
          / aria-label="([^"]*)"/.exec(buttonAttributes)?.[1] ?? inside.replaceAll(/<[^>]*>/g, ""),
      );
      const kinds = new Set(names.map((name) => name.replace(/ ?\d+.*$/, "")));
      expect([...kinds].toSorted()).toEqual(left.toSorted());
      expect(html).not.toContain('role="button"');
      for (const [region] of html.matchAll(/<\w+[^>]* data-region="[^>]*>/g)) expect(region).toMatch(/^<a .*href="\//);
      expect(html.match(/<a [^>]*href="/g)?.length).toBeGreaterThan(0);
    },
  );

  it("has a root for every tag of the contract", () => {
    const sheets = {
      "kulla-apartment-picker": "kulla",
      "kulla-building-picker": "kulla",
      "kulla-floor-explorer": "kulla-home",
      "kulla-apartment-preview": "kulla-home",
      "kulla-apartment-search": "kulla-search",
      "kulla-brochure": "kulla-brochure",
    };
    for (const tag of tags) {
      const sheet = sheets[tag];
      expect(renderContent(tag, places)).toContain(`<link rel="stylesheet" href="/widgets/${sheet}.css">`);
    }
    expect(tags.toSorted()).toEqual(Object.keys(elements).toSorted());
  });

  it("keeps text of data and attributes as text", () => {
    const naughty = `"><script>alert(1)</script><img src=x onerror=alert(1)>`;
    const hostile = JSON.parse(JSON.stringify(project).replaceAll("Kulla 5", JSON.stringify(naughty).slice(1, -1)));
    const html = renderElement("kulla-building-picker", {
      ...places,
      project: hostile,
      attributes: { tower: "k5", partner: naughty },
    });
    expect(html).not.toMatch(/<script|<img src=x/);
    expect(html).toContain("&lt;script&gt;");
  });

  it("reports what a browser's console would: a wrong locale, an unknown place, links that lead nowhere or are not valid JSON", () => {
    const messages: string[] = [];
    const warn = (sentence: string): void => void messages.push(sentence);
    renderElement("kulla-building-picker", {
      ...places,
      warn,
      attributes: { tower: "k99", locale: "fr" },
      links: { tower: "javascript:alert(1)" },
    });
    renderElement("kulla-building-picker", { ...places, warn, attributes: { links: "{" } });
    expect(messages.join("\n")).toMatch(
      /no locale "fr"[^]*leads nowhere: tower[^]*no tower[^]*links that are not valid JSON/,
    );
    expect(messages.every((sentence) => sentence.startsWith("<kulla-building-picker> "))).toBe(true);
  });

  it("writes no unknown attribute: a name cannot inject anything into the page, and each omission is reported", () => {
    const messages: string[] = [];
    const html = renderElement("kulla-building-picker", {
      ...places,
      warn: (sentence) => void messages.push(sentence),
      attributes: {
        'x"><img src=x onerror=alert(1)>': "1",
        onclick: "alert(1)",
        layout: "19",
        tower: "k5",
        class: "wide",
        "data-place": "top",
        "aria-label": "Towers",
      },
    });
    expect(html).not.toMatch(/<img src=x|onclick|layout=/);
    expect(html).toMatch(/^<kulla-building-picker tower="k5" class="wide" data-place="top" aria-label="Towers">/);
    expect(messages).toEqual([
      String.raw`<kulla-building-picker> has no attribute "x\"><img src=x onerror=alert(1)>": it is left out.`,
      '<kulla-building-picker> has no attribute "onclick": it is left out.',
      '<kulla-building-picker> has no attribute "layout": it is left out.',
    ]);
  });

  it("reports an unknown tag", () => {
    const render = (): string => renderElement("kulla-x" as Tag, places);
    expect(render).toThrow(/no tag "kulla-x"; there are kulla-apartment-picker/);
    expect(() => renderContent("constructor" as Tag, places)).toThrow('no tag "constructor"');
  });

  it.each<[Tag, Record<string, string>, string]>([
    ["kulla-floor-explorer", { texts: "{" }, "has texts that are not valid JSON."],
    ["kulla-floor-explorer", { texts: "[]" }, "has texts that are not an object of strings."],
    ["kulla-floor-explorer", { texts: '{"flor":"Storey"}' }, "has texts with unknown names: flor."],
    ["kulla-floor-explorer", { "heading-level": "9" }, 'has heading-level "9", which is not a number from 1 to 6.'],
    ["kulla-brochure", { page: "-1" }, 'has no page "-1": pages are counted from 0, the last is 123.'],
    ["kulla-brochure", { page: "abc" }, 'has no page "abc": pages are counted from 0, the last is 123.'],
    ["kulla-brochure", { page: "4.5" }, 'has no page "4.5": pages are counted from 0, the last is 123.'],
    ["kulla-brochure", { page: "124" }, 'has no page "124": pages are counted from 0, the last is 123.'],
    ["kulla-apartment-search", { sort: "--area" }, `has sort="--area", which is ignored: write one of ${sortable}.`],
    [
      "kulla-building-picker",
      { filter: "tower=k9" },
      "has a filter with tower=k9, which the project does not have: write one of k5, k6.",
    ],
    [
      "kulla-building-picker",
      { links: '{"flor":"/floors"}' },
      'has a link for "flor", which is not one of site, search, tower, floor, apartment, tour, inquiry.',
    ],
    ["kulla-building-picker", { availability: "http://[" }, 'has an address that is not a web address: "http://[".'],
    ["kulla-apartment-preview", { layout: "99" }, 'the project has no layout="99".'],
    ["kulla-apartment-preview", { layout: "19", tour: "vr-99" }, 'the project has no tour="vr-99".'],
  ])("reports for %s %j what a browser's console would, once", (tag, attributes, sentence) => {
    const messages: string[] = [];
    renderElement(tag, { ...places, attributes, warn: (failure) => void messages.push(failure) });
    expect(messages).toEqual([`<${tag}> ${sentence}`]);
  });

  describe("in a language that is not built in", () => {
    const own = {
      ...project,
      version: 2,
      locales: ["sr", "en"],
      texts: { sr: "texts.sr.json" },
      buildingWord: { sr: ["zgrada", "zgrade"] },
    };
    const texts = { homeList: "Spisak stanova", floor: "{floor}. sprat", towers: 7 };

    it("uses the project's first language instead of following the page, with the given texts", () => {
      const attributes = { tower: "k5", floor: 3, locale: "auto" };
      const html = renderElement("kulla-floor-explorer", { ...places, project: own, attributes, texts });
      expect(html).toContain('lang="sr"');
      expect(html).toContain("3. sprat");
      expect(html).toContain("Spisak stanova");
      expect(html).not.toContain("Kati 3");
      const german = { ...own, locales: ["de"] };
      expect(renderElement("kulla-floor-explorer", { ...places, project: german, attributes })).toContain('lang="de"');
      expect(renderElement("kulla-floor-explorer", { ...places, attributes })).toContain('lang="sq"');
    });

    it.each([undefined, [], null])("writes only the children, with a warning, if its texts are %j", (missing) => {
      const messages: string[] = [];
      const html = renderElement("kulla-building-picker", {
        ...places,
        project: own,
        attributes: { locale: "sr" },
        texts: missing ?? undefined,
        children: "<p>Zgrade</p>",
        warn: (sentence) => void messages.push(sentence),
      });
      expect(html).toBe('<kulla-building-picker locale="sr"><p>Zgrade</p></kulla-building-picker>');
      expect(messages).toEqual([
        expect.stringMatching(/^<kulla-building-picker> uses "sr", whose texts are missing: it is not rendered/),
      ]);
    });

    it("has a stamp that depends on its texts, so that markup with other texts is rendered again", () => {
      const render = (ownTexts: object) =>
        renderElement("kulla-building-picker", {
          ...places,
          project: own,
          attributes: { locale: "sr" },
          texts: ownTexts,
        });
      const stampOf = (html: string) => / data-stamp="([^"]+)"/.exec(html)?.[1];
      expect(stampOf(render(texts))).toBe(stampOf(render({ ...texts })));
      expect(stampOf(render(texts))).not.toBe(stampOf(render({ ...texts, retry: "Još jednom" })));
    });
  });

  it("has a stamp that does not depend on who is asked and how, so that a system may set these on published markup", () => {
    const stampWith = (more: object): string | undefined =>
      / data-stamp="([^"]+)"/.exec(
        renderElement("kulla-building-picker", { ...places, attributes: { tower: "k5", ...more } }),
      )?.[1];
    const sending = { partner: "agency", "inquiry-endpoint": "https://agency.example/inquiries", webmcp: "off" };
    expect(stampWith(sending)).toBe(stampWith({}));
    expect(stampWith({ hints: "off" })).not.toBe(stampWith({}));
  });

  it.each([null, "text", {}, { version: 1 }, []])("shows a sentence instead of a broken project (%j)", (broken) => {
    const html = renderElement("kulla-building-picker", { ...places, project: broken });
    expect(html).toMatch(/role="alert"|<output/);
  });

  it("renders a thousand apartments' pages from one project in one process without growing", () => {
    const render = (): number => {
      let bytes = 0;
      for (let apartment = 1; apartment <= 9; apartment += 1) {
        bytes += renderElement("kulla-apartment-preview", {
          ...places,
          attributes: { apartment: `k5-07-0${apartment}` },
        }).length;
      }
      return bytes;
    };
    const first = render();
    for (let round = 0; round < 110; round += 1) expect(render()).toBe(first);
  });
});
