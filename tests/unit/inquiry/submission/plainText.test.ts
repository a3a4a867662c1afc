import { expect, test } from "vitest";
import { toSingleLine, plainLines } from "../../../../src/inquiry/submission/plainText.ts";

test("a line has no breaks, no control characters, no half characters and no direction marks", () => {
  expect(toSingleLine(" a\r\nb\u0000c\u2028d\u202ee\ud83df ", 100)).toBe("a b c d e f");
  expect(toSingleLine("Ëndrra 👩🏽‍🚀 „Ç“ עברית", 100)).toBe("Ëndrra 👩🏽‍🚀 „Ç“ עברית");
});

test("line breaks in longer texts stay", () => {
  expect(plainLines("a\r\nb\rc\u0007\n\nd", 100)).toBe("a\nb\nc \n\nd");
});

test("a text that is too long is cut between characters", () => {
  expect(toSingleLine("ab😀", 3)).toBe("ab");
  expect(toSingleLine("ab😀", 4)).toBe("ab😀");
});
