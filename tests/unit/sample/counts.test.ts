import { describe, expect, it } from "vitest";
import { figures } from "../../../sample/derive/figures.ts";
import { complexModel } from "../../../sample/model.ts";

const model = complexModel();
const apartmentsOf = (name: string) =>
  Object.values(model.towers)
    .filter((tower) => tower.name === name)
    .flatMap((tower) => tower.storeys.flatMap((floor) => figures(model, floor, tower.rot)));

const openAreaOn = (floor: number) => apartmentsOf("K5").find(({ id }) => id === `K5-${floor}-01`)?.openArea ?? 0;
const sidesAt = (name: string) => apartmentsOf(name).find(({ id }) => id === `${name}-3-07`)?.sides;

describe("A buyer's facts about the apartments", () => {
  it("count 91 apartments in Kulla 5 and 88 in Kulla 6", () => {
    expect([apartmentsOf("K5").length, apartmentsOf("K6").length]).toEqual([91, 88]);
  });

  it("give every apartment between one and four bedrooms, as its type states", () => {
    const apartments = [...apartmentsOf("K5"), ...apartmentsOf("K6")];
    expect(new Set(apartments.map(({ bedrooms, type }) => `${bedrooms} ${type}`))).toEqual(
      new Set(["1 1+1", "2 2+1", "3 3+1", "4 4+1"]),
    );
  });

  it("count a roof terrace towards the outdoor area of its own floor, not the floor above", () => {
    expect(openAreaOn(6) - openAreaOn(7)).toBeCloseTo(36.1, 1);
  });

  it("put the same apartment on the opposite side in the rotated tower", () => {
    expect([sidesAt("K5"), sidesAt("K6")]).toEqual([["S"], ["N"]]);
  });

  it("share corridor and core out completely", () => {
    const floor = model.towers["K5"]?.storeys[1];
    const shares = floor ? figures(model, floor, 0).reduce((sum, apartment) => sum + apartment.commonShare, 0) : 0;
    expect(shares).toBeCloseTo(5.4 * 10.2 - 0.9 * 5 + 36 * 1.8, 0);
  });
});
