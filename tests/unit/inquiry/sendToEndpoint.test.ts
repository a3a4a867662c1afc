import { expect, test } from "vitest";
import { endpointContent, isEndpoint } from "../../../src/inquiry/sendToEndpoint.ts";

const inquiry = {
  id: "0f",
  name: " Arta\r\nBcc: all@example.com ",
  phone: "+383",
  email: "a@b.c",
  apartment: "k5-03-07",
  apartments: ["k5-03-07"],
  floor: "3",
  image: "https://example.com/1.jpg",
  partner: null,
  page: "https://example.com/home",
  consent: null,
  campaign: null,
  ownFields: {},
  locale: "de",
  sentAt: "2026-11-20T10:00:00.000Z",
};

test("an inquiry as JSON has exactly the contract's fields, null for a missing value", () => {
  expect(endpointContent(inquiry)).toEqual({
    id: "0f",
    apartments: ["k5-03-07"],
    name: "Arta Bcc: all@example.com",
    phone: "+383",
    email: "a@b.c",
    floor: "3",
    partner: null,
    page: "https://example.com/home",
    locale: "de",
    consent: null,
    sentAt: "2026-11-20T10:00:00.000Z",
  });
});

test("for a layout, which is not an apartment, the list of apartments is empty; partner and consent are sent if present", () => {
  const content = endpointContent({
    ...inquiry,
    apartment: null,
    apartments: [],
    partner: "agency",
    consent: "2026-11",
  });
  expect(content).toMatchObject({ apartments: [], partner: "agency", consent: "2026-11" });
});

test("campaign and own fields are sent if there are any", () => {
  const visit = {
    at: "2026-11-28T10:00:00.000Z",
    landing: "https://a.example/",
    referrer: "",
    values: { gclid: "G-1" },
  };
  const source = { campaign: { first: visit, last: visit }, ownFields: { listing: "A-17" } };
  expect(endpointContent({ ...inquiry, ...source })).toMatchObject(source);
});

const page = "http://partner.example";

test.each([
  "https://crm.example/inquiries",
  "https://crm.example:8443/a?key=1",
  "http://localhost:4000/inquiries",
  "http://127.0.0.1/inquiries",
  "http://partner.example/inquiries",
])("a visitor's input may be sent to %s", (address) => {
  expect(isEndpoint(address, page)).toBe(true);
});

test("even from a document without an origin of its own, inside another page", () => {
  expect(isEndpoint("https://crm.example/inquiries", "null")).toBe(true);
  expect(isEndpoint("http://localhost:4000/inquiries", "null")).toBe(true);
  expect(isEndpoint("http://crm.example/inquiries", "null")).toBe(false);
  expect(isEndpoint("/inquiries", "null")).toBe(false);
});

test.each([
  "http://crm.example/inquiries",
  "http://localhost.evil.example/",
  "http://127.0.0.1.evil.example/",
  "http://partner.example:81/inquiries",
  "https://user:word@crm.example/",
  "ftp://crm.example/",
  "javascript:alert(1)",
  "data:text/plain,OK",
  "https://",
])("a visitor's input is never sent to %s", (address) => {
  expect(isEndpoint(address, page)).toBe(false);
});
