import { expect, it } from "vitest";
import { parseJsonText } from "../../../src/project/file/parseJsonText.ts";

it("reads what JSON.parse reads, even after the byte order mark of a Windows editor", () => {
  for (const text of ["1", '"[[["', '{"a":[1,{"b":"\\"[{"}]}', "[]", "null", "\uFEFF{}", "-0", "1e999"])
    expect(parseJsonText(text)).toEqual({ ok: true, value: JSON.parse(text.replace("\uFEFF", "")) });
});

it("does not count brackets in texts as levels, and counts 200 levels correctly", () => {
  expect(parseJsonText(JSON.stringify("[".repeat(1e6))).ok).toBe(true);
  expect(parseJsonText(JSON.stringify(`\\"${"{".repeat(1000)}`)).ok).toBe(true);
  expect(parseJsonText("[".repeat(200) + "]".repeat(200)).ok).toBe(true);
  expect(parseJsonText(`[${"[[]],".repeat(1000)}1]`).ok).toBe(true);
  for (const levels of [201, 200_000])
    expect(parseJsonText("[".repeat(levels) + "]".repeat(levels))).toEqual({
      ok: false,
      problem: "is nested more than 200 levels deep",
    });
});

it("reports where a text is not valid JSON, without quoting it", () => {
  for (const text of ["", "secret-key", '{"a":\u001b[2J}', '{"password":"x"', "[1,]"]) {
    const read = parseJsonText(text);
    expect(read).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/^is not valid JSON( \(line \d+\))?$/),
    });
  }
});
