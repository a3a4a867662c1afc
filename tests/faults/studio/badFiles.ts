import type { Random } from "../../support/random.ts";

/** The replacement for a good file: other bytes, nothing, a folder with its name, or a link out of the owner's folder. */
export type Bad = { readonly kind: string; readonly bytes?: Uint8Array };

type Spoil = (good: Buffer, random: Random) => Uint8Array;

const text = (words: string): Spoil => {
  return () => Buffer.from(words);
};

/** A PNG that claims 40,000 x 40,000 pixels without containing them. */
const hugePicture = Buffer.from(
  "89504e470d0a1a0a0000000d4948445200009c4000009c40080200000000000000000000004944415478da0000000049454e44ae426082",
  "hex",
);

const spoiled: Readonly<Record<string, Spoil>> = {
  empty: text(""),
  "one byte": text("x"),
  "cut in half": (good) => good.subarray(0, good.length >> 1),
  "cut at its end": (good) => good.subarray(0, -1),
  "a page in its place": text("<!doctype html><title>Wi-Fi</title><p>Sign in"),
  "noise in its place": (good, random) => Uint8Array.from({ length: good.length }, () => random.below(256)),
  "a byte that fell over": (good, random) => {
    const bytes = Uint8Array.from(good);
    bytes[random.below(bytes.length)] = random.below(256);
    return bytes;
  },
  "zeros at its end, as after a power cut": (good) => Uint8Array.from(good).fill(0, good.length >> 1),
  "more behind its end": (good) => Buffer.concat([good, good]),
  "a script in a drawing": text(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script></svg>',
  ),
  "an event in a drawing": text('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="alert(1)"/>'),
  "a drawing that swells": text(
    `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "${"&a;".repeat(10)}"><!ENTITY c "${"&b;".repeat(10)}">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>&c;</title></svg>`,
  ),
  "a picture of 1,600 megapixels": () => hugePicture,
  "JSON nested a thousand times": text(`${"[".repeat(1000)}${"]".repeat(1000)}`),
  "text in UTF-16": (good) => Buffer.from(`\uFEFF${good.toString("latin1")}`, "utf16le"),
};

const kinds = [...Object.keys(spoiled), "missing", "a folder in its place", "a link out of the folder"];

/** Another kind for each case; `bytes` is absent if it is not a file. */
export function badFile(good: Buffer, random: Random): Bad {
  const kind = random.pick(kinds);
  const spoil = spoiled[kind];
  return spoil ? { kind, bytes: spoil(good, random) } : { kind };
}

/** Always bytes, for uploads. */
export function badBytes(good: Buffer, random: Random): Required<Bad> {
  const [kind, spoil] = random.pick(Object.entries(spoiled));
  return { kind, bytes: spoil(good, random) };
}
