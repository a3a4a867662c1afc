import { describe, expect, it } from "vitest";
import type { GeoLocation } from "../../../src/project/geoLocation.ts";
import type { Apartment, Project, Orientation } from "../../../src/project/types.ts";
import { sunHours, type SunDay } from "../../../src/sun/sunHours.ts";
import { createApartment, smallProject } from "../finder/smallProject.ts";

const prishtina: GeoLocation = { lat: 42.66, lon: 21.16, northDeg: 0, timeZone: "Europe/Belgrade", volumes: [] };

/** 20 by 10 m, 40 m high, its long facades to the north and south. */
const tower = { tower: "k5", outline: "M0 0H20V10H0z", heightM: 40 };

const inPlace = (place: Partial<GeoLocation> = {}): Project => ({
  ...smallProject,
  place: { ...prishtina, volumes: [tower], ...place },
});
const to = (...side: Orientation[]): Apartment => createApartment("k5", 1, { side });

function sunOn(day: SunDay, project: Project, apartment: Apartment) {
  const found = sunHours(project, apartment)?.find((sun) => sun.day === day);
  if (!found) throw new Error(`There is nothing for ${day}.`);
  const { minutes, spans } = found;
  return { hours: minutes / 60, spans, first: spans[0]?.[0], last: spans.at(-1)?.[1] };
}

describe("Hours of sun in Prishtina", () => {
  it("last all of the short day on a free facade to the south in December, around noon at 11.34", () => {
    const { hours, spans, first = 0, last = 0 } = sunOn("12-21", inPlace(), to("S"));
    expect(spans).toHaveLength(1);
    // Sunrise 7:01, sunset 16:05 by the almanac, for the sun's upper edge; here it is the sun's middle.
    expect(first).toBeGreaterThan(6.9);
    expect(first).toBeLessThan(7.25);
    expect(last).toBeGreaterThan(15.85);
    expect(last).toBeLessThan(16.2);
    expect((first + last) / 2).toBeCloseTo(11.55, 1);
    expect(hours).toBeCloseTo(last - first, 5);
  });

  it("reach a north facade in June in the morning and evening, in summer time, and in December not at all", () => {
    const { spans } = sunOn("06-21", inPlace(), to("N"));
    expect(spans).toHaveLength(2);
    const [morning = [0, 0], evening = [0, 0]] = spans;
    // Sunrise 5:03 and sunset 20:20 summer time; the sun is due east at 8:50 and due west at about 16:25.
    expect(morning[0]).toBeCloseTo(5.1, 0);
    expect(morning[1]).toBeGreaterThan(8.3);
    expect(morning[1]).toBeLessThan(9.3);
    expect(evening[0]).toBeGreaterThan(15.9);
    expect(evening[0]).toBeLessThan(17);
    expect(evening[1]).toBeCloseTo(20.3, 0);
    expect(sunOn("12-21", inPlace(), to("N"))).toMatchObject({ hours: 0, spans: [] });
  });

  it("are half the day at the equinox to the east, and the whole day at a corner to east and west", () => {
    expect(sunOn("03-21", inPlace(), to("E")).hours).toBeCloseTo(6, 0);
    expect(sunOn("03-21", inPlace(), to("E")).last).toBeLessThan(12);
    expect(sunOn("03-21", inPlace(), to("S", "E")).hours).toBeCloseTo(12, 0);
    // Not a corner: the apartment extends from side to side, and its main side counts.
    expect(sunOn("03-21", inPlace(), to("E", "W")).hours).toBeCloseTo(6, 0);
  });
});

describe("Shadows", () => {
  const wallTo = (distance: number, heightM: number) =>
    inPlace({ volumes: [tower, { outline: `M-500 ${10 + distance}h1020v5h-1020z`, heightM }] });

  it("of a wall as high as the sun take the noon from the lower floor and not from the upper one", () => {
    // In December the sun rises to 23.9 degrees: 20 m away a wall may be 8.9 m higher than the window.
    const lower = createApartment("k5", 1, { side: ["S"] });
    const upper = createApartment("k5", 2, { side: ["S"] });
    const project = wallTo(20, 25);
    expect(sunOn("12-21", project, lower).hours).toBe(0);
    expect(sunOn("12-21", project, upper).hours).toBeGreaterThan(4);
    expect(sunOn("06-21", project, lower).hours).toBeGreaterThan(5);
  });

  it("end if the wall is just low enough for the highest sun", () => {
    const low = createApartment("k5", 1, { side: ["S"] });
    // The window is at 6.7 m: three floors in 40 m.
    expect(sunOn("12-21", wallTo(20, 6.7 + 8.6), low).hours).toBeGreaterThan(0);
    expect(sunOn("12-21", wallTo(20, 6.7 + 9.1), low).hours).toBe(0);
  });

  it("of a building to the east take the morning, and of one behind nothing", () => {
    const free = sunOn("03-21", inPlace(), to("S"));
    const east = sunOn("03-21", inPlace({ volumes: [tower, { outline: "M40-40h10v90h-10z", heightM: 60 }] }), to("S"));
    expect(east.first).toBeGreaterThan((free.first ?? 0) + 1);
    expect(east.last).toBeCloseTo(free.last ?? 0, 5);
    const behind = sunOn(
      "03-21",
      inPlace({ volumes: [tower, { outline: "M-50-30h200v9h-200z", heightM: 90 }] }),
      to("S"),
    );
    expect(behind).toEqual(free);
  });

  it("of the building's own wings fall into its courtyard", () => {
    const wings = { tower: "k5", outline: "M0 0H40V30H30V10H10V30H0z", heightM: 40 };
    const court = inPlace({ volumes: [wings] });
    // The longest wall to the south is the one between the wings.
    expect(sunOn("03-21", court, to("S")).hours).toBeLessThan(sunOn("03-21", inPlace(), to("S")).hours - 3);
  });

  it("are unknown if the tower's own volume is, and the facade gets the full day", () => {
    const unknown = inPlace({ volumes: [{ outline: "M-500 20h1020v5h-1020z", heightM: 300 }] });
    expect(sunOn("12-21", unknown, to("S")).hours).toBeGreaterThan(8);
  });
});

describe("The plan", () => {
  it("may be rotated: a facade on the left faces south on a plan with north on the right", () => {
    const turned = inPlace({ northDeg: 90 });
    expect(sunOn("12-21", turned, to("S")).hours).toBeCloseTo(sunOn("12-21", inPlace(), to("S")).hours, 1);
  });

  it("yields the same whichever way its outlines are drawn, relative or absolute", () => {
    const other = inPlace({ volumes: [{ ...tower, outline: "m0,0v10h20L20 0" }] });
    expect(sunHours(other, to("S"))).toEqual(sunHours(inPlace(), to("S")));
  });
});

describe("Clocks", () => {
  it("are solar time if the time zone is missing or unknown", () => {
    const { timeZone: _, ...bare } = prishtina;
    const withoutZone = { ...smallProject, place: { ...bare, volumes: [tower] } };
    const { first = 0, last = 0 } = sunOn("06-21", withoutZone, to("S"));
    expect((first + last) / 2).toBeCloseTo(12, 1);
    expect(sunOn("06-21", inPlace({ timeZone: "Nowhere/Atlantis" }), to("S")).first).toBe(first);
  });
});

describe("No hours", () => {
  it("are stated for a project without a location, nor for an apartment without a side", () => {
    const { place: _, ...bare } = inPlace();
    expect(sunHours(bare, to("S"))).toBeUndefined();
    expect(sunHours(inPlace(), to())).toBeUndefined();
  });

  it("are stated as no sun if the sun does not rise", () => {
    expect(sunOn("12-21", inPlace({ lat: 80 }), to("S")).hours).toBe(0);
  });
});
