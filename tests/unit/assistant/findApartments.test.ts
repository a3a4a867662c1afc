import { expect, test } from "vitest";
import { findApartments } from "../../../src/assistant/findApartments.ts";
import { parseFilter } from "../../../src/search/filter/filterText.ts";
import { matches } from "../../../src/search/filter/matches.ts";
import { en } from "../../../src/text/en.ts";
import { smallProject } from "../finder/smallProject.ts";

const find = (input: Readonly<Record<string, unknown>>) =>
  findApartments(smallProject, input, { texts: en, locale: "en" });
const all = smallProject.floors.flatMap(({ apartments }) => apartments);

test("the assistant filter accepts the attribute's values as texts, numbers or lists", () => {
  expect(find({ bedrooms: [2, 3], floor: "3-", tower: "k5", status: "sold" }).answer.filter).toBe(
    "bedrooms=2,3&floor=3-&tower=k5&status=sold",
  );
  expect(find({ bedrooms: 2, status: "sold" }).filter.bedrooms).toEqual([2]);
});

test("counts what the search would show, and names each apartment as the search does", () => {
  const { filter, answer } = find({ status: "available,reserved,sold,notReleased" });
  expect(answer.count).toBe(all.filter((apartment) => matches(filter, apartment)).length);
  expect(answer.of).toBe(all.length);
  for (const { id, facts } of answer.apartments) expect([id, facts].every(Boolean)).toBe(true);
});

test("unknown words are reported, not guessed", () => {
  const { answer } = find({ view: "sea", bedrooms: "many", "a b": "<c>" });
  expect(answer).toMatchObject({ ignored: ["view", "bedrooms", "a b"] });
});

test("without a match, each suggestion yields as many apartments as it promises", () => {
  const { answer } = find({ area: "0-1" });
  expect(answer.count).toBe(0);
  for (const { filter, count } of answer.loosen ?? [])
    expect(all.filter((apartment) => matches(parseFilter(filter), apartment))).toHaveLength(count);
});
