import { mkdtemp, readdir, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openSources } from "../../../../owner/studio/server/publish/sourceBytes.ts";
import { copyInto } from "../../../../owner/studio/server/site/copyInto.ts";
import { put } from "../../../support/ownerFolder.ts";

let all = "";
beforeAll(async () => void (all = await realpath(await mkdtemp(join(tmpdir(), "kulla-copy-")))));
afterAll(() => rm(all, { recursive: true }));

it("copies to a site only the content that was checked, also if another program writes another one in between", async () => {
  const [root, to] = [join(all, "owner"), await mkdtemp(join(all, "site-"))];
  await put(root, "note.txt", "checked");
  const sources = await openSources({ root });
  const swapped: typeof sources = {
    ...sources,
    hash: async (path) => {
      const hash = await sources.hash(path);
      await writeFile(join(root, path), "<?php");
      return hash;
    },
  };
  const notes: string[] = [];
  const report = (sentence: string) => void notes.push(sentence);
  expect(await copyInto({ from: [{ folder: { root }, sources: swapped }], to, report }, "note.txt")).toBe(false);
  expect(notes).toEqual(["note.txt was changed while it was copied: run the command again."]);
  expect(await readdir(to)).toEqual([]);
});

const files: Readonly<Record<string, string>> = {
  "shell.php": "1",
  "x.php.json": "{}",
  ".htaccess": "Options +ExecCGI",
  "sub/.git/config": "1",
  "run.cgi": "1",
  "list.xlsx": "1",
  "kulla-draft.json": "{}",
  "prices.jsonl": "{}",
  "text.txt": "#!/bin/sh",
  "picture.jpg": "<script>1</script>",
  "picture.svg": `<!--${" ".repeat(70_000)}--><svg onload="1"/>`,
};
for (const [path, text] of Object.entries(files))
  it(`copies no program, hidden file or file of the studio to a site, whatever lists it: ${path}`, async () => {
    const [root, to] = [await mkdtemp(join(all, "owner-")), await mkdtemp(join(all, "site-"))];
    await put(root, path, text);
    const from = [{ folder: { root }, sources: await openSources({ root }) }];
    const notes: string[] = [];
    await copyInto({ from, to, report: (sentence) => void notes.push(sentence) }, path);
    expect(await readdir(to)).toEqual([]);
    expect(notes).toEqual([expect.stringContaining(path)]);
  });
