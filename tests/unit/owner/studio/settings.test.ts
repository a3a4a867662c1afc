import { describe, expect, it } from "vitest";
import { problemsOf } from "../../../../owner/studio/draft/checks/problemsOf.ts";
import { newDraft } from "../../../../owner/studio/draft/draft.ts";
import {
  addLink,
  removeLink,
  setContact,
  setInquiry,
  setLink,
  setPrivacy,
} from "../../../../owner/studio/draft/edit/contact.ts";
import {
  readDegrees,
  removePlace,
  setColour,
  setPlace,
  setPlaceField,
} from "../../../../owner/studio/draft/edit/facts.ts";
import { setSetting } from "../../../../owner/studio/draft/edit/fields.ts";
import { setCampaignNames, wrongCampaignName } from "../../../../owner/studio/draft/settings/campaignNames.ts";
import {
  addLocale,
  localesOf,
  moveLocale,
  removeLocale,
  setBuildingWord,
  setWord,
  setOwnTexts,
} from "../../../../owner/studio/draft/edit/languages.ts";
import { textsFiles } from "../../../../owner/studio/draft/file/ownTexts.ts";
import { readDraft, writeDraft } from "../../../../owner/studio/draft/file/readDraft.ts";
import { toPreview } from "../../../../owner/studio/draft/file/toPreview.ts";
import { toProject } from "../../../../owner/studio/draft/file/toProject.ts";
import {
  colourNames,
  colourRule,
  contrastsOf,
  nearestReadable,
  ratioText,
  readHex,
  shownColour,
} from "../../../../owner/studio/draft/settings/colours.ts";
import { messageTarget } from "../../../../owner/studio/draft/settings/messageTarget.ts";
import {
  placesApart,
  readWordsFile,
  textsAttribute,
  wordsFile,
} from "../../../../owner/studio/draft/settings/ownTexts.ts";
import { addressProblem } from "../../../../owner/studio/draft/settings/safeAddress.ts";
import { variables } from "../../../../widgets/contract/style.ts";

const draft = newDraft("Blloku");
const codes = (changed: typeof draft) => problemsOf(changed).map(({ code, at }) => `${code} ${at.join(".")}`);

describe("a draft's contact and mail settings", () => {
  it("lose a field that is emptied, and are the same draft if nothing changes", () => {
    const reached = setContact(draft, "email", "a@b.example");
    expect(reached.project.contact).toEqual({ email: "a@b.example" });
    expect(setContact(reached, "email", "a@b.example")).toBe(reached);
    expect(setContact(reached, "email", "").project.contact).toEqual({});
    expect(setInquiry(setInquiry(draft, "service", "s"), "service", "").project).toEqual(draft.project);
    expect(setPrivacy(setPrivacy(draft, "version", "2"), "version", "").project).toEqual(draft.project);
    expect(draft.project.contact).toEqual({});
  });

  it("have the names of the owner's own campaigns, each once; without any there is no list", () => {
    const named = setCampaignNames(draft, " ref, agent ref");
    expect(named.project.inquiry?.campaignParams).toEqual(["ref", "agent"]);
    expect(setCampaignNames(named, "ref agent")).toBe(named);
    expect(setCampaignNames(named, " ").project).toEqual(draft.project);
    expect(wrongCampaignName("ref agent_1 utm.own")).toBeUndefined();
    expect(wrongCampaignName("ref ?agent=drita")).toBe("?agent=drita");
  });

  it("have links in order; without the last one there is no list", () => {
    const [one, two] = [
      { name: "One", url: "https://a.example/" },
      { name: "Two", url: "https://b.example/" },
    ];
    const both = addLink(addLink(draft, one), two);
    expect(setLink(both, 1, { ...two, name: "2" }).project.contact?.links).toEqual([one, { ...two, name: "2" }]);
    expect(setLink(both, 1, { ...two })).toBe(both);
    expect(removeLink(both, 0).project.contact?.links).toEqual([two]);
    expect(removeLink(removeLink(both, 0), 0).project.contact).toEqual({});
  });

  it("lead to https only, and to http on this very computer for trying things out", () => {
    expect(addressProblem("https://a.example/x")).toBeUndefined();
    expect(addressProblem("http://127.0.0.1:4174", true)).toBeUndefined();
    expect(addressProblem("http://127.0.0.1:4174")).toBe("notSecure");
    for (const address of [
      "http://a.example/",
      "http://localhost:1/",
      "http://127.0.0.1.evil.example/",
      "javascript:alert(1)",
      "ftp://a.example",
    ])
      expect(addressProblem(address, true), address).toBe("notSecure");
    expect(addressProblem("https://me:secret@a.example/", true)).toBe("hasPassword");
    for (const address of ["a.example", "https://", "https://a b.example"])
      expect(addressProblem(address)).toBe("notAddress");
  });

  it("say where a message goes, or what is missing; the owner's endpoint takes precedence over the service", () => {
    expect(messageTarget({})).toEqual({ failure: "nothing" });
    expect(messageTarget({ publicKey: "k", template: "t" })).toEqual({ failure: "service" });
    const service = { publicKey: "k", service: "s", template: "t" };
    expect(messageTarget(service)).toEqual({
      kind: "mail",
      url: "https://api.emailjs.com/api/v1.0/email/send",
      settings: service,
    });
    expect(messageTarget({ ...service, origin: "http://127.0.0.1:4174/" })).toMatchObject({
      url: "http://127.0.0.1:4174/api/v1.0/email/send",
    });
    expect(messageTarget({ ...service, origin: "http://mail.example" })).toEqual({ failure: "notSecure" });
    expect(messageTarget({ ...service, endpoint: "https://a.example/in" })).toMatchObject({ kind: "endpoint" });
    expect(messageTarget({ ...service, endpoint: "/in" })).toEqual({ failure: "notAddress" });
  });

  it("are reported if an address is unusable; one on the owner's own site is usable", () => {
    const wrong = addLink(setInquiry(draft, "endpoint", "http://a.example/in"), { name: "", url: "http://b.example" });
    expect(codes(wrong)).toEqual(
      expect.arrayContaining(["addressUnsafe contact.links.0.url", "addressUnsafe inquiry.endpoint"]),
    );
    const fine = addLink(setInquiry(draft, "endpoint", "/in"), { name: "", url: "about.html" });
    expect(codes(fine).filter((code) => code.startsWith("addressUnsafe"))).toEqual([]);
  });
});

describe("a colour that is hard to read", () => {
  it("has a nearest readable one, on light and on dark pages, and on pressed buttons", () => {
    for (const [name, theme, typed] of [
      ["accent", "light", "#e8d44d"],
      ["accent", "dark", "#0a3020"],
      ["ink", "light", "#9aa0a6"],
      ["on-accent", "light", "#077047"],
    ] as const) {
      const own = { [name]: { [theme]: typed } };
      const ratio = (colours: object) =>
        contrastsOf(colours).find((each) => each.name === name && each.theme === theme)?.ratio ?? 0;
      const near = nearestReadable(own, { name, theme }) ?? "";
      expect(ratio(own), name).toBeLessThan(4.5);
      expect(ratio({ [name]: { [theme]: near } }), near).toBeGreaterThanOrEqual(4.5);
      // No further than necessary.
      expect(ratio({ [name]: { [theme]: near } }), near).toBeLessThan(5);
    }
  });
});

describe("a draft's languages", () => {
  it("are added, moved and removed; the last one stays", () => {
    const first = moveLocale(draft, "de", -2);
    expect(localesOf(first)).toEqual(["de", "sq", "en"]);
    expect(moveLocale(first, "de", -1)).toBe(first);
    const alone = removeLocale(removeLocale(first, "sq"), "en");
    expect(localesOf(alone)).toEqual(["de"]);
    expect(removeLocale(alone, "de")).toBe(alone);
    expect(addLocale(alone, "de")).toBe(alone);
    for (const tag of ["", "s", "../sr", "sr/x", "deutsch"]) expect(addLocale(alone, tag)).toBe(alone);
  });

  it("that the elements do not speak are published with their own texts file, even without any text yet", () => {
    const added = addLocale(draft, "sr");
    expect(toProject(added)).toMatchObject({ locales: ["sq", "en", "de", "sr"], texts: { sr: "texts.sr.json" } });
    const spoken = setWord(setWord(added, "sr", ["towers", "Zgrade"]), "sr", ["failure.offline", "Nema veze"]);
    expect(textsFiles(spoken)).toEqual([
      { locale: "sr", name: "texts.sr.json", texts: { towers: "Zgrade", failure: { offline: "Nema veze" } } },
    ]);
    expect(toPreview(spoken).texts).toEqual({ sr: "texts.json?locale=sr" });
    expect(textsFiles(setWord(setWord(spoken, "sr", ["towers", ""]), "sr", ["failure.offline", ""]))).toMatchObject([
      { texts: {} },
    ]);
    expect(toProject(removeLocale(spoken, "sr")).texts).toBeUndefined();
    expect(toProject(setWord(draft, "sq", ["towers", "Blloqet"]))).toBe(draft.project);
  });

  it("with words in a file of the project keep it until the words are imported into the draft", () => {
    const named = { ...draft, project: { ...draft.project, locales: ["sr"], texts: { sr: "sr.json" } } };
    expect(toProject(named).texts).toEqual({ sr: "sr.json" });
    const words = readWordsFile({ towers: "Zgrade", failure: { offline: "Nema veze" }, broken: 7 });
    expect(words).toEqual({ towers: "Zgrade", "failure.offline": "Nema veze" });
    const withTexts = setOwnTexts(named, "sr", words ?? {});
    expect(withTexts.project.texts).toBeUndefined();
    expect(toProject(withTexts).texts).toEqual({ sr: "texts.sr.json" });
    expect(readWordsFile(["towers"])).toBeUndefined();
  });

  it("have the project's word for its buildings, singular and plural", () => {
    const withoutWord = ["sq", "en", "de"].reduce((each, locale) => setBuildingWord(each, locale, ["", ""]), draft);
    expect(withoutWord.project.buildingWord).toBeUndefined();
    const one = setBuildingWord(withoutWord, "sq", ["bllok", ""]);
    expect(one.project.buildingWord).toEqual({ sq: ["bllok"] });
    const both = setBuildingWord(one, "sq", ["bllok", "blloqet"]);
    expect(both.project.buildingWord).toEqual({ sq: ["bllok", "blloqet"] });
    expect(setBuildingWord(both, "sq", ["bllok", "blloqet"])).toBe(both);
    expect(setBuildingWord(both, "sq", ["", ""]).project).toEqual(withoutWord.project);
  });

  it("call the buildings of a new project buildings in every language, until the owner chooses another word", () => {
    expect(toProject(newDraft("Shtëpia te Lumi")).buildingWord).toEqual({
      sq: ["ndërtesa", "ndërtesat"],
      en: ["building", "buildings"],
      de: ["Gebäude", "Gebäude"],
    });
  });

  it("report texts that lose a placeholder, or name an unknown one", () => {
    expect(placesApart("{n} nga {m}", "{n} prej {x}")).toEqual({ missing: ["{m}"], unknown: ["{x}"] });
    expect(placesApart("Banesat", "Apartamentet")).toEqual({ missing: [], unknown: [] });
  });

  it("are inserted into a page as an attribute that no word can end", () => {
    const words = { towers: `It's "<b>" & more` };
    const attribute = textsAttribute(words);
    expect(attribute.slice("texts='".length, -1)).not.toMatch(/'|&(?!amp;|#39;)/);
    const read = attribute.slice("texts='".length, -1).replaceAll("&#39;", "'").replaceAll("&amp;", "&");
    expect(JSON.parse(read)).toEqual(wordsFile(words));
  });
});

describe("a draft's colours", () => {
  it("are those that the elements have variables for", () => {
    for (const name of colourNames) expect(Object.keys(variables)).toContain(name);
  });

  it("are accepted as hex only; anything else changes nothing, and an empty field restores the elements' own colour", () => {
    expect(["#0a7", "00AA77", " #00aa77 "].map(readHex)).toEqual(["#00aa77", "#00aa77", "#00aa77"]);
    for (const text of ["red", "#12", "#12345", "url(x)", "#ggg"]) expect(readHex(text)).toBeUndefined();
    const green = setColour(draft, "accent", ["light", "#0A7"]);
    expect(green.settings.colours).toEqual({ accent: { light: "#00aa77" } });
    expect(setColour(green, "accent", ["light", "nonsense"])).toBe(green);
    expect(setColour(green, "accent", ["light", ""]).settings).toEqual({});
  });

  it("are all readable by default", () => {
    for (const { name, theme, ratio } of contrastsOf({})) expect(ratio, `${name} ${theme}`).toBeGreaterThanOrEqual(4.5);
    const of = (name: string) => contrastsOf({}).find((each) => each.name === name && each.theme === "light");
    expect(of("accent")?.ratio).toBeCloseTo(5.54, 2);
    expect(of("on-accent")?.ratio).toBeCloseTo(6.14, 2);
  });

  it("below 4.5:1 are reported, and never changed; a ratio is not rounded up to the limit", () => {
    const pale = setColour(draft, "accent", ["light", "#e8d44d"]);
    expect(codes(pale)).toContain("contrastLow colours.accent.light");
    expect(codes(pale)).not.toContain("contrastLow colours.on-accent.light");
    expect(colourRule(pale.settings.colours ?? {})).toContain("--kulla-accent: light-dark(#e8d44d, #3be08f);");
    expect(codes(setColour(draft, "on-accent", ["light", "#077047"]))).toContain("contrastLow colours.on-accent.light");
    expect(ratioText(4.49)).toBe("4.4:1");
    // Quieter text is mixed from text and background, as in the elements.
    const grey = setColour(draft, "ink", ["light", "#777777"]);
    const quiet = contrastsOf(grey.settings.colours ?? {}).find(
      ({ name, theme }) => name === "ink-2" && theme === "light",
    );
    expect(quiet?.ratio).toBeLessThan(3);
  });

  it("that are not chosen are shown as the elements mix them", () => {
    const yellow = setColour(draft, "accent", ["light", "#e8d44d"]).settings.colours ?? {};
    expect(shownColour({}, "on-accent", "light")).toBe("#ffffff");
    expect(shownColour(yellow, "on-accent", "light")).toBe("#000000");
    expect(shownColour(yellow, "highlight", "light")).toBeUndefined();
    expect(shownColour({ ink: { light: "#000000" }, paper: { light: "#ffffff" } }, "ink-2", "light")).toBe("#525252");
  });

  it("are one rule for the page, with one value if light and dark are the same", () => {
    const both = setColour(setColour(draft, "paper", ["light", "#fff"]), "paper", ["dark", "#fff"]);
    expect(colourRule(both.settings.colours ?? {})).toBe(":root {\n  --kulla-paper: #ffffff;\n}\n");
    expect(colourRule({})).toBe("");
  });
});

describe("a draft's facts", () => {
  it("have a location with both coordinates, as maps show them; buildings and clocks stay with it", () => {
    expect([readDegrees("42,66", 90), readDegrees("-21.5°", 180), readDegrees("91", 90), readDegrees("x", 90)]).toEqual(
      [42.66, -21.5, undefined, undefined],
    );
    const placed = setPlaceField(setPlace(draft, { lat: 42.66, lon: 21.16 }), "timeZone", "Europe/Belgrade");
    expect(setPlace(placed, { lat: 1, lon: 2 }).project.place).toEqual({ lat: 1, lon: 2, timeZone: "Europe/Belgrade" });
    expect(setPlace(placed, { lat: 42.66, lon: 21.16 })).toBe(placed);
    expect(setPlaceField(draft, "timeZone", "Europe/Belgrade")).toBe(draft);
    expect(removePlace(placed).project).toEqual(draft.project);
  });

  it("stay in the draft's file, and broken ones are left out of it", () => {
    const set = setSetting(
      setWord(setColour(draft, "ink", ["dark", "#fff"]), "sq", ["towers", "Blloqet"]),
      "uploadCommand",
      "x",
    );
    const read = readDraft(writeDraft(set));
    expect(read.ok && read.draft).toEqual(set);
    const broken = {
      ...set,
      settings: { colours: { ink: { dark: "red;}" }, what: 1 }, words: { "../x": {}, sq: { a: 1, b: "B" } } },
    };
    const corrected = readDraft(JSON.stringify(broken));
    expect(corrected.ok && corrected.draft.settings).toEqual({ colours: {}, words: { sq: { b: "B" } } });
  });
});
