import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { makeCleanClone, newMachine } from "../support/cleanClone.ts";
import { runContainerfile, runShell, type ContainerfileRun } from "../support/runContainerfile.ts";
import { isFree, reservedPort } from "../support/portOfOurs.ts";

// A new machine: a clean clone, an empty home folder, and the Containerfile's instructions in order. Its folder is outside of this
// repository, because Node would otherwise find the packages here.
test.describe.configure({ mode: "serial", timeout: 600_000 });

let scratch = "";
let environment: NodeJS.ProcessEnv = {};
let container: ContainerfileRun;
const running = new Set<ChildProcess>();

test.beforeAll(async () => {
  test.setTimeout(600_000);
  scratch = await mkdtemp(join(tmpdir(), "kulla-new-machine-"));
  environment = newMachine(join(scratch, "home"));
  await mkdir(join(scratch, "home"));
  await makeCleanClone(join(scratch, "clone"));
  container = await runContainerfile({ context: join(scratch, "clone"), scratch, environment });
});

test.afterEach(() => {
  for (const { pid, exitCode } of running) if (pid && exitCode === null) process.kill(-pid);
  running.clear();
});

test.afterAll(async () => {
  // Thousands of files, on a busy disk.
  test.setTimeout(600_000);
  await rm(scratch, { recursive: true, force: true });
});

/** Starts a server in its own process group; returns its output so far. */
function start(command: readonly string[], cwd: string, settings: NodeJS.ProcessEnv): () => string {
  const [program = "", ...args] = command;
  const child = spawn(program, args, { cwd, env: { ...environment, ...settings }, detached: true });
  running.add(child);
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += String(chunk)));
  child.once("exit", (code) => (printed += `\nIt has ended with ${code}.`));
  return () => printed;
}

/** SHA-256 of every file below a folder, by its path. */
async function hashes(folder: string): Promise<Readonly<Record<string, string>>> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  const hash = async (path: string) =>
    createHash("sha256")
      .update(await readFile(path))
      .digest("hex");
  return Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path.slice(folder.length), await hash(path)] as const)),
  );
}

/** The warnings of a command. Slow plugins, which only show that the machine is busy, and npm's notices are not included. */
function warningsOf(command: string): readonly string[] {
  const step = container.steps.find((each) => each.command === command);
  if (!step) throw new Error(`The Containerfile does not run "${command}".`);
  const text = step.stderr.replace(/^\[PLUGIN_TIMINGS\][^]*?See https:\S+.*$/gm, "");
  return text.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("npm notice"));
}

async function expectSite(origin: string): Promise<void> {
  for (const [path, type] of [
    ["/", "text/html"],
    ["/en/apartments/k5-03-07/", "text/html"],
    ["/widgets/kulla.js", "text/javascript"],
    ["/sw.js", "text/javascript"],
    ["/project/project.json", "application/json"],
  ] as const) {
    const answer = await fetch(origin + path);
    expect([path, answer.status, answer.headers.get("Content-Type")]).toEqual([
      path,
      200,
      expect.stringContaining(type),
    ]);
    expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  }
  expect((await fetch(`${origin}/nowhere`)).status).toBe(404);
}

test("installs in an empty home folder without a warning", () => {
  expect(warningsOf("npm ci")).toEqual([]);
});

test("gets the same site and package, byte by byte, as this folder", async () => {
  const here = await hashes("dist");
  expect(Object.keys(here)).toContain("/site/index.html");
  expect(await hashes(join(container.folderOf("build"), "dist"))).toEqual(here);
});

test("answers like the container, with its pages, scripts and headers", async () => {
  const port = await reservedPort();
  const printed = start(container.command, container.folderOf(""), { PORT: String(port) });
  await expect.poll(printed, { timeout: 60_000 }).toContain(`Kulla listens on port ${port}.`);
  await expectSite(`http://127.0.0.1:${port}`);
});

test("shows a newcomer the site with npm start, on other ports if those are taken, and leaves dist/ alone", async () => {
  const folder = container.folderOf("build");
  const published = await hashes(join(folder, "dist"));
  const port = String(await reservedPort());
  const blocker = createServer().listen(Number(port), "127.0.0.1");
  await once(blocker, "listening");
  const printed = start(["npm", "start"], folder, { KULLA_PORT: port, KULLA_MAILBOX_PORT: port });
  await expect
    .poll(printed, { timeout: 60_000 })
    .toMatch(new RegExp(`Port ${port} is taken, so the showcase gets \\d+ .*KULLA_PORT`));
  await expect
    .poll(printed)
    .toMatch(new RegExp(`Port ${port} is taken, so the mailbox gets \\d+ .*KULLA_MAILBOX_PORT`));
  // While it builds, no other program can get the printed port.
  const ports = [...printed().matchAll(/ gets (\d+) /g)].map(([, gets]) => Number(gets));
  expect(await Promise.all(ports.map(isFree))).toEqual([false, false]);
  await expect.poll(printed, { timeout: 300_000 }).toContain("Stop with Ctrl+C.");
  const [, site = "", mailbox = ""] = /Kulla +(\S+)\/\s+Mailbox +(\S+)/.exec(printed()) ?? [];
  await expectSite(site);
  expect((await fetch(mailbox)).status).toBe(200);
  expect((await fetch(site)).headers.get("Content-Security-Policy")).toContain(mailbox);
  expect(await hashes(join(folder, "dist"))).toEqual(published);
  blocker.close();
});

test("builds without a warning", () => {
  expect(warningsOf("npm run build")).toEqual([]);
});

const tool = ["podman", "docker"].find((name) => spawnSync(name, ["info"], { timeout: 20_000 }).status === 0);

// Without either, the steps above are all that this machine can do.
if (tool)
  test(`runs as an image built by ${tool}`, async () => {
    const context = join(scratch, "clone");
    expect(existsSync(join(context, "node_modules"))).toBe(false);
    const image = "kulla-test";
    const port = await reservedPort();
    await runShell(`${tool} build -q -f Containerfile -t ${image} .`, context, process.env);
    const run = `${tool} run --rm -d -p 127.0.0.1:${port}:8080 ${image}`;
    const id = (await runShell(run, context, process.env)).stdout.trim();
    try {
      await expect
        .poll(() =>
          fetch(`http://127.0.0.1:${port}/`).then(
            ({ status }) => status,
            () => 0,
          ),
        )
        .toBe(200);
      await expectSite(`http://127.0.0.1:${port}`);
    } finally {
      await runShell(`${tool} stop ${id}`, context, process.env);
    }
  });
