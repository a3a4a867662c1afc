import { describe, expect, it } from "vitest";
import { parseProject } from "../../../src/project/parseProject.ts";
import type { ProjectFile } from "../../../src/project/file/projectSchema.ts";
import { baseUrl, goodFile, wholeFile } from "./goodFile.ts";

const messagesOf = (file: unknown) => parseProject(file, baseUrl).problems.map(({ message }) => message);

/** The valid file with its first floor's first apartment changed. */
function withApartment(change: Record<string, unknown>): unknown {
  const { floors, ...file } = goodFile();
  const [floor, ...others] = floors;
  const [apartment, ...apartments] = floor?.apartments ?? [];
  return { ...file, floors: [{ ...floor, apartments: [{ ...apartment, ...change }, ...apartments] }, ...others] };
}

describe("The published project file", () => {
  const { project, problems } = parseProject(wholeFile(), baseUrl);
  const apartments = project.floors.flatMap((floor) => floor.apartments);

  it("has no errors", () => {
    expect(problems).toEqual([]);
  });

  it("offers 91 apartments in Kulla 5 and 88 in Kulla 6, as many per floor as specified", () => {
    const counts = project.towers.map(({ id }) =>
      project.floors.filter((floor) => floor.tower === id).map((floor) => floor.apartments.length),
    );
    expect(counts).toEqual([
      [10, 10, 10, 10, 10, 9, 9, 7, 7, 6, 3],
      [10, 10, 10, 10, 10, 9, 9, 7, 7, 6],
    ]);
  });

  it("maps the first floor's apartments to layouts as specified", () => {
    const first = project.floors.find((floor) => floor.tower === "k5" && floor.floor === 1);
    expect(first?.apartments.map((apartment) => apartment.layout)).toEqual([
      "19",
      "10",
      "9",
      "5",
      "1-mirror",
      "3-mirror",
      "20",
      "3",
      "1",
      "8",
    ]);
  });

  it("uses every layout and every tour", () => {
    expect(project.layouts.filter((layout) => apartments.every((apartment) => apartment.layout !== layout.id))).toEqual(
      [],
    );
    expect(project.tours.filter((tour) => apartments.every((apartment) => apartment.tour !== tour.id))).toEqual([]);
    expect(project.tours).toHaveLength(38);
  });

  it("stores the specification's hint times, fades, labels and hover rule as data", () => {
    expect(project.towers.map((tower) => tower.hints.delayMs)).toEqual([500, 3800]);
    expect(
      project.floors.filter((floor) => floor.customFloorUrl).map((floor) => `${floor.tower} ${floor.customFloorUrl}`),
    ).toEqual(["k5 2", "k5 3", "k5 4", "k6 3", "k6 4"]);
    expect(project.floors.filter((floor) => floor.hoverOnNarrow).every((floor) => floor.floor >= 8)).toBe(true);
    const labels = project.plans[0]?.regions.map((region) => region.label);
    expect([labels?.[0], labels?.[1], labels?.[9]]).toEqual(["Right Terrace", "Second Apartment", "Tenth Apartment"]);
    const fades = new Set(project.plans.flatMap((plan) => plan.regions.map((region) => region.fadeMs)));
    expect([...fades].toSorted((a, b) => a - b)).toEqual([100, 200, 300]);
  });
});

describe("parseProject", () => {
  it("resolves every address against the file's own", () => {
    const { project } = parseProject(goodFile(), baseUrl);
    expect(project.tours[0]?.url).toMatch(/^https:\/\/kulla\.example\/tours\/\d+\/vr-[-\dn]+\/index\.htm$/);
    expect(project.site?.picture?.sources?.[0]?.srcset).toMatch(/^https:\/\/kulla\.example\/project\/\S+ \d+w, https:/);
  });

  it("reports an error by its path in the file as written", () => {
    expect(messagesOf(withApartment({ tour: "vr-99" }))).toEqual(['floors[0].apartments[0].tour: no tour "vr-99"']);
    expect(messagesOf(withApartment({ layout: "99" }))).toEqual(['floors[0].apartments[0].layout: no layout "99"']);
    expect(messagesOf(withApartment({ area: "big" }))).toEqual([
      'floors[0].apartments[0].area: Expected number but received "big"',
    ]);
  });

  it("keeps counting list positions past an omitted record", () => {
    const file = goodFile();
    const broken = { ...file, floors: [{ floor: "?" }, ...file.floors.slice(1)] };
    const [, second] = broken.floors;
    const messages = messagesOf({
      ...broken,
      floors: [broken.floors[0], { ...second, plan: "p99" }, ...broken.floors.slice(2)],
    });
    expect(messages).toContain('floors[1].plan: no plan "p99"');
  });

  it("keeps the first of two records with the same id and reports the second", () => {
    const file = goodFile();
    const doubled = { ...file, towers: [...file.towers, { ...file.towers[0], name: "Another" }] };
    const { project, problems } = parseProject(doubled, baseUrl);
    expect(project.towers.map((tower) => tower.name)).toEqual(["Kulla 5", "Kulla 6"]);
    expect(problems.map(String)).toEqual(["ProjectDataError: towers[2].id: k5 already exists"]);
  });

  it("counts rooms in halves, and reports any other part of a room", () => {
    const roomsOf = (rooms: number) =>
      parseProject(withApartment({ rooms }), baseUrl).project.floors[0]?.apartments[0]?.rooms;
    expect([roomsOf(2.5), roomsOf(3), roomsOf(2.25)]).toEqual([2.5, 3, undefined]);
    expect(messagesOf(withApartment({ rooms: 2.5 }))).toEqual([]);
    expect(messagesOf(withApartment({ rooms: 2.25 }))).toEqual([
      "floors[0].apartments[0].rooms: not a multiple of 0.5",
    ]);
    expect(messagesOf(withApartment({ bedrooms: 2.5 }))).toEqual([
      "floors[0].apartments[0].bedrooms: not a whole number",
    ]);
  });

  it("keeps an apartment whose layout is broken in the list", () => {
    const file = goodFile();
    const { project } = parseProject({ ...file, layouts: [] }, baseUrl);
    expect(project.floors[0]?.apartments).toHaveLength(3);
  });

  it("keeps the valid volumes and views next to broken ones, and reports each error at its own place", () => {
    const { place, views = [], ...file } = goodFile();
    const [first, second] = place?.volumes ?? [];
    const volumes = [
      { ...first, heightM: -2 },
      { ...first, outline: "?" },
      { ...second, tower: "k9" },
    ];
    const broken = { ...views[0], tower: 5 };
    const { project, problems } = parseProject(
      { ...file, place: { ...place, volumes }, views: [broken, { ...views[0], floors: [1] }, views[1]] },
      baseUrl,
    );
    expect(project.place?.volumes).toEqual([{ ...second, tower: "k9" }]);
    expect(project.views?.map(({ side }) => side)).toEqual(["N"]);
    expect(problems.map(({ path }) => path)).toEqual([
      "place.volumes[0].heightM",
      "place.volumes[1].outline",
      "views[0].tower",
      "views[1].floors",
      "place.volumes[2].tower",
    ]);
  });

  it("omits the hours of sun if the location of the buildings is unknown", () => {
    const { project, problems } = parseProject({ ...goodFile(), place: { lat: 142, lon: 21 } }, baseUrl);
    expect(project).not.toHaveProperty("place");
    expect(problems.map(({ path }) => path)).toEqual(["place.lat"]);
  });

  it("needs neither towers nor a site for a single layout", () => {
    const layout: NonNullable<ProjectFile["layouts"]>[number] = { id: "7", folder: "layouts/7" };
    const { project } = parseProject(
      { version: 1, name: "", towers: [], floors: [], plans: [], layouts: [layout] },
      baseUrl,
    );
    expect(project.layouts[0]).toMatchObject({
      folder: "https://kulla.example/project/layouts/7",
      pictures: [],
      rooms: [],
    });
  });

  it.each([
    [null, "project: Expected Object but received null"],
    ["<!doctype html>", 'project: Expected Object but received "<!doctype html>"'],
    [{ ...goodFile(), version: 3 }, "version: Expected 1 | 2 but received 3"],
    [{}, "version: missing"],
    [{ version: 1 }, "project: nothing to show: no towers, no layouts, no brochure"],
  ])("refuses a file with nothing to show: %#", (file, message) => {
    expect(() => parseProject(file, baseUrl)).toThrow(message);
  });
});
