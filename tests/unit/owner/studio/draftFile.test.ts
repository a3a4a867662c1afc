import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseProject } from "../../../../src/project/parseProject.ts";
import { newDraft, type Draft } from "../../../../owner/studio/draft/draft.ts";
import { isInFolder } from "../../../../owner/studio/draft/file/folderAddress.ts";
import { readDraft, writeDraft } from "../../../../owner/studio/draft/file/readDraft.ts";
import { draftFromProjectFile } from "../../../../owner/studio/draft/file/draftFromProjectFile.ts";
import { toProject } from "../../../../owner/studio/draft/file/toProject.ts";
import { migrateToVersion2 } from "../../../../owner/studio/draft/file/migrateToVersion2.ts";

const sampleText = readFileSync("public/project/project.json", "utf8");
const base = "https://kulla.example/project/project.json";

const draftOf = (text: string): Draft => {
  const result = draftFromProjectFile(text);
  if (!result.ok) throw new Error(result.failure.message);
  expect(result.notes).toEqual([]);
  return result.draft;
};

describe("a published project in the studio", () => {
  it.each(["blocks", "mixed"])("of version 2 is exported unchanged: %s", (name) => {
    const text = readFileSync(`tests/fixtures/projects/${name}/project.json`, "utf8");
    expect(JSON.stringify(toProject(draftOf(text)))).toBe(JSON.stringify(JSON.parse(text)));
  });

  it("of version 1 is exported as version 2, otherwise unchanged", () => {
    expect(JSON.stringify(toProject(draftOf(sampleText)))).toBe(
      JSON.stringify(migrateToVersion2(JSON.parse(sampleText))),
    );
    const numbers = sampleText.replaceAll(/"(?:number|home|label)":\s*"?[^",}]+"?/g, "").replace(/"version":\s*1/, "");
    const again = JSON.stringify(toProject(draftOf(sampleText)))
      .replaceAll(/"(?:number|home|label)":\s*"?[^",}]+"?/g, "")
      .replace(/"version":\s*2/, "");
    expect(again.replaceAll(/\s/g, "")).toBe(numbers.replaceAll(/\s/g, ""));
  });

  it.each(["public/project", "tests/fixtures/projects/house"])(
    "of version 1 is read by visitors as before: %s",
    (folder) => {
      const text = readFileSync(`${folder}/project.json`, "utf8");
      const before = parseProject(JSON.parse(text), base);
      const after = parseProject(JSON.parse(JSON.stringify(toProject(draftOf(text)))), base);
      expect(after).toEqual({ ...before, project: { ...before.project, version: 2 } });
    },
  );

  it("survives being stored as a draft", () => {
    const draft = draftOf(sampleText);
    expect(readDraft(writeDraft(draft))).toEqual({ ok: true, draft, notes: [] });
  });

  it("keeps fields it does not know, and reports them", () => {
    const result = draftFromProjectFile(
      '{"version":2,"name":"A","towers":[{"id":"a","name":"A","crane":7}],"floors":[],"moon":{}}',
    );
    expect(result).toMatchObject({ ok: true, draft: { project: { moon: {}, towers: [{ crane: 7 }] } } });
    expect(result.ok && result.notes.map(({ path }) => path)).toEqual(["towers[0].crane", "moon"]);
  });

  it("loses only broken parts, and reports where", () => {
    const result = draftFromProjectFile(
      '{"version":2,"name":"A","towers":[{"id":"a","name":"A","fadeMs":"soon"},{"name":"B"}],"floors":[{"tower":"a","floor":1,"apartments":[{"id":"x"},{"id":7}]}]}',
    );
    expect(result).toMatchObject({
      ok: true,
      draft: { project: { towers: [{ id: "a", name: "A" }], floors: [{ apartments: [{ id: "x" }] }] } },
    });
    expect(result.ok && result.notes.map(({ path }) => path)).toEqual([
      "towers[0].fadeMs",
      "towers[1]",
      "floors[0].apartments[1].id",
      "floors[0].apartments[1]",
    ]);
  });

  it("ignores the studio's notes in a received file", () => {
    const result = draftFromProjectFile(
      '{"version":2,"name":"A","towers":[],"floors":[],"layouts":[{"id":"1","plan":{"src":"a.png","width":1,"height":1,"alt":"","studio":{"file":"../../etc/passwd"}}}]}',
    );
    expect(JSON.stringify(result)).not.toContain("passwd");
  });
});

describe("a draft's file", () => {
  it.each([
    ["cut in half", writeDraft(newDraft("A")).slice(0, 60), "cutInHalf"],
    ["empty", "", "cutInHalf"],
    ["of a later version", '{"draftVersion":2,"project":{}}', "laterVersion"],
    ["that is a list", "[]", "noDraft"],
    ["with an invalid project", '{"draftVersion":1,"project":{"version":3}}', "noDraft"],
  ])("%s is refused with a sentence", (_, text, code) => {
    const read = readDraft(text);
    expect(read).toMatchObject({ ok: false, failure: { code } });
    expect(!read.ok && read.failure.message).toMatch(/^The .+\.$/);
  });

  it("reports nothing else about a file that is not a project file", () => {
    expect(draftFromProjectFile('{"version":3}')).toMatchObject({ ok: false, failure: { code: "laterVersion" } });
    expect(draftFromProjectFile("null")).toMatchObject({ ok: false, failure: { code: "noProject" } });
    expect(draftFromProjectFile('{"version":"x"}')).toMatchObject({ ok: false, failure: { code: "noProject" } });
  });

  it("cannot name a file outside the owner's folder", () => {
    expect(["fotot/k5.jpg", "a b/ë.png"].every(isInFolder)).toBe(true);
    expect(["../a.png", "/etc/passwd", "C:\\a.png", "a/../../b", "\\\\host\\a", "", 7].some(isInFolder)).toBe(false);
    const draft = newDraft("A");
    const picture = { src: "a.jpg", width: 4, height: 3, alt: "", studio: { file: "../a.jpg" } };
    const read = readDraft(writeDraft({ ...draft, project: { ...draft.project, site: { picture } } }));
    expect(read.ok && read.draft.project.site?.picture).toEqual({ src: "a.jpg", width: 4, height: 3, alt: "" });
  });

  it("keeps the studio's notes private", () => {
    const draft = newDraft("A");
    const picture = { src: "a.jpg", width: 4, height: 3, alt: "", studio: { file: "fotot/a.jpg" } };
    const noted: Draft = {
      ...draft,
      project: {
        ...draft.project,
        site: { picture },
        floors: [{ tower: "a", floor: 1, apartments: [{ id: "x", studio: { typedStatus: "rez?" } }] }],
      },
    };
    expect(readDraft(writeDraft(noted))).toMatchObject({ ok: true, draft: noted });
    expect(JSON.stringify(toProject(noted))).not.toMatch(/studio|fotot|rez/);
  });
});
