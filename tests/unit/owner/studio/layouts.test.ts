import { describe, expect, it } from "vitest";
import { problemsOf } from "../../../../owner/studio/draft/checks/problemsOf.ts";
import { type Draft, type DraftPicture, newDraft } from "../../../../owner/studio/draft/draft.ts";
import { addFloors, addApartments, addLayout, addTower } from "../../../../owner/studio/draft/edit/addition.ts";
import {
  fileOf,
  apartmentsByLayout,
  mirrorPictures,
  setLabel,
  setMirror,
  setPictures,
  setPlan,
} from "../../../../owner/studio/draft/edit/layoutMirror.ts";
import {
  addFolders,
  addPictures,
  changePicture,
  movePicture,
  pictureOfFile,
  removePicture,
  silentLocales,
  withWords,
} from "../../../../owner/studio/draft/edit/layoutPictures.ts";
import { changeApartments } from "../../../../owner/studio/draft/edit/records.ts";
import { visitorChanges } from "../../../../owner/studio/draft/changes/visitorChanges.ts";
import { toProject } from "../../../../owner/studio/draft/file/toProject.ts";
import { randomOf } from "../../../support/random.ts";

const sides = { width: 1200, height: 800 };
const files = (...names: readonly string[]) => names.map((file) => ({ file, ...sides }));
const layoutOf = ({ project }: Draft, id: string) => {
  const found = project.layouts?.find((layout) => layout.id === id);
  if (!found) throw new Error(`There is no layout ${id}.`);
  return found;
};
const names = (draft: Draft, id = "a") => (layoutOf(draft, id).pictures ?? []).map(fileOf);
const withA = addPictures(addLayout(newDraft("Blloku"), "a").draft, "a", files("1.jpg", "2.jpg", "3.jpg", "4.jpg"));
const words = (picture: DraftPicture, locale: string, text: string) =>
  withWords(picture, { locale, text, locales: ["sq", "en", "de"] });

describe("a layout's pictures", () => {
  it("are added after the existing ones, each from a file of the folder with an address that works on every server", () => {
    const draft = addPictures(withA, "a", files("Tipi A/ndenja e re.png"));
    expect(names(draft).at(-1)).toBe("Tipi A/ndenja e re.png");
    const published = toProject(draft).layouts?.[0]?.pictures?.at(-1);
    expect(published).toEqual({ src: "Tipi%20A/ndenja%20e%20re.png", ...sides, alt: "" });
    expect(addPictures(draft, "a", [])).toBe(draft);
    expect(addPictures(draft, "none", files("5.jpg"))).toBe(draft);
  });

  it("state whether they are renderings until another file replaces them; a mirror image keeps its original's statement", () => {
    const [file] = files("5.jpg");
    const before = { src: "1.jpg", ...sides, alt: "", truth: "rendering", whole: true } as const;
    if (!file) throw new Error("There is a file.");
    expect(pictureOfFile(file, before)).not.toHaveProperty("truth");
    expect(pictureOfFile({ ...file, mirrorOf: "1.jpg" }, before)).toMatchObject({ truth: "rendering", whole: true });
    const draft = changePicture(withA, { layout: "a", at: 0 }, (each) => ({ ...each, truth: "rendering" }));
    expect(toProject(draft).layouts?.[0]?.pictures?.[0]).toMatchObject({ truth: "rendering" });
    expect(visitorChanges(withA.project, draft.project).map(({ kind }) => kind)).toEqual(["part"]);
  });

  it("move to any place and none is lost, whatever the order of moves", () => {
    expect(names(movePicture(withA, "a", { from: 0, to: 2 }))).toEqual(["2.jpg", "3.jpg", "1.jpg", "4.jpg"]);
    expect(names(movePicture(withA, "a", { from: 3, to: 0 }))).toEqual(["4.jpg", "1.jpg", "2.jpg", "3.jpg"]);
    const random = randomOf(17);
    let draft = withA;
    for (let step = 0; step < 200; step += 1) {
      const [from, to] = [random.below(4), random.below(4)];
      const moved = names(draft)[from];
      draft = movePicture(draft, "a", { from, to });
      expect(names(draft)[to]).toBe(moved);
      expect(names(draft).toSorted()).toEqual(names(withA));
    }
  });

  it("stay in place if the target does not exist", () => {
    for (const [from, to] of [
      [0, 4],
      [-1, 0],
      [4, 0],
      [2, 2],
    ] as const)
      expect(movePicture(withA, "a", { from, to })).toBe(withA);
    expect(removePicture(withA, "a", 4)).toBe(withA);
    expect(names(removePicture(withA, "a", 1))).toEqual(["1.jpg", "3.jpg", "4.jpg"]);
  });

  it("have texts by language: one for all becomes one for each, and an empty one counts as missing", () => {
    const picture = pictureOfFile({ file: "1.jpg", ...sides });
    expect(silentLocales(picture, ["sq", "en"])).toEqual(["sq", "en"]);
    const sq = words(picture, "sq", "Ndenja");
    expect(sq.alt).toEqual({ sq: "Ndenja" });
    expect(silentLocales(sq, ["sq", "en", "de"])).toEqual(["en", "de"]);
    expect(words(sq, "sq", "").alt).toBe("");
    expect(words({ ...picture, alt: "Ndenja" }, "de", "Wohnzimmer").alt).toEqual({
      sq: "Ndenja",
      en: "Ndenja",
      de: "Wohnzimmer",
    });
    const draft = changePicture(withA, { layout: "a", at: 1 }, (each) => words(each, "sq", "Ndenja"));
    const missed = problemsOf({ ...draft, project: { ...draft.project, locales: ["sq", "en"] } }).filter(
      ({ code }) => code === "altMissing",
    );
    expect(missed.map(({ at, values }) => [at[3], values?.["locale"]])).toEqual([
      [0, undefined],
      [1, "en"],
      [2, undefined],
      [3, undefined],
    ]);
  });

  it("keep their words when another file replaces them", () => {
    const named = { ...words(pictureOfFile({ file: "1.jpg", ...sides }), "sq", "Ndenja"), whole: true };
    expect(pictureOfFile({ file: "2.jpg", width: 10, height: 20 }, named)).toEqual({
      src: "2.jpg",
      width: 10,
      height: 20,
      alt: { sq: "Ndenja" },
      whole: true,
      studio: { file: "2.jpg" },
    });
  });

  it("can be added by folder: each is a layout, or fills the one with its name", () => {
    const labelled = setLabel(withA, "a", { locale: "sq", text: "Tipi A" });
    const { draft, ids } = addFolders(labelled, [
      { name: "tipi a", files: files("tipi a/5.jpg") },
      { name: "Tipi B", files: files("Tipi B/1.jpg", "Tipi B/2.jpg") },
    ]);
    expect(ids).toEqual(["a", "tipi-b"]);
    expect(names(draft)).toHaveLength(5);
    expect(names(draft, "tipi-b")).toEqual(["Tipi B/1.jpg", "Tipi B/2.jpg"]);
    expect(layoutOf(draft, "tipi-b").label).toBe("Tipi B");
  });

  it("leave out the picture of a folder that is named as its plan: it becomes the layout's plan", () => {
    const folders = (...files_: readonly string[]) => [{ name: "Typ C", files: files(...files_) }];
    const { draft } = addFolders(withA, folders("Typ C/Grundriss.jpg", "Typ C/Wohnen.jpg"));
    expect(names(draft, "typ-c")).toEqual(["Typ C/Wohnen.jpg"]);
    expect(layoutOf(draft, "typ-c").plan?.studio?.file).toBe("Typ C/Grundriss.jpg");
    const again = addFolders(draft, folders("Typ C/plan 2.png")).draft;
    expect(layoutOf(again, "typ-c").plan?.studio?.file).toBe("Typ C/Grundriss.jpg");
    expect(names(again, "typ-c")).toEqual(["Typ C/Wohnen.jpg", "Typ C/plan 2.png"]);
  });
});

describe("a layout that mirrors another", () => {
  const two = addLayout(withA, "b").draft;

  it("is never its own mirror, nor that of one that mirrors it", () => {
    const mirrored = setMirror(two, "b", "a");
    expect(layoutOf(mirrored, "b").mirrorOf).toBe("a");
    expect(setMirror(mirrored, "a", "b")).toBe(mirrored);
    expect(setMirror(two, "a", "a")).toBe(two);
    expect(setMirror(two, "b", "none")).toBe(two);
    expect(layoutOf(setMirror(mirrored, "b", undefined), "b")).not.toHaveProperty("mirrorOf");
  });

  it("shows its own pictures, the other's, or the other's mirrored, recognised by their files", () => {
    const base = layoutOf(two, "a");
    const kind = (pictures: readonly DraftPicture[]) =>
      mirrorPictures(layoutOf(setPictures(two, "b", pictures), "b"), base);
    const { pictures = [] } = base;
    const mirrored = pictures.map((each) =>
      pictureOfFile({ file: `${fileOf(each)}-mirror.jpg`, ...sides, mirrorOf: fileOf(each) }, each),
    );
    expect(kind([])).toBe("own");
    expect(kind(pictures)).toBe("same");
    expect(kind(mirrored)).toBe("mirrored");
    expect(kind(mirrored.toReversed())).toBe("own");
    expect(kind(mirrored.slice(1))).toBe("own");
    expect(toProject(setPictures(two, "b", mirrored)).layouts?.[1]?.pictures?.[0]).not.toHaveProperty("studio");
  });

  it("has a plan whose rooms keep their places only if it has the same shape", () => {
    const plan = pictureOfFile({ file: "plan.svg", width: 100, height: 100 });
    const room = { name: "Ndenja", area: 20, at: [10, 10] as const };
    const planned = setPlan(two, "a", plan);
    const furnished: Draft = {
      ...planned,
      project: {
        ...planned.project,
        layouts: planned.project.layouts?.map((each) => ({ ...each, rooms: [room] })) ?? [],
      },
    };
    expect(layoutOf(setPlan(furnished, "a", { ...plan, src: "2.svg" }), "a").rooms).toEqual([room]);
    expect(layoutOf(setPlan(furnished, "a", { ...plan, width: 50 }), "a").rooms).toEqual([
      { name: "Ndenja", area: 20 },
    ]);
    expect(layoutOf(setPlan(furnished, "a", undefined), "a")).not.toHaveProperty("plan");
  });
});

describe("a layout", () => {
  it("states how many apartments use it", () => {
    const tower = addFloors(addTower(withA, "b1").draft, { tower: "b1", from: 1, to: 1 }).draft;
    const homes = addApartments(tower, { tower: "b1", floor: 1 }, ["1", "2", "3"]).draft;
    const used = changeApartments(homes, (home) => (home.label === "3" ? home : { ...home, layout: "a" }));
    expect(apartmentsByLayout(used).get("a")).toBe(2);
    expect(apartmentsByLayout(withA).get("a")).toBeUndefined();
  });

  it("is called by its id again once its name is emptied", () => {
    expect(layoutOf(setLabel(withA, "a", { locale: "sq", text: "Tipi A" }), "a").label).toBe("Tipi A");
    const named = setLabel(withA, "a", { locale: "sq", text: "x" });
    expect(layoutOf(setLabel(named, "a", { locale: "sq", text: "" }), "a")).not.toHaveProperty("label");
  });
});
