import { expect, test } from "vitest";
import { attributeRows } from "../../../widgets/contract/rows.ts";
import { readEmbedAddress } from "../../../widgets/embedAddress.ts";
import { passedEvents, readFrameMessage } from "../../../widgets/frameMessage.ts";

test("only heights, public events and the greeting are messages; everything else a page receives is not", () => {
  const height = { kulla: 1, type: "height", height: 640 };
  const event = { kulla: 1, type: "event", name: "floorselect", detail: { floor: 3 } };
  expect(readFrameMessage({ ...height, more: "x" })).toEqual(height);
  expect(readFrameMessage(event)).toEqual(event);
  expect(readFrameMessage({ kulla: 1, type: "hello" })).toEqual({ kulla: 1, type: "hello" });
  const wrong: unknown[] = [
    undefined,
    null,
    "height",
    [],
    { type: "height", height: 640 },
    { ...height, kulla: "1" },
    { ...height, height: "640" },
    { ...height, height: Number.NaN },
    { ...height, height: -1 },
    { ...height, height: 1e9 },
    { ...event, name: "click" },
    { ...event, name: "inquirysubmit" },
    { ...event, detail: null },
    { ...event, detail: "x" },
  ];
  for (const data of wrong) expect(readFrameMessage(data)).toBeUndefined();
});

test("a visitor's input cannot leave the frame", () => {
  expect(passedEvents).not.toContain("inquirysubmit");
});

test("an address names the element, its attributes, its colours and who may receive its events", () => {
  const search =
    "?widget=floor-explorer&tower=k5&floor=3&partner=a&accent=%23123456&origin=https://partner.example/page";
  expect(readEmbedAddress(search, "https://other.example/", true)).toEqual({
    tag: "kulla-floor-explorer",
    attributes: { tower: "k5", floor: "3", partner: "a" },
    colours: { accent: "#123456" },
    origin: "https://partner.example",
  });
  expect(readEmbedAddress("?widget=kulla-brochure&page=4", "https://other.example/x", true)).toEqual({
    tag: "kulla-brochure",
    attributes: { page: "4" },
    colours: {},
    origin: "https://other.example",
  });
});

const query = new URLSearchParams(attributeRows.map(({ name }) => [name, "1"]));
const setBy = (isFramed: boolean) => Object.keys(readEmbedAddress(`?${query}`, "", isFramed).attributes).toSorted();

test("in a frame an address may set these attributes and no others: each new one needs a decision", () => {
  expect(setBy(true)).toEqual(
    [
      [
        "apartment",
        "campaign-consent",
        "campaign-params",
        "deep-link",
        "filter",
        "floor",
        "floor-label",
        "heading-level",
        "hints",
        "layout",
        "link",
      ],
      ["locale", "page", "partner", "sort", "theme", "tour", "tower", "view", "webmcp"],
    ].flat(),
  );
});

test("opened on its own it accepts start, language and theme: texts from the address are not shown", () => {
  expect(setBy(false)).toEqual(["apartment", "floor", "locale", "theme", "tower"]);
  const { colours, attributes } = readEmbedAddress("?accent=red&tower=k5", "", false);
  expect([colours, attributes]).toEqual([{}, { tower: "k5" }]);
});

test("an address can neither load another project nor send inquiries elsewhere, nor name a foreign element", () => {
  const search =
    "?widget=script&project=https://x.example/p.json&email-origin=https://x.example&email-public-key=k&consent-url=https://x.example" +
    "&texts=%7B%22phone%22%3A%22Credit%20card%22%7D&onclick=a()&style=a";
  expect(readEmbedAddress(search, "", true)).toEqual({
    tag: "kulla-apartment-picker",
    attributes: {},
    colours: {},
    origin: undefined,
  });
  expect(readEmbedAddress("?origin=javascript:alert(1)", "", true).origin).toBeUndefined();
});
