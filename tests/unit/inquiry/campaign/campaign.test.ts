import { expect, test } from "vitest";
import {
  joined,
  parseCampaign,
  readNames,
  readVisit,
  valuesInWords,
  withVisit,
  type Visit,
} from "../../../../src/inquiry/campaign/campaign.ts";

const now = new Date("2026-11-28T10:00:00.000Z");
const visitOf = (href: string, referrer = "", names: readonly string[] = []) =>
  readVisit({ href, referrer }, names, now);
const visit = (landing: string, day = 28): Visit => ({
  at: `2026-11-${day}T10:00:00.000Z`,
  landing,
  referrer: "",
  values: { utm_source: "meta" },
});

test("a visit consists of the campaign in the address, the page without its query, and the referrer's host; nothing else", () => {
  const address =
    "https://agency.example/homes?utm_source=meta&utm_medium=paid&gclid=G-1&fbclid=F-1&email=a%40b.c&ref=7#top";
  expect(visitOf(address, "https://l.facebook.com/l.php?u=secret")).toEqual({
    visit: {
      at: now.toISOString(),
      landing: "https://agency.example/homes",
      referrer: "l.facebook.com",
      values: { utm_source: "meta", utm_medium: "paid", gclid: "G-1", fbclid: "F-1" },
    },
    problems: [],
  });
});

test("a page's own parameter names are read if it lists them", () => {
  const { names } = readNames("ref, agent.id");
  expect(names).toEqual(["ref", "agent.id"]);
  expect(visitOf("https://a.example/?ref=7&agent.id=mona&other=1", "", names).visit?.values).toEqual({
    ref: "7",
    "agent.id": "mona",
  });
});

test("impossible names are ignored, and reported in a sentence", () => {
  expect(readNames("ref <b> __proto__")).toEqual({
    names: ["ref"],
    problems: [
      'has campaign-params with a name that is invalid: "<b>"',
      'has campaign-params with a name that is invalid: "__proto__"',
    ],
  });
});

test("moving between pages of one site is not a new visit, nor is a typed address", () => {
  expect(visitOf("https://a.example/homes", "https://a.example/").visit).toBeUndefined();
  expect(visitOf("https://a.example/homes?page=2").visit).toBeUndefined();
  expect(visitOf("https://a.example/homes", "https://www.google.com/").visit?.referrer).toBe("www.google.com");
});

test("a value with markup, or a too long one, is dropped entirely and reported; control characters are removed", () => {
  const long = "x".repeat(301);
  const { visit: read, problems } = visitOf(
    `https://a.example/?utm_source=%3Cimg%20src%3Dx%3E&utm_campaign=${long}&utm_term=a%0D%0ABcc%3A%20b&utm_medium=`,
  );
  expect(read?.values).toEqual({ utm_term: "a Bcc: b" });
  expect(problems).toEqual([
    'has a value in its campaign that is left out: "utm_source" contains "<" or ">"',
    'has a value in its campaign that is left out: "utm_campaign" is longer than 300 characters',
  ]);
});

test("no address makes an inquiry too large to be accepted", () => {
  const names = Array.from({ length: 60 }, (_, index) => `own${index}`);
  const query = names.map((name) => `${name}=${"ë".repeat(290)}`).join("&");
  const { visit: read, problems } = visitOf(`https://a.example/?${query}`, "", names);
  expect(JSON.stringify(read).length).toBeLessThan(2500);
  expect(problems).toEqual(["has more than 15 values, or 1500 characters, in its campaign: the others are left out"]);
});

test("the first visit stays the first, the last one changes, and two reads on one page count as one visit", () => {
  const first = withVisit(undefined, visit("https://a.example/"));
  expect(first).toEqual({ first: visit("https://a.example/"), last: visit("https://a.example/") });
  expect(withVisit(first, { ...visit("https://a.example/"), at: "2026-11-28T10:05:00.000Z" })).toBe(first);
  const second = withVisit(first, visit("https://a.example/sale"));
  expect(second?.first.landing).toBe("https://a.example/");
  expect(second?.last.landing).toBe("https://a.example/sale");
  expect(withVisit(second, undefined)).toBe(second);
});

test("the stored visit of an earlier day stays the first one, and this session's becomes the last", () => {
  const earlier = { first: visit("https://a.example/one", 12), last: visit("https://a.example/two", 13) };
  const today = { first: visit("https://a.example/three"), last: visit("https://a.example/three") };
  expect(joined(earlier, today)).toEqual({ first: earlier.first, last: today.last });
  expect(joined(earlier, undefined)).toBe(earlier);
  expect(joined(undefined, today)).toBe(today);
});

test("a stored campaign is restored unchanged; an edited one, or one older than 90 days, is not", () => {
  const campaign = { first: visit("https://a.example/", 11), last: visit("https://a.example/sale") };
  expect(parseCampaign(JSON.stringify(campaign), now)).toEqual(campaign);
  expect(parseCampaign(JSON.stringify(campaign), new Date("2027-02-20T00:00:00Z"))).toEqual({
    first: campaign.last,
    last: campaign.last,
  });
  expect(parseCampaign(JSON.stringify(campaign), new Date("2027-06-01T00:00:00Z"))).toBeUndefined();
  for (const text of [null, "", "{", "7", "null", '{"first":{}}']) expect(parseCampaign(text, now)).toBeUndefined();
  const spoiled = { ...campaign.last, landing: "javascript:alert(1)" };
  expect(parseCampaign(JSON.stringify({ first: spoiled, last: spoiled }), now)).toBeUndefined();
  const marked = { ...campaign.last, referrer: "<b>", values: { utm_source: "<b>", x: 7 } };
  expect(parseCampaign(JSON.stringify({ first: marked, last: marked }), now)?.last).toMatchObject({
    referrer: "",
    values: {},
  });
});

test("in an e-mail a visit takes one line", () => {
  expect(valuesInWords({ utm_source: "meta", gclid: "G-1" })).toBe("utm_source: meta, gclid: G-1");
});
