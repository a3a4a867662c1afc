import { describe, expect, it } from "vitest";
import { factsOf } from "../../../demo/facts/factsOf.ts";
import type { FileApartment, ProjectFile } from "../../../demo/facts/projectFile.ts";

const picture = { src: "a.jpg", width: 10, height: 10, alt: "" };
const home = (number: number, more: Partial<FileApartment>): FileApartment => ({
  id: `k5-${number}`,
  number,
  layout: "1",
  ...more,
});

function projectWith(...storeys: (readonly FileApartment[])[]): ProjectFile {
  return {
    name: "Kulla",
    contact: { address: { sq: "Prishtinë" }, phone: "+383 1" },
    towers: [{ id: "k5", name: "Kulla 5", label: "K5", outline: "", picture }],
    floors: storeys.map((apartments, index) => ({ tower: "k5", floor: index + 1, plan: "p", outline: "", apartments })),
    plans: [],
    layouts: [],
  };
}

describe("the site's facts", () => {
  it("come from the project file: homes, areas and statuses per storey, top floor first", () => {
    const facts = factsOf(
      projectWith(
        [home(1, { area: 45.4, status: "sold" }), home(2, { area: 80, status: "reserved" })],
        [home(1, { area: 160.2 })],
      ),
    );
    expect(facts.towers[0]?.floors).toEqual([
      { floor: 2, homes: 1, from: 160, to: 160, cells: "", share: 100 },
      { floor: 1, homes: 2, from: 45, to: 80, cells: "sr", share: 78.3 },
    ]);
    expect(facts).toMatchObject({
      from: 45,
      to: 160,
      address: { sq: "Prishtinë" },
      phone: "+383 1",
      email: "",
      links: [],
    });
  });

  it("claim no areas and no statuses that the file does not tell", () => {
    const facts = factsOf(projectWith([home(1, {})]));
    expect(facts).toMatchObject({ from: 0, to: 0 });
    expect(facts.towers[0]?.floors[0]).toMatchObject({ from: 0, to: 0, cells: "" });
  });
});
