import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { lockFolder } from "../../../../owner/studio/server/folder/folderLock.ts";
import { findFolder } from "../../../../owner/studio/server/folder/ownerFolder.ts";
import { checkFolder } from "../../../../owner/studio/server/publish/checkFolder.ts";
import { publishFolder } from "../../../../owner/studio/server/publish/publishFolder.ts";
import { makeOwnerFolder, smallDraft } from "../../../support/ownerFolder.ts";

let all = "";
beforeAll(async () => void (all = await mkdtemp(join(tmpdir(), "kulla-texts-"))));
afterAll(() => rm(all, { recursive: true }));

it("texts in a language that the elements do not speak are published next to the project, and again after each change", async () => {
  const words = { sr: { towers: "Zgrade", "failure.offline": "Nema veze" }, sq: { towers: "Blloqet" } };
  const draftWith = (own: object) => smallDraft({ locales: ["sq", "sr"] }, { words: own });
  const root = await makeOwnerFolder(all, draftWith(words));
  const folder = await findFolder(root);
  const lock = await lockFolder(folder, "a test");
  const publish = () => publishFolder({ folder, lock, onProgress: () => {} });
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(root, "published", name), "utf8"));
  expect(await publish()).toMatchObject({ kind: "published", version: { number: 1 } });
  expect(await read("project.json")).toMatchObject({ texts: { sr: "texts.sr.json" } });
  expect(await read("texts.sr.json")).toEqual({ towers: "Zgrade", failure: { offline: "Nema veze" } });
  expect(
    (await checkFolder(await findFolder(join(root, "published")))).problems.filter(
      ({ severity }) => severity === "blocks",
    ),
  ).toEqual([]);
  expect(await publish()).toMatchObject({ kind: "unchanged" });
  await writeFile(join(root, "kulla-draft.json"), JSON.stringify(draftWith({ ...words, sr: { towers: "Kule" } })));
  expect(await publish()).toMatchObject({ kind: "published", version: { number: 2 } });
  expect(await read("texts.sr.json")).toEqual({ towers: "Kule" });
  await lock.release();
});
