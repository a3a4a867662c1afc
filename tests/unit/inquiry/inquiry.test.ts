import { expect, test } from "vitest";
import { inquiryParams } from "../../../src/inquiry/inquiry.ts";

const inquiry = {
  id: "0f",
  name: " Arta ",
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
};

test("the specification's five names are always sent, the others if known", () => {
  expect(inquiryParams(inquiry).params).toEqual({
    name: "Arta",
    phone: "+383",
    email: "a@b.c",
    floor: "3",
    image: "",
    id: "0f",
    apartment: "k5-03-07",
    apartments: "k5-03-07",
    page: "https://example.com/home",
  });
});

test("with the largest allowed picture the e-mail is 49,000 bytes", () => {
  const { params, imageCharacters } = inquiryParams({ ...inquiry, name: "Ë„“👩🏽‍🚀\u0000".repeat(20) });
  const full = JSON.stringify({ ...params, image: "x".repeat(imageCharacters) });
  expect(new TextEncoder().encode(full)).toHaveLength(49_000);
});

test("no field can displace the picture", () => {
  const long = "\u0001".repeat(90_000);
  expect(inquiryParams({ ...inquiry, partner: long, page: long }).imageCharacters).toBeGreaterThan(20_000);
});

test("control characters are never sent: a line break in a name, a partner or a floor label cannot start a header", () => {
  const { params } = inquiryParams({
    ...inquiry,
    name: "Arta\r\nBcc: all@example.com",
    partner: "agency\u0000\u202egnp",
    floor: "3\n4",
    consent: "1\ud83d",
  });
  expect(params).toMatchObject({
    name: "Arta Bcc: all@example.com",
    partner: "agency gnp",
    floor: "3 4",
    consent: "1",
  });
});

const visit = {
  at: "2026-11-28T10:00:00.000Z",
  landing: "https://example.com/sale",
  referrer: "l.facebook.com",
  values: { utm_source: "meta", gclid: "G-1" },
};

test("an e-mail contains the visitor's origin and the page's own fields; the first visit only if it was a different one", () => {
  const source = { campaign: { first: visit, last: visit }, ownFields: { listing: "A-17" } };
  const commonParams = { ...inquiryParams(inquiry).params, ownFields: "listing: A-17" };
  const last = {
    campaign: "utm_source: meta, gclid: G-1",
    landing: "https://example.com/sale",
    referrer: "l.facebook.com",
  };
  expect(inquiryParams({ ...inquiry, ...source }).params).toEqual({ ...commonParams, ...last });
  const first = { ...visit, at: "2026-11-20T10:00:00.000Z", referrer: "", values: { utm_source: "google" } };
  expect(inquiryParams({ ...inquiry, ...source, campaign: { first, last: visit } }).params).toEqual({
    ...commonParams,
    ...last,
    firstCampaign: "utm_source: google",
    firstLanding: "https://example.com/sale",
  });
});
