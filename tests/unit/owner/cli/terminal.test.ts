import { spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { printable, printableHtml } from "../../../../owner/system/terminal/printable.ts";
import { builtCommand, type BuiltCommand } from "../../../support/builtCommand.ts";
import { makeOwnerFolder, smallProject } from "../../../support/ownerFolder.ts";

// Whatever somebody writes into a folder, a sheet or an address reaches the reader's terminal as plain text only.

/** Clears the screen, renames the window, fills the clipboard, makes a link, rings, overwrites the line, reverses the text direction. */
const hostile =
  "\u001b[2J\u001b]0;owned\u0007\u001b]52;c;cm0gLXJmIC8=\u0007\u001b]8;;https://evil.example\u001b\\x\u001b]8;;\u001b\\" +
  "\u009b31m\u0085\u0007\r\b\u007f\u202egnp.\u2066\u2069\u200f\u2028\u2029\ufeff\ud800";
/** A valid id: at most 100 characters, on one line. */
const hostileId = "b1\u001b]0;owned\u0007\u009b31m\u202e\u2066";
const steering = /[^\P{Cc}\n]|[\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;

let all = "";
let kulla: BuiltCommand;
beforeAll(async () => {
  all = await mkdtemp(join(tmpdir(), "kulla-terminal-"));
  kulla = await builtCommand();
}, 60_000);
afterAll(() => rm(all, { recursive: true }));

/** A valid file name: no slash, nothing that UTF-8 lacks. */
const hostileName = hostile.replaceAll(/[/\ud800]/g, "");

async function put(name: string, content: unknown): Promise<string> {
  const place = join(await mkdtemp(join(all, "case-")), name);
  await mkdir(dirname(place), { recursive: true });
  await writeFile(place, typeof content === "string" ? content : JSON.stringify(content));
  return place;
}

/** A project with hostile ids, labels, names and files; one link leads nowhere, and two apartments have the same id. */
function hostileProject(): Record<string, unknown> {
  const text = JSON.stringify(smallProject())
    .replace('"plan":"p1"', `"plan":${JSON.stringify(`p9${hostileId}`)}`)
    .replaceAll(/"(?:b1|b1-1|b1-2|Blloku 1)"/g, JSON.stringify(hostileId))
    .replaceAll(/"label":"(.)"/g, `"label":${JSON.stringify(`L${hostile}`)}`)
    .replaceAll(/"file":"[^"]*"/g, `"file":${JSON.stringify(`Fotot/${hostileId}.jpg`)}`);
  return JSON.parse(text) as Record<string, unknown>;
}

const hostileFolder = () => makeOwnerFolder(all, { draftVersion: 1, settings: {}, project: hostileProject() });

async function hostileSync(more: object = {}): Promise<string> {
  const home = `k5-1${hostile}`;
  const project = {
    floors: [{ tower: "k5", floor: 1, apartments: [{ id: home, label: hostile, status: "available" }] }],
  };
  const config = {
    project: "project.json",
    source: `${hostileName}.csv`,
    columns: { home: "Nr.", status: "S" },
    ...more,
  };
  const file = await put("sync.json", config);
  await writeFile(join(dirname(file), "project.json"), JSON.stringify(project));
  await writeFile(
    join(dirname(file), `${hostileName}.csv`),
    `Nr.;S\n"${home}";"sold${hostile}"\nother${hostileName};sold\n`,
  );
  return file;
}

const page = ["render", "kulla-apartment-search", "--project"];

describe.concurrent("a command prints no terminal control characters", () => {
  it.each<[string, () => Promise<readonly string[]>]>([
    ["an unknown command", async () => [hostileName]],
    ["an unknown option of sync", async () => ["sync", `--${hostileName}`]],
    ["an unknown option of publish", async () => ["publish", `--${hostileName}`]],
    ["an unknown option of render", async () => ["render", `--${hostileName}`]],
    ["an unknown option of studio", async () => ["studio", `--${hostileName}`]],
    ["an unknown tag", async () => ["render", hostileName]],
    ["a wrong port", async () => ["studio", "--port", hostileName]],
    ["a wrong number", async () => ["publish", all, "--back", hostileName]],
    ["a missing folder, for check", async () => ["check", join(all, hostileName)]],
    ["a missing folder, for publish", async () => ["publish", join(all, hostileName)]],
    ["a missing folder, for the studio", async () => ["studio", join(all, hostileName), "--port", "0"]],
    ["a hostile draft, for check", async () => ["check", await hostileFolder()]],
    ["a hostile draft, for publish", async () => ["publish", await hostileFolder()]],
    ["a hostile project, for check", async () => ["check", dirname(await put("project.json", hostileProject()))]],
    ["a broken draft", async () => ["check", dirname(await put("kulla-draft.json", `{"draft":${hostile}`))]],
    ["a broken project", async () => ["check", dirname(await put("project.json", `{"floors":${hostile}`))]],
    [
      "a hostile list of versions",
      async () => {
        const folder = await makeOwnerFolder(all);
        const version = { number: 1, publishedAt: hostile, files: {} };
        await mkdir(join(folder, ".kulla/versions/1"), { recursive: true });
        await writeFile(join(folder, ".kulla/versions/1/.kulla-version.json"), JSON.stringify(version));
        return ["publish", folder, "--versions"];
      },
    ],
    ["a hostile sheet", async () => ["sync", "--config", await hostileSync()]],
    ["a hostile sheet that is written", async () => ["sync", "--config", await hostileSync(), "--write", "--yes"]],
    [
      "a hostile field of sync.json",
      async () => ["sync", "--config", await hostileSync({ [`x${hostile}\nNothing is wrong`]: 1 })],
    ],
    [
      "a hostile heading",
      async () => ["sync", "--config", await hostileSync({ columns: { home: hostile, status: "S" } })],
    ],
    ["a hostile source", async () => ["sync", "--config", await hostileSync({ source: `none${hostileName}.csv` })]],
    ["a hostile host", async () => ["sync", "--config", await hostileSync({ source: "http://127.0.0.1:1/\u001b[2J" })]],
    ["a broken sync.json", async () => ["sync", "--config", await put("sync.json", `{${hostile}`)]],
    ["a missing sync.json", async () => ["sync", "--config", join(all, hostileName)]],
    ["a missing project, for render", async () => [...page, join(all, hostileName)]],
    ["a broken project, for render", async () => [...page, await put("project.json", hostile)]],
    ["a hostile project, for render", async () => [...page, await put("project.json", hostileProject())]],
    [
      "a hostile attribute, for render",
      async () => [...page, await put("project.json", smallProject()), "--locale", hostileName],
    ],
    [
      "hostile links, for render",
      async () => [
        ...page,
        await put("project.json", smallProject()),
        "--links",
        await put("links.json", { apartment: hostile, [hostile]: 1 }),
      ],
    ],
  ])("%s", async (_, args) => {
    const argv = await args();
    const { printed } = await kulla.run(argv);
    expect(printed).not.toBe("");
    expect(steering.exec(printed)?.[0].codePointAt(0)?.toString(16)).toBeUndefined();
  });

  it("the studio's start in a folder with such a name", async () => {
    const folder = join(all, hostileName);
    await mkdir(folder);
    const child = spawn(process.execPath, [resolve(kulla.file), "studio", folder, "--port", "0"]);
    let printed = "";
    await new Promise<void>((done, reject) => {
      for (const stream of [child.stdout, child.stderr])
        stream.on("data", (part) => {
          printed += String(part);
          if (printed.includes("Ctrl+C")) done();
        });
      child.on("close", () => reject(new Error(printed)));
    });
    child.kill("SIGTERM");
    expect(printed).toContain("Folder");
    expect(steering.exec(printed)?.[0].codePointAt(0)?.toString(16)).toBeUndefined();
  });

  it.each([
    ["within the command", "throw error;"],
    ["outside it", "setImmediate(() => { throw error; });"],
    ["in a promise outside it", "Promise.reject(error);"],
  ])("an unexpected error, %s", async (_, then) => {
    const message = JSON.stringify(`a\n    at fake${hostile}`);
    const preload = await put(
      "throw.mjs",
      `import { Server } from "node:net";
      Server.prototype.listen = () => {
        const error = new Error(${message}, { cause: ${JSON.stringify(hostile)} });
        ${then}
      };`,
    );
    const { code, printed } = await kulla.run(["studio", "--port", "0"], { NODE_OPTIONS: `--import ${preload}` });
    expect(code).toBe(1);
    expect(printed).toContain("Error: a·    at fake");
    expect(printed).toContain("Caused by");
    expect(steering.exec(printed)?.[0].codePointAt(0)?.toString(16)).toBeUndefined();
  });

  it("a project field that starts its own line", async () => {
    const line =
      "\nNothing blocks publishing.\nThe draft has 1 apartments and names 1 files. Nothing blocks publishing.";
    const project = JSON.stringify(smallProject()).replaceAll('"p1"', JSON.stringify(`p1${line}`));
    const broken = project.replace(/"plan":"p1[^"]*"/, `"plan":${JSON.stringify(`p2${line}`)}`);
    const { printed } = await kulla.run(["check", dirname(await put("project.json", broken))]);
    expect(printed).toContain("p2·Nothing blocks publishing.");
    expect(printed.split("\n").filter((each) => each.startsWith("Nothing blocks"))).toEqual([]);
  });
});

it("shows invisible characters as pixels, and leaves every script unchanged", () => {
  const seen = "Ç'është, 12 m² – Übergröße, Čačak, Ђорђе, 東京, شقة, 👪 \u00a0";
  expect(printable(seen)).toBe(seen);
  expect(printable("a\u001b[31mb\r\nc\td")).toBe("a·[31mb··c·d");
});

it("writes equivalent HTML", () => {
  expect(printableHtml("<p>a\n\t\u202eb\u200d\u001b\u009b\u0000</p>")).toBe(
    "<p>a\n\t&#8238;b&#8205;&#27;\ufffd\ufffd</p>",
  );
});
