import { expect, test } from "vitest";
import { inquiryRules } from "../../../src/inquiry/inquiryFields.ts";
import { inquiryParams } from "../../../src/inquiry/inquiry.ts";
import { newFormDraft, openDraft } from "../../../src/inquiry/submission/draft.ts";
import { isEmail } from "../../../src/inquiry/submission/plainText.ts";
import { hostileStrings } from "../../support/hostileStrings.ts";

const about = {
  id: "0f",
  apartment: null,
  apartments: [],
  floor: "3",
  image: "",
  partner: null,
  page: "https://example.com/",
  consent: null,
  campaign: null,
  ownFields: {},
};

test("five hundred naughty strings in every field: the inquiry contains them as text, within the provider's limit", () => {
  const words = hostileStrings(500);
  expect(new Set(words).size).toBeGreaterThan(400);
  for (const word of words) {
    const { params, imageCharacters } = inquiryParams({
      ...about,
      name: word,
      phone: word,
      email: word,
      partner: word,
    });
    const reported = params["name"] ?? "";
    expect([params["phone"], params["email"], params["partner"] ?? ""]).toEqual([reported, reported, reported]);
    // Only invisible characters are removed, and only spaces are inserted.
    expect(reported.length).toBeLessThanOrEqual(2000);
    const seen = (text: string) => text.replace(/[\s\p{Cc}\p{Cs}\u202e]+/gu, "");
    expect(seen(word).startsWith(seen(reported))).toBe(true);
    expect(reported).not.toMatch(/[\p{Cc}\p{Cs}\u202e]/u);
    if (word.length < 2000) expect(seen(reported)).toBe(seen(word));
    expect(Object.keys(params).every((key) => /^[a-z]+$/.test(key))).toBe(true);
    expect(imageCharacters).toBeGreaterThan(0);
    const full = JSON.stringify({ ...params, image: "x".repeat(imageCharacters) });
    expect(new TextEncoder().encode(full).length).toBe(49_000);
  }
});

test("five hundred naughty strings: nothing typed is lost, and only valid e-mail addresses are accepted", () => {
  const stored = new Map<string, string>();
  const storage = () =>
    ({
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    }) as unknown as Storage;
  const draft = openDraft("naughty", inquiryRules.fieldNames, storage);
  for (const word of hostileStrings(500)) {
    const fields = { name: word, phone: word, email: `${word}@example.com` };
    const filled = { ...newFormDraft(inquiryRules.fieldNames), fields };
    draft.write(filled);
    expect(draft.read()).toEqual(filled);
    const isPlain = /^[\w.!#$%&'*+/=?^`{|}~-]+$/.test(word.trimStart());
    expect(isEmail(fields.email)).toBe(isPlain);
  }
});
