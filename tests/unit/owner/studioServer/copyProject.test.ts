import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copyProject } from "../../../../owner/studio/server/site/copyProject.ts";
import { put } from "../../../support/ownerFolder.ts";

let all = "";
beforeAll(async () => void (all = await mkdtemp(join(tmpdir(), "kulla-tours-"))));
afterAll(() => rm(all, { recursive: true }));

const project = {
  version: 2,
  name: "Qendra",
  contact: {},
  towers: [{ id: "b1" }],
  floors: [
    {
      tower: "b1",
      floor: 1,
      apartments: [
        { id: "b1-1", label: "1", tour: "above" },
        { id: "b1-2", label: "2", tour: "near" },
        { id: "b1-3", label: "3", tour: "own" },
        { id: "b1-4", label: "4", tour: "gone" },
        { id: "b1-5", label: "5", tour: "web" },
      ],
    },
  ],
  tours: [
    { id: "above", url: "../../tours/9/index.htm" },
    { id: "near", url: "../tours/1/index.htm" },
    { id: "own", url: "tours/2/" },
    { id: "gone", url: "tours/3/index.htm" },
    { id: "web", url: "https://tours.example/4" },
  ],
};

/** The site's project.json, its project as read, and the sentences. */
async function copied(json: object) {
  const root = await mkdtemp(join(all, "owner-"));
  const published = join(root, "project");
  await put(published, "project.json", JSON.stringify(json));
  await put(published, "tours/2/index.htm", "<!doctype html>");
  await put(root, "tours/1/index.htm", "<!doctype html>");
  const site = join(root, "site");
  await mkdir(join(site, "project"), { recursive: true });
  const notes: string[] = [];
  const found = await copyProject({ root: published }, site, (sentence) => notes.push(sentence));
  return { notes, found, text: await readFile(join(site, "project/project.json"), "utf8") };
}

describe("a tour whose files a site does not have", () => {
  it("is left out of the site with a sentence, and its apartments offer none; the other tours stay", async () => {
    const { notes, found, text } = await copied(project);
    expect(notes).toEqual([
      expect.stringMatching(
        /^project\.json: tours\[0\]\.url: "\.\.\/\.\.\/tours\/9\/index\.htm" lies above \.\.\/tours\/,/,
      ),
      "project.json: tours[3].url: there is no file tours/3/index.htm: a site leaves this tour out. Correct its address, or put the tour there.",
    ]);
    expect(found.tours.map(({ id }) => id)).toEqual(["near", "own", "web"]);
    const apartments = found.floors.flatMap((floor) => floor.apartments);
    expect(apartments.map(({ tour }) => tour)).toEqual([undefined, "near", "own", undefined, "web"]);
    expect(text).not.toMatch(/tours\/9|tours\/3/);
  });

  it("changes nothing in a project whose tours are all there", async () => {
    const whole = { ...project, tours: project.tours.toSpliced(3, 1).slice(1) };
    const floors = project.floors.map((floor) => ({ ...floor, apartments: floor.apartments.slice(1, 3) }));
    const json = { ...whole, floors, buildingWord: {} };
    const { notes, text } = await copied(json);
    expect([notes, text]).toEqual([[], JSON.stringify(json)]);
  });
});

describe("a site's project.json", () => {
  it("calls the buildings of a project without a word of its own buildings, not towers", async () => {
    const { tours: _, ...withoutTours } = project;
    const { text } = await copied({ ...withoutTours, floors: [] });
    expect(JSON.parse(text)).toMatchObject({ name: "Qendra", buildingWord: { en: ["building", "buildings"] } });
    const own = { ...withoutTours, floors: [], buildingWord: { en: ["wing"] } };
    expect((await copied(own)).text).toBe(JSON.stringify(own));
  });
});
