import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { copyOwnerFolder } from "../../support/copyOwnerFolder.ts";
import { photograph, plan, put } from "../../support/ownerFolder.ts";
import type { CommandResult } from "../../support/builtCommand.ts";
import { pdfFile } from "../../support/pdfFile.ts";
import type { Random } from "../../support/random.ts";
import { xlsxFile } from "../../support/xlsxFile.ts";
import { badBytes, badFile } from "./badFiles.ts";
import { brokenDisk, contentsOf, draftName, draftNumber, isSame, putBad, startCommand } from "./owner.ts";
import { openWindow, sentenceOf, type StudioWindow, type Reported } from "./window.ts";

/** The parts of a case: random numbers, a folder that was published once, and the conditions. */
export type Fixture = {
  readonly random: Random;
  /** To be copied, never changed. */
  readonly published: string;
  readonly scratch: string;
  /** The studio that receives requests, with its own folder. */
  readonly window: StudioWindow;
  readonly windowFolder: string;
  readonly expect: (isSo: boolean, problem: string) => void;
  /** A draft that is neither the previous nor the next one. */
  readonly breakDraft: (reported: string) => void;
};

const sources = ["Fotot/Blloku nga jugu.jpg", "Planet/kati 1.svg", "Tipi A/image1.jpg"];

/** A failed command has printed the reason. */
function expectReported({ expect }: Fixture, { code, printed }: CommandResult): void {
  expect(code === 0 || code === 1, `it ended with ${code}: ${printed.slice(0, 200)}`);
  expect(printed.trim() !== "", "nothing is said");
  expect(!/\n\s+at |\[object|\bundefined\b/.test(printed), `no sentence for an owner: ${printed.slice(0, 200)}`);
}

/** The draft is one that was saved, not older than the last one reported as saved. */
async function expectDraft({ breakDraft }: Fixture, folder: string, [least, most]: readonly [number, number]) {
  const count = await draftNumber(folder);
  if (count === undefined) breakDraft("the draft is broken");
  else if (count < least || count > most) breakDraft(`the draft is number ${count}, and not ${least} to ${most}`);
}

/** Visitors see the previous version, or a new one that is complete. */
async function expectPublished({ expect, published }: Fixture, folder: string, { code }: CommandResult): Promise<void> {
  const now = await contentsOf(join(folder, "published"));
  if (code !== 0)
    return expect(isSame(await contentsOf(join(published, "published")), now), "the published files were changed");
  const { files } = JSON.parse(textOf(now, "/.kulla-version.json") || '{"files":{}}') as {
    files: Record<string, number>;
  };
  const sizes = Object.entries(files).map(
    ([file, size]) => Buffer.from(now.get(`/${file}`) ?? "", "base64").length - size,
  );
  expect(sizes.length > 0 && sizes.every((more) => more === 0), "the published folder has lost a file");
  const drawings = [...now.keys()].filter((file) => file.endsWith(".svg")).map((file) => textOf(now, file));
  expect(!drawings.some((text) => /<script|onload=/.test(text)), "a script was published");
}

const textOf = (contents: ReadonlyMap<string, string>, file: string): string =>
  Buffer.from(contents.get(file) ?? "", "base64").toString();

async function publishAgain(fixture: Fixture, folder: string): Promise<void> {
  const { code, printed } = await startCommand(["publish", folder]).ended;
  fixture.expect(code === 0, `it does not publish once all is well: ${printed.slice(0, 200)}`);
}

/** An owner's accidents, each in its own folder. */
export const cases: Readonly<Record<string, (fixture: Fixture) => Promise<void>>> = {
  "a bad file, published": async (fixture) => {
    const folder = await copyOwnerFolder(fixture.published, fixture.scratch);
    const path = fixture.random.pick(sources);
    const good = await readFile(join(folder, path));
    const bad = badFile(good, fixture.random);
    await putBad(folder, path, bad);
    const ran = await startCommand(["publish", folder]).ended;
    expectReported(fixture, ran);
    fixture.expect(ran.code === 0 || ran.printed.includes(path), `${path}, ${bad.kind}: its name is not reported`);
    await expectPublished(fixture, folder, ran);
    await expectDraft(fixture, folder, [0, 0]);
    await putBad(folder, path, { kind: "good", bytes: good });
    await publishAgain(fixture, folder);
  },
  "a bad draft, opened": async (fixture) => {
    const folder = await copyOwnerFolder(fixture.published, fixture.scratch);
    const { bytes } = badBytes(await readFile(join(folder, draftName)), fixture.random);
    await putBad(folder, draftName, { kind: "bad", bytes });
    const window = await openWindow(folder);
    const reported = await window.ask("GET", "/api/draft");
    const isRead = typeof reported.body["text"] === "string";
    fixture.expect(
      reported.status === 200 && (isRead || sentenceOf(reported) !== ""),
      "the reason why it cannot be read is not reported",
    );
    if (!isRead) {
      const refused = await window.save(1);
      fixture.expect(refused.status >= 400 && sentenceOf(refused) !== "", "it was overwritten");
      fixture.expect((await readFile(join(folder, draftName))).equals(bytes), "the bad draft was changed");
      fixture.expect((await window.ask("POST", "/api/draft/restore", { body: "{}" })).status === 200, "no way back");
    }
    await window.studio.stop();
    // The previous one is number 1.
    if (!isRead) await expectDraft(fixture, folder, [0, 1]);
  },
  "something bad, sent": sendBad,
  "a disk that is full, publishing": (fixture) =>
    publishOn(fixture, brokenDisk("full", fixture.random.below(fixture.random.chance(0.5) ? 4000 : 45_000))),
  "a disk that can only be read, publishing": (fixture) => publishOn(fixture, brokenDisk("readOnly")),
  "a disk that is full, saving": async (fixture) => {
    const folder = await copyOwnerFolder(fixture.published, fixture.scratch);
    const window = await openWindow(folder, brokenDisk("full", 2000 + fixture.random.below(20_000)));
    let safe = 0;
    for (let count = 1; count < 40; count += 1) {
      const reported = await window.save(count);
      if (reported.status === 200) safe = count;
      else
        fixture.expect(
          reported.status === 507 && sentenceOf(reported).includes("full"),
          `${reported.status}: ${reported.text}`,
        );
    }
    fixture.expect((await window.ask("GET", "/api/state")).status === 200, "the studio has crashed");
    await window.studio.stop();
    await expectDraft(fixture, folder, [safe, safe]);
  },
  "killed while it saves": async (fixture) => {
    const folder = await copyOwnerFolder(fixture.published, fixture.scratch);
    const window = await openWindow(folder);
    const saves = 1 + fixture.random.below(5);
    let safe = 0;
    while (safe < saves) if ((await window.save(safe + 1)).status === 200) safe += 1;
    const last = window.save(safe + 1).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, fixture.random.below(12)));
    await window.studio.kill();
    if ((await last)?.status === 200) safe += 1;
    await expectDraft(fixture, folder, [safe, saves + 1]);
    const again = await openWindow(folder);
    const count = (await draftNumber(folder)) ?? 0;
    fixture.expect((await again.save(count + 1)).status === 200, "it cannot be saved after that");
    await again.studio.stop();
    await expectDraft(fixture, folder, [count + 1, count + 1]);
  },
  "killed while it publishes": async (fixture) => {
    const folder = await copyOwnerFolder(fixture.published, fixture.scratch);
    await put(folder, "Tipi A/image1.jpg", await photograph(400, 300, 3 + fixture.random.below(1000)));
    const running = startCommand(["publish", folder]);
    const timer = setTimeout(running.kill, fixture.random.below(2500));
    await running.ended;
    clearTimeout(timer);
    await expectDraft(fixture, folder, [0, 0]);
    await publishAgain(fixture, folder);
    await expectPublished(fixture, folder, { code: 0, printed: "" });
  },
};

async function publishOn(fixture: Fixture, disk: Readonly<Record<string, string>>): Promise<void> {
  const folder = await copyOwnerFolder(fixture.published, fixture.scratch);
  await put(folder, "Tipi A/image1.jpg", await photograph(400, 300, 3 + fixture.random.below(1000)));
  const ran = await startCommand(["publish", folder], disk).ended;
  expectReported(fixture, ran);
  await expectPublished(fixture, folder, ran);
  await expectDraft(fixture, folder, [0, 0]);
  await publishAgain(fixture, folder);
}

const list = xlsxFile({
  Banesat: [
    ["Banesa", "Gjendja"],
    ["1", "E shitur"],
  ],
});
const badDrafts = ["null", "5", "[]", '{"draftVersion":2}', '{"draftVersion":1}', '{"__proto__":{"draftVersion":1}}'];
const badPaths = [
  "../x.jpg",
  draftName,
  ".kulla/lock.json",
  "a\0b.jpg",
  "x".repeat(300),
  "/etc/x.jpg",
  "",
  "a/../b.jpg",
];

type Send = (fixture: Fixture) => Promise<Reported>;

const sends: readonly Send[] = [
  ({ window, random }) => window.ask("POST", "/api/sheet", { body: badBytes(list, random).bytes }),
  ({ window, random }) =>
    window.ask("POST", "/api/pdf?path=b.pdf", { body: badBytes(pdfFile(["Kulla", "Plan"]), random).bytes }),
  ({ window, random }) => {
    const [draft, revision] = [random.pick(badDrafts), random.pick(["x", ""])];
    return window.ask("PUT", "/api/draft", { body: `{"draft":${draft},"revision":"${revision}"}` });
  },
  ({ window, random }) =>
    window.ask("PUT", "/api/draft", { body: badBytes(Buffer.from(JSON.stringify({ draft: plan })), random).bytes }),
  ({ window, random }) =>
    window.ask("POST", `/api/files?path=${encodeURIComponent(random.pick(badPaths))}`, { body: "a picture" }),
  ({ window, random }) =>
    window.askFile(`pdf?path=${random.pick(["b.pdf", "..", ""])}&page=${random.pick([-1, 1e9, "x"])}&width=1e9`),
  ({ window, random }) =>
    window.ask(
      "POST",
      random.pick(["/api/folder", "/api/versions/back", "/api/upload", "/api/test-message", "/api/foreign"]),
      {
        body: random.pick(["", "{", "[]", '{"folder":5}', '{"number":1e99}', '{"command":"rm","confirmed":"yes"}']),
      },
    ),
];

async function sendBad(fixture: Fixture): Promise<void> {
  const { window, windowFolder, random, expect } = fixture;
  const before = await readFile(join(windowFolder, draftName));
  const reported = await random.pick(sends)(fixture);
  const isAnswer =
    reported.status === 200 || (reported.status >= 400 && reported.status !== 500 && sentenceOf(reported) !== "");
  expect(isAnswer, `${reported.status} without a sentence: ${reported.text.slice(0, 200)}`);
  expect((await window.ask("GET", "/api/state")).status === 200, "the studio has crashed");
  if (!(await readFile(join(windowFolder, draftName))).equals(before))
    fixture.breakDraft("something bad became the draft");
}
