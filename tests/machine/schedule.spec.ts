import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { newMachine } from "../support/cleanClone.ts";
import { runShell } from "../support/runContainerfile.ts";

// The manual's examples for an owner's schedule (cron, container, GitHub Action), run as written there, in an
// owner's repository with Kulla from npm's own package.
test.describe.configure({ mode: "serial", timeout: 180_000 });

const sheet = (status: string, note = "") => `Nr.,Statusi,Shënime\na1,${status},Arta Krasniqi\na2,E lirë${note},\n`;
const homes = { apartments: ["a1", "a2", "a3"].map((id) => ({ id, label: id, status: "available" })) };

let scratch = "";
let owner = "";
let environment: NodeJS.ProcessEnv = {};
let manual = "";

/** Like a runner's shell: stops at the first line that fails. Returns the exit code. */
const run = (lines: string, folder = owner): Promise<number> =>
  runShell(`set -e\n${lines}`, folder, environment).then(
    () => 0,
    () => 1,
  );

const outputOf = async (line: string): Promise<string> => (await runShell(line, owner, environment)).stdout;

type Pushed = Readonly<Record<string, unknown>> & { readonly homes: Readonly<Record<string, { status: unknown }>> };

/** The availability that the action has pushed. */
const pushed = async (revision = "main"): Promise<Pushed> =>
  JSON.parse(await outputOf(`git show origin/${revision}:site/project/availability.json`)) as Pushed;

const statusOf = async (home: string) => (await pushed()).homes[home]?.status;

/** The shell steps of the manual's action, and whether each runs after a failure. */
function actionSteps(): readonly { readonly lines: string; readonly isAlways: boolean }[] {
  const yaml = /```yaml\nname: availability\n([^]*?)```/.exec(manual)?.[1] ?? "";
  const steps = yaml
    .slice(yaml.indexOf("steps:"))
    .split(/^ {6}- /m)
    .slice(1);
  return steps.flatMap((step) => {
    const [, line = ""] = /^\s*run: (?!\|)(.+)$/m.exec(step) ?? [];
    const [, block = ""] = /^\s*run: \|\n([^]*)$/m.exec(step) ?? [];
    return line || block ? [{ lines: line || block, isAlways: step.includes("if: always()") }] : [];
  });
}

/** One run of the action in a fresh checkout, like on a runner: true if no step failed. */
async function runAction(): Promise<boolean> {
  await rm(owner, { recursive: true, force: true });
  await runShell(`git clone -q ${join(scratch, "remote.git")} ${owner}`, scratch, environment);
  let isGood = true;
  for (const { lines, isAlways } of actionSteps()) if (isGood || isAlways) isGood = (await run(lines)) === 0 && isGood;
  return isGood;
}

async function ownerPushes(csv: string): Promise<void> {
  await writeFile(join(owner, "homes.csv"), csv);
  await outputOf("git commit -qam Sheet && git push -q");
}

test.beforeAll(async () => {
  // A hook has the project's own time limit, and this one installs packages.
  test.setTimeout(180_000);
  scratch = await mkdtemp(join(tmpdir(), "kulla-schedule-"));
  owner = join(scratch, "owner");
  manual = await readFile("docs/owners/sync.md", "utf8");
  const person = { GIT_AUTHOR_NAME: "Owner", GIT_AUTHOR_EMAIL: "owner@example.com" };
  const committer = { GIT_COMMITTER_NAME: "Owner", GIT_COMMITTER_EMAIL: "owner@example.com" };
  environment = { ...newMachine(join(scratch, "home")), ...person, ...committer };
  await mkdir(join(owner, "site/project"), { recursive: true });
  await mkdir(join(scratch, "home"));
  await runShell("git init -q --bare -b main remote.git", scratch, environment);
  await runShell(`npm pack --silent --pack-destination ${owner} ${resolve("dist/package")}`, scratch, environment);
  const files = {
    "package.json": JSON.stringify({ private: true, dependencies: { kulla: "file:kulla-1.0.0.tgz" } }),
    ".gitignore": "node_modules/\n",
    "homes.csv": sheet("E lirë"),
    "sync.json": JSON.stringify({
      project: "site/project/project.json",
      source: "homes.csv",
      columns: { home: "Nr.", status: "Statusi" },
      maxChange: 1,
      out: "site/project/availability.json",
    }),
    "site/project/project.json": JSON.stringify({
      version: 2,
      name: "Blloku",
      towers: [{ id: "a", name: "A" }],
      floors: [{ tower: "a", floor: 0, ...homes }],
    }),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(owner, name), text);
  await outputOf("npm install --silent");
  await outputOf("git init -q -b main && git add --all && git commit -qm Apartments");
  await outputOf(`git remote add origin ${join(scratch, "remote.git")} && git push -qu origin main`);
});

test.afterAll(() => rm(scratch, { recursive: true, force: true }));

test("the action pushes the sheet's statuses; if nothing has changed, only the time of the check", async () => {
  expect(actionSteps().map(({ lines }) => lines.trim().split(" ", 2).join(" "))).toEqual([
    "npm ci",
    "npx kulla",
    "git config",
  ]);
  await ownerPushes(sheet("Shitur"));
  expect(await runAction()).toBe(true);
  expect(await statusOf("a1")).toBe("sold");
  expect(await runAction()).toBe(true);
  const [before, after] = [await pushed("main~"), await pushed("main")];
  const { generatedAt, revision } = after;
  expect(after).toEqual({ ...before, generatedAt, revision });
  expect(Number(revision)).toBeGreaterThan(Number(before["revision"]));
});

test("the action fails for an unknown word, and still pushes the valid rows", async () => {
  await ownerPushes(sheet("Rezervuar", "-ndoshta"));
  expect(await runAction()).toBe(false);
  expect(await statusOf("a1")).toBe("reserved");
  expect(await statusOf("a2")).toBe("available");
});

test("the container's line writes the file into the given folder", async () => {
  const line = /^podman run .*docker\.io\/library\/node:24-slim (npx kulla sync .*)$/m.exec(manual)?.[1] ?? "";
  await writeFile(join(owner, "homes.csv"), sheet("Shitur"));
  expect(await run(line)).toBe(0);
  expect(await readFile(join(owner, "site/project/availability.json"), "utf8")).toContain('"sold"');
});

test("the cron line sends an e-mail only if a person is needed", async () => {
  const cron = /^\*\/15 \* \* \* \* (cd \/srv\/kulla && .*)$/m.exec(manual)?.[1] ?? "";
  // In this folder are both the program and the list.
  const line = `mail() { cat > mail.txt; }\n${cron.replace("/srv/kulla", owner).replace("/srv/homes", owner)}`;
  const mail = () => readFile(join(owner, "mail.txt"), "utf8").catch(() => "");
  await writeFile(join(owner, "homes.csv"), sheet("E lirë", "-ndoshta"));
  expect(await run(line)).toBe(0);
  expect(await mail()).toContain("E lirë-ndoshta");
  expect(await mail()).not.toContain("Arta Krasniqi");
  await rm(join(owner, "mail.txt"));
  await writeFile(join(owner, "homes.csv"), sheet("Shitur"));
  expect(await run(line)).toBe(0);
  expect(await mail()).toBe("");
});
