import { describe, expect, it } from "vitest";
import { readTour } from "../../../../src/project/tourFile.ts";
import { problemsOf } from "../../../../owner/studio/draft/checks/problemsOf.ts";
import type { Draft, DraftApartment } from "../../../../owner/studio/draft/draft.ts";
import { readDraft, writeDraft } from "../../../../owner/studio/draft/file/readDraft.ts";
import { toProject } from "../../../../owner/studio/draft/file/toProject.ts";
import {
  addDoor,
  besideDoor,
  changeDoor,
  nextTarget,
  onFloor,
  removeDoor,
  straightenBack,
} from "../../../../owner/studio/draft/tours/editDoors.ts";
import {
  addScene,
  moveScene,
  placeScene,
  removeScene,
  scenesOf,
  startAt,
  turnScene,
} from "../../../../owner/studio/draft/tours/editScenes.ts";
import { addForeignTour, addTour, removeTour, tourOf } from "../../../../owner/studio/draft/tours/editTours.ts";
import { headingBack } from "../../../../owner/studio/draft/tours/doorway.ts";
import { sceneNameFromFile } from "../../../../owner/studio/page/tours/tourTexts.ts";
import { toTourFile } from "../../../../owner/studio/draft/tours/tourFile.ts";

const homes: readonly DraftApartment[] = [
  { id: "h1", label: "1", layout: "1" },
  { id: "h2", label: "2", layout: "1-mirror" },
  { id: "h3", label: "3", layout: "2" },
  { id: "h4", label: "4", layout: "1", tour: "vr-1-1" },
];
const empty: Draft = {
  draftVersion: 1,
  settings: {},
  project: {
    version: 2,
    name: "Blloku",
    locales: ["sq", "en"],
    contact: { phone: "1" },
    inquiry: { endpoint: "https://example.com/" },
    towers: [{ id: "b1", name: "B1" }],
    floors: [{ tower: "b1", floor: 1, apartments: homes }],
    layouts: [{ id: "1" }, { id: "1-mirror", mirrorOf: "1" }, { id: "2" }],
    tours: [{ id: "vr-1-1", url: "https://tours.example.com/1" }],
  },
};
const tour = "vr-1-2";
const title = { sq: "Banesa 1", en: "Apartment 1", de: "Wohnung 1" };
const toursOfHomes = ({ project }: Draft) => project.floors[0]?.apartments.map((home) => home.tour);
const words = (text: string) => ({ sq: text, en: text, de: "" });
const size = { width: 8192, height: 4096 };

const drawn = ["Ndenja", "Gjumi", "Ballkoni"].reduce(
  (draft, name) => addScene(draft, tour, { name: words(name), file: `360/${name}.jpg`, ...size }).draft,
  addTour(empty, { layout: "1-mirror", title }).draft,
);
const doorsIn = (draft: Draft) =>
  scenesOf(draft, tour).map(({ id, doors }) => [id, ...doors.map(({ to, yawDeg }) => [to, yawDeg])]);
const toBedroom = { tour, scene: "ndenja", to: "gjumi" };

describe("a layout's tour", () => {
  it("gets a free key in the layout's folder, and is assigned to apartments of the layout and its mirrors without a tour", () => {
    const { draft, ids } = addTour(empty, { layout: "1-mirror", title });
    expect(ids).toEqual([tour]);
    expect(tourOf(draft, tour)).toEqual({
      id: tour,
      url: "tours/1/vr-1-2/index.htm",
      studio: { layout: "1", title, scenes: [] },
    });
    expect(toursOfHomes(draft)).toEqual([tour, tour, undefined, "vr-1-1"]);
    expect(addTour(empty, { layout: "nowhere", title })).toEqual({ draft: empty, ids: [] });
  });

  it("may be made elsewhere; its page keeps its name", () => {
    const { draft, ids } = addForeignTour(
      empty,
      { layout: "2", title },
      { folder: "Vizita e vjetër", page: "index.html" },
    );
    expect(tourOf(draft, ids[0] ?? "")).toEqual({
      id: "vr-2-1",
      url: "tours/2/vr-2-1/index.html",
      studio: { layout: "2", title, folder: "Vizita e vjetër" },
    });
  });

  it("is removed with the references to it, which are listed", () => {
    const { draft, losses } = removeTour(addTour(empty, { layout: "1", title }).draft, tour);
    expect(draft.project).toEqual(empty.project);
    expect(losses.map(({ kind, name }) => [kind, name])).toEqual([
      ["tourOfHome", "1"],
      ["tourOfHome", "2"],
    ]);
  });

  it("is stored unchanged in the draft's file, and left out of the project that visitors get", () => {
    const doors = addDoor(drawn, toBedroom, { yawDeg: 10, distanceM: 2 });
    const read = readDraft(writeDraft(doors));
    expect(read.ok && read.draft).toEqual(doors);
    expect(toProject(doors).tours?.[1]).toEqual({ id: tour, url: "tours/1/vr-1-2/index.htm" });
  });

  it("keeps a file's notes only if they lead nowhere else", () => {
    const scene = {
      id: "a",
      name: { sq: "A" },
      file: "a.jpg",
      ...size,
      doors: [{ to: "gone", yawDeg: 1, distanceM: 1 }],
    };
    const studio = {
      layout: "1",
      folder: "../secret",
      scenes: [scene, scene, { ...scene, id: "b", file: "/etc/passwd" }],
    };
    const { project } = empty;
    const text = JSON.stringify({
      ...empty,
      project: { ...project, tours: [{ id: "t", url: "t/index.htm", studio }] },
    });
    const read = readDraft(text);
    expect(read.ok && read.draft.project.tours?.[0]?.studio).toEqual({
      layout: "1",
      scenes: [
        { id: "a", name: { sq: "A", en: "", de: "" }, file: "a.jpg", ...size, headingDeg: 0, startDeg: 0, doors: [] },
      ],
    });
  });
});

describe("a scene's name", () => {
  it("comes from its file, in all languages if the room is known in one", () => {
    expect(sceneNameFromFile("360/Dhoma e prindërve.jpg")).toEqual({
      sq: "Dhoma e prindërve",
      en: "Main bedroom",
      de: "Elternzimmer",
    });
    expect(sceneNameFromFile("bedroom_2.JPG")).toEqual({ sq: "Gjumi 2", en: "Bedroom 2", de: "Schlafen 2" });
    expect(sceneNameFromFile("R0010042.jpg")).toEqual({ sq: "R0010042", en: "", de: "" });
  });
});

describe("a tour's doors", () => {
  it("are at the pressed point of the floor, computed from eye height", () => {
    expect(onFloor(-10, -38.66)).toEqual({ yawDeg: 350, distanceM: 2 });
    expect(onFloor(0, -89)).toEqual({ yawDeg: 0, distanceM: 0.5 });
    expect(onFloor(0, -1)).toBeUndefined();
    expect(onFloor(0, 20)).toBeUndefined();
  });

  it("are added with the way back, opposite on the plan, and only one per scene", () => {
    const draft = addDoor(drawn, toBedroom, { yawDeg: 30, distanceM: 2 });
    expect(doorsIn(draft)).toEqual([["ndenja", ["gjumi", 30]], ["gjumi", ["ndenja", 210]], ["ballkoni"]]);
    expect(addDoor(draft, toBedroom, { yawDeg: 99, distanceM: 2 })).toBe(draft);
    expect(addDoor(draft, { ...toBedroom, to: "ndenja" }, { yawDeg: 99, distanceM: 2 })).toBe(draft);
    expect(nextTarget(scenesOf(draft, tour), "ndenja")?.id).toBe("ballkoni");
    expect(nextTarget(scenesOf(draft, tour), "ballkoni")?.id).toBe("ndenja");
  });

  it("show how far off their way back is, and straighten it", () => {
    const draft = addDoor(drawn, toBedroom, { yawDeg: 30, distanceM: 2 });
    expect(besideDoor(scenesOf(draft, tour), toBedroom)).toBe(0);
    const beside = changeDoor(draft, { tour, scene: "gjumi", to: "ndenja" }, { yawDeg: 198 });
    expect(besideDoor(scenesOf(beside, tour), toBedroom)).toBe(12);
    expect(doorsIn(straightenBack(beside, toBedroom))).toEqual(doorsIn(draft));
  });

  it("are looked for from the other side on the plan, if both scenes are on it", () => {
    // A balcony door as in our own tour of layout 1: 2.3 m from the room, 1.5 m from the balcony.
    const seen = { at: [258, 282] as const, headingDeg: 281.3, distanceM: 2.3 };
    expect(Math.abs(headingBack(seen, { at: [294, 374], distanceM: 1.5 }) - 133)).toBeLessThan(12);
    expect(headingBack(seen, { distanceM: 1.5 })).toBe(101.3);
    // One camera is behind the other's back: there is no such door.
    expect(headingBack({ ...seen, headingDeg: 90 }, { at: [258, 382], distanceM: 2.3 })).toBe(270);
    // A square of two metres: the corner due east of one camera is due north of the other.
    expect(headingBack({ at: [0, 0], headingDeg: 0, distanceM: 2 }, { at: [20, 20], distanceM: 2 })).toBe(90);
  });

  it("lead to another scene, but not to one that a door already leads to", () => {
    const one = addDoor(drawn, toBedroom, { yawDeg: 30, distanceM: 2 });
    const two = addDoor(one, { ...toBedroom, to: "ballkoni" }, { yawDeg: 300, distanceM: 40 });
    expect(scenesOf(two, tour)[0]?.doors[1]).toEqual({ to: "ballkoni", yawDeg: 300, distanceM: 15 });
    expect(changeDoor(two, toBedroom, { to: "ballkoni" })).toBe(two);
    expect(doorsIn(changeDoor(one, toBedroom, { to: "ballkoni" }))[0]).toEqual(["ndenja", ["ballkoni", 30]]);
    expect(doorsIn(removeDoor(two, toBedroom))[0]).toEqual(["ndenja", ["ballkoni", 300]]);
  });

  it("are removed with the scene they lead to", () => {
    const draft = addDoor(drawn, toBedroom, { yawDeg: 30, distanceM: 2 });
    expect(doorsIn(removeScene(draft, tour, "gjumi"))).toEqual([["ndenja"], ["ballkoni"]]);
    expect(removeScene(draft, tour, "none")).toBe(draft);
    expect(scenesOf(moveScene(draft, [tour, "gjumi"], -1), tour).map(({ id }) => id)).toEqual([
      "gjumi",
      "ndenja",
      "ballkoni",
    ]);
    expect(moveScene(draft, [tour, "ndenja"], -1)).toBe(draft);
  });
});

describe("the tour's own file", () => {
  it("turns every scene to its first view: doors keep their headings on the plan", () => {
    const place = [tour, "ndenja"] as const;
    let draft = addDoor(drawn, toBedroom, { yawDeg: 30, distanceM: 2 });
    draft = startAt(placeScene(draft, place, [100.04, 50]), place, 90);
    draft = turnScene(draft, place, { yawDeg: 0, headingDeg: 45 });
    const file = toTourFile({
      home: { sq: "Banesa 1", en: "Apartment 1", de: "Wohnung 1" },
      plan: { src: "plan.svg", width: 200, height: 100 },
      stills: [],
      scenes: scenesOf(draft, tour),
      madeOf: () => ({ width: 4096, tiles: { cols: 8, rows: 4 } }),
    });
    expect(file.scenes[0]).toEqual({
      id: "ndenja",
      name: { sq: "Ndenja", en: "Ndenja", de: "Ndenja" },
      folder: "ndenja/",
      heading: 315,
      width: 4096,
      tiles: { cols: 8, rows: 4 },
      at: [100, 50],
      links: [{ to: "gjumi", heading: 15, distance: 2 }],
    });
    // The viewer's own reader accepts all of it.
    expect(readTour(JSON.parse(JSON.stringify(file)))).toEqual(file);
  });
});

describe("a tour's problems", () => {
  const codes = (draft: Draft) =>
    problemsOf(draft).flatMap(({ code, severity, at }) =>
      at[0] === "tours" ? [`${severity} ${code} ${at.slice(1).join(".")}`] : [],
    );

  it("are an empty tour, scenes without a door to them, blurred or incomplete panoramas, and missing words", () => {
    expect(codes(addTour(empty, { layout: "1", title }).draft)).toEqual(["block tourEmpty 1"]);
    expect(codes(drawn)).toEqual([
      "warning sceneUnreached 1.studio.scenes.1",
      "warning sceneUnreached 1.studio.scenes.2",
    ]);
    const full = addDoor(
      addDoor(drawn, toBedroom, { yawDeg: 1, distanceM: 1 }),
      { tour, scene: "gjumi", to: "ballkoni" },
      { yawDeg: 1, distanceM: 1 },
    );
    expect(codes(full)).toEqual([]);
    const one = addTour(empty, { layout: "1", title }).draft;
    const scene = (width: number, height: number) =>
      addScene(one, tour, { name: { sq: "A", en: "", de: "" }, file: "a.jpg", width, height }).draft;
    expect(codes(scene(2400, 1200))).toEqual([
      "warning textMissing 1.studio.scenes.0.name",
      "warning sceneLowResolution 1.studio.scenes.0",
    ]);
    expect(codes(scene(4000, 3000))[0]).toBe("block sceneNotRound 1.studio.scenes.0");
    expect(codes(scene(1000, 500))[0]).toBe("block sceneNotRound 1.studio.scenes.0");
  });
});
