import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { visitorChanges } from "../../../../owner/studio/draft/changes/visitorChanges.ts";
import type { DraftProject } from "../../../../owner/studio/draft/draft.ts";
import { readDraft } from "../../../../owner/studio/draft/file/readDraft.ts";
import { draftFromProjectFile } from "../../../../owner/studio/draft/file/draftFromProjectFile.ts";
import { lockFolder } from "../../../../owner/studio/server/folder/folderLock.ts";
import { findFolder } from "../../../../owner/studio/server/folder/ownerFolder.ts";
import { publishFolder } from "../../../../owner/studio/server/publish/publishFolder.ts";
import {
  makeOwnerFolder,
  photograph,
  picture,
  plan,
  put,
  smallDraft,
  smallProject,
} from "../../../support/ownerFolder.ts";

let all = "";
let published: DraftProject;
beforeAll(async () => {
  all = await mkdtemp(join(tmpdir(), "kulla-changes-"));
  published = await publish();
}, 60_000);
afterAll(() => rm(all, { recursive: true }));

/** What visitors see of a draft, with `files` next to it. */
async function publish(file = smallDraft(), files: Readonly<Record<string, string | Buffer>> = {}) {
  const folder = await findFolder(await makeOwnerFolder(all, file));
  for (const [name, bytes] of Object.entries(files)) await put(folder.root, name, bytes);
  const lock = await lockFolder(folder, "a test");
  await publishFolder({ folder, lock, onProgress: () => {} });
  await lock.release();
  const result = draftFromProjectFile(await readFile(join(folder.root, "published/project.json"), "utf8"));
  if (!result.ok) throw new Error(result.failure.message);
  return result.draft.project;
}

const draft = (more: object = {}): DraftProject => {
  const read = readDraft(JSON.stringify(smallDraft(more)));
  if (!read.ok) throw new Error(read.failure.message);
  return read.draft.project;
};

type Floor = { readonly apartments: readonly object[] };
const [floor] = smallProject()["floors"] as readonly [Floor];
const [one, two] = floor.apartments;

describe("the changes that publishing makes for visitors", () => {
  it("are empty for the published draft", () => {
    expect(visitorChanges(published, draft())).toEqual([]);
  });

  it("are empty, too, if pictures have an owner's names, the same names, or two sizes", async () => {
    const [name, alike] = ["Shtëpia ime – ballë (1) #2 100%.JPG", "shtepia ime - balle 1 2 100.jpg"];
    const drawing = "Skanim plani kati 1.SVG";
    const own = (file: string) => picture(encodeURIComponent(file), [400, 300], file);
    const { towers, plans } = smallProject() as { towers: readonly object[]; plans: readonly object[] };
    const more = {
      towers: towers.map((tower) => ({ ...tower, picture: own(name) })),
      plans: plans.map((each) => ({ ...each, picture: picture(encodeURIComponent(drawing), [100, 100], drawing) })),
      layouts: [{ id: "a", pictures: [own(name), own(alike)] }],
    };
    const files = { [name]: await photograph(400, 300), [alike]: await photograph(400, 300, 2), [drawing]: plan };
    expect(visitorChanges(await publish(smallDraft(more), files), draft(more))).toEqual([]);
    const layouts = [{ id: "a", pictures: [own(name)] }];
    expect(visitorChanges(await publish(smallDraft(more), files), draft({ ...more, layouts }))).toMatchObject([
      { kind: "removedPicture", at: ["layouts", 0, "pictures", 1] },
      { kind: "part", at: ["layouts"] },
    ]);
  });

  it("do not include since when a price applies, nor the previous price", () => {
    const floors = published.floors.map((each) => ({
      ...each,
      apartments: each.apartments.map((apartment) => ({
        ...apartment,
        ...(apartment.price && { price: { ...apartment.price, since: "2026-11-29", before: 95_000 } }),
      })),
    }));
    expect(visitorChanges({ ...published, floors }, published)).toEqual([]);
  });

  it("are listed apartment by apartment: statuses, prices, facts, new and removed ones", () => {
    const price = { kind: "from", amount: 95000, currency: "EUR" };
    const apartments = [
      { ...one, status: "sold", price },
      { id: "b1-3", label: "3", layout: "a", status: "available" },
    ];
    const changes = visitorChanges(published, draft({ floors: [{ ...floor, apartments }] }));
    expect(changes.map(({ kind, at, isGone = false }) => [kind, at.join("."), isGone])).toEqual([
      ["status", "floors.0.apartments.0", false],
      ["price", "floors.0.apartments.0", false],
      ["newHome", "floors.0.apartments.1", false],
      ["removedHome", "floors.0.apartments.1", true],
    ]);
    expect(changes[0]?.apartments?.map(({ status }) => status)).toEqual(["available", "sold"]);
    const wider = [one, { ...two, area: 60 }];
    expect(visitorChanges(published, draft({ floors: [{ ...floor, apartments: wider }] }))).toMatchObject([
      { kind: "home", at: ["floors", 0, "apartments", 1] },
    ]);
  });

  it("are listed for outlines, floors, pictures and all other parts", () => {
    const floors = [
      { ...floor, outline: "M10 10H80V90H10Z" },
      { tower: "b1", floor: 2, apartments: [] },
    ];
    const layouts = [{ id: "a", pictures: [picture("layouts/a/2.jpg", [400, 300], "Tipi A/image2.jpg")] }];
    const contact = { phone: "+383 38 1" };
    const kinds = visitorChanges(published, draft({ floors, layouts, contact })).map(
      ({ kind, at }) => `${kind} ${at[0]}`,
    );
    expect(kinds).toEqual([
      "newFloor floors",
      "outline floors",
      "newPicture layouts",
      "removedPicture layouts",
      "part layouts",
      "part contact",
    ]);
  });
});
