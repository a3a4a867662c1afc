import { expect, test } from "vitest";
import { inquiryRules } from "../../../src/inquiry/inquiryFields.ts";
import { inquiryParams } from "../../../src/inquiry/inquiryLetter.ts";
import { newDraft, openDraft } from "../../../src/letters/draft.ts";
import { isEmail } from "../../../src/letters/plainText.ts";

/** Pieces that have broken forms: markup, quotes, templates, other scripts' letters, what cannot be seen, what is too long. */
const pieces = [
  [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "{{constructor}}",
    "${7*7}",
    "'; DROP TABLE--",
    "\\",
    '"',
    "'",
  ],
  [
    "\u0000",
    "\u0008",
    "\u200b",
    "\u202e",
    "\ufeff",
    "\ud83d",
    "\udc00",
    "👩🏽‍🚀",
    "🇽🇰",
    "e\u0308",
    "ËÇëç„“’",
    "ﷺ",
    "中文",
    "עברית",
  ],
  [
    "javascript:alert(1)",
    "data:text/html,x",
    "\r\nBcc: all@example.com",
    "%00",
    "../../etc/passwd",
    "null",
    "undefined",
    "NaN",
  ],
  [
    "__proto__",
    "constructor",
    "toString",
    "-1",
    "1e999",
    "true",
    " ",
    "\t",
    "\n",
    "x".repeat(5000),
    "Ë".repeat(3000),
    "",
  ],
].flat();

/** Always the same five hundred (mulberry32). */
function naughtyWords(count: number): string[] {
  let seed = 20_261_121;
  const random = (): number => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const piece = (): string => pieces[Math.floor(random() * pieces.length)] ?? "";
  return Array.from({ length: count }, () => Array.from({ length: 1 + Math.floor(random() * 4) }, piece).join(""));
}

const about = {
  id: "0f",
  apartment: null,
  floor: "3",
  image: "",
  partner: null,
  page: "https://example.com/",
  consent: null,
};

test("five hundred naughty words in every field: the letter carries them as text, within the provider's limit", () => {
  const words = naughtyWords(500);
  expect(new Set(words).size).toBeGreaterThan(400);
  for (const word of words) {
    const { params, imageCharacters } = inquiryParams({
      ...about,
      name: word,
      phone: word,
      email: word,
      partner: word,
    });
    const told = params["name"] ?? "";
    expect([params["phone"], params["email"], params["partner"] ?? ""]).toEqual([told, told, told]);
    // Nothing but what cannot be seen is taken out, and nothing is put in but spaces.
    expect(told.length).toBeLessThanOrEqual(2000);
    const seen = (text: string) => text.replace(/[\s\p{Cc}\p{Cs}\u202e]+/gu, "");
    expect(seen(word).startsWith(seen(told))).toBe(true);
    expect(told).not.toMatch(/[\p{Cc}\p{Cs}\u202e]/u);
    if (word.length < 2000) expect(seen(told)).toBe(seen(word));
    expect(Object.keys(params).every((key) => /^[a-z]+$/.test(key))).toBe(true);
    expect(imageCharacters).toBeGreaterThan(0);
    const whole = JSON.stringify({ ...params, image: "x".repeat(imageCharacters) });
    expect(new TextEncoder().encode(whole).length).toBe(49_000);
  }
});

test("five hundred naughty words: nothing typed is lost, and none passes for an e-mail address that is none", () => {
  const kept = new Map<string, string>();
  const storage = () =>
    ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }) as unknown as Storage;
  const draft = openDraft("naughty", inquiryRules.names, storage);
  for (const word of naughtyWords(500)) {
    const fields = { name: word, phone: word, email: `${word}@example.com` };
    const written = { ...newDraft(inquiryRules.names), fields };
    draft.write(written);
    expect(draft.read()).toEqual(written);
    const isPlain = /^[\w.!#$%&'*+/=?^`{|}~-]+$/.test(word.trimStart());
    expect(isEmail(fields.email)).toBe(isPlain);
  }
});
