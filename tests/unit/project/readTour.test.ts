import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { readTour } from "../../../src/project/tourFile.ts";

const words = { sq: "Ndenja", en: "Living room", de: "Wohnzimmer" };
const scene = {
  id: "living",
  name: words,
  folder: "living",
  heading: 90,
  width: 2048,
  tiles: { cols: 4, rows: 2 },
  at: [10, 20] as const,
  room: [[0, 0] as const, [9, 0] as const, [9, 9] as const],
  links: [{ to: "bath", heading: 0, distance: 2 }],
};
const bath = { ...scene, id: "bath", folder: "bath", tiles: null, links: [] };
const still = { src: "still.jpg", width: 100, height: 50, alt: words };
const tour = {
  home: words,
  plan: { src: "plan.svg", width: 100, height: 100 },
  stills: [still],
  scenes: [scene, bath],
};

test("a tour in Kulla's format is read unchanged", () => {
  expect(readTour(tour)).toEqual(tour);
});

test("every tour of the sample is read without a loss", () => {
  const files = readdirSync("public/tours", { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith("tour.json"),
  );
  expect(files.length).toBeGreaterThan(30);
  for (const file of files) {
    const data: unknown = JSON.parse(readFileSync(`public/tours/${file}`, "utf8"));
    expect(readTour(data), file).toEqual(data);
  }
});

test("broken parts are left out and never hide the rest", () => {
  const broken = {
    home: null,
    plan: { src: "plan.svg" },
    stills: [null, 7, { ...still, src: "https://[" }, { ...still, alt: undefined }],
    scenes: [
      null,
      { id: "no folder" },
      { ...scene, width: "2048" },
      { ...scene, name: undefined, heading: null, tiles: {}, at: [1], room: [null], links: null },
      { ...bath, links: [null, { to: "nowhere", heading: 1, distance: 1 }, { to: "living", heading: 1, distance: 1 }] },
    ],
  };
  expect(readTour(broken)).toEqual({
    home: { sq: "Kulla", en: "Kulla", de: "Kulla" },
    plan: null,
    stills: [{ ...still, alt: { sq: "", en: "", de: "" } }],
    scenes: [
      {
        id: "living",
        name: { sq: "living", en: "living", de: "living" },
        folder: "living",
        heading: 0,
        width: 2048,
        tiles: null,
        links: [],
      },
      { ...bath, links: [{ to: "living", heading: 1, distance: 1 }] },
    ],
  });
});

test("a name in one language is used for the others too", () => {
  expect(readTour({ ...tour, home: { de: "Haus" } })?.home).toEqual({ sq: "Haus", en: "Haus", de: "Haus" });
  expect(readTour({ ...tour, home: "Haus" })?.home).toEqual({ sq: "Haus", en: "Haus", de: "Haus" });
});

test("anything but a tour is reported as such", () => {
  for (const data of [undefined, null, 7, "", [], { other: 1 }, { scenes: {}, stills: "x" }]) {
    expect(readTour(data)).toBeUndefined();
  }
});
