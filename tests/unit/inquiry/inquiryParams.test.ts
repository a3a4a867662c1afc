import { expect, test } from "vitest";
import { inquiryParams } from "../../../src/inquiry/inquiryParams.ts";

const letter = {
  name: " Arta ",
  phone: "+383",
  email: "a@b.c",
  apartment: "k5-03-07",
  floor: "3",
  image: "https://example.com/1.jpg",
  partner: null,
  page: "https://example.com/home",
  consent: null,
};

test("the five names of the specification go always, the rest where known", () => {
  expect(inquiryParams(letter).params).toEqual({
    name: "Arta",
    phone: "+383",
    email: "a@b.c",
    floor: "3",
    image: "",
    apartment: "k5-03-07",
    page: "https://example.com/home",
  });
});

test("with the longest picture that is allowed the whole is 49,000 bytes", () => {
  const { params, imageCharacters } = inquiryParams({ ...letter, name: "Ë„“👩🏽‍🚀\u0000".repeat(20) });
  const whole = JSON.stringify({ ...params, image: "x".repeat(imageCharacters) });
  expect(new TextEncoder().encode(whole)).toHaveLength(49_000);
});

test("no field can push the picture out", () => {
  const long = "\u0001".repeat(90_000);
  expect(inquiryParams({ ...letter, partner: long, page: long }).imageCharacters).toBeGreaterThan(20_000);
});
