import { spawn, type ChildProcess } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { buildCommand, type BuiltCommand } from "../../../support/builtCommand.ts";
import { makeOwnerFolder } from "../../../support/ownerFolder.ts";

let all = "";
let kulla: BuiltCommand;
const running = new Set<ChildProcess>();
beforeAll(async () => {
  all = await mkdtemp(join(tmpdir(), "kulla-studio-"));
  kulla = await buildCommand();
}, 60_000);
afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
  running.clear();
});
afterAll(() => rm(all, { recursive: true }));

/** Starts it; yields the address it prints, and how it ends. */
async function start(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [resolve(kulla.file), "studio", ...args], {
    cwd: all,
    env: { ...process.env, ...env },
  });
  running.add(child);
  let printed = "";
  const ended = new Promise<number | null>((settle) => child.on("close", settle));
  const address = await new Promise<URL>((settle, reject) => {
    const hear = (part: Buffer) => {
      printed += part.toString();
      const found = /http:\/\/127\.0\.0\.1:\d+\/#\w+/.exec(printed);
      if (found && printed.includes("Ctrl+C")) settle(new URL(found[0]));
    };
    for (const stream of [child.stdout, child.stderr]) stream.on("data", hear);
    void ended.then(() => reject(new Error(printed)));
  });
  return { address, ended, stop: () => child.kill("SIGTERM"), printed: () => printed };
}

const stateAt = async (address: URL): Promise<unknown> =>
  (await fetch(new URL("/api/state", address), { headers: { "x-kulla-token": address.hash.slice(1) } })).json();

describe("kulla studio", () => {
  it("opens an owner's folder for this computer only, until it is stopped", async () => {
    const folder = await makeOwnerFolder(all);
    const { address, ended, stop } = await start([folder, "--port", "0"]);
    expect(address.hostname).toBe("127.0.0.1");
    expect(await stateAt(address)).toMatchObject({ folder });
    // A second one reports who uses the folder.
    expect(await kulla.run(["publish", folder])).toMatchObject({
      code: 1,
      printed: expect.stringContaining("already open"),
    });
    const second = await kulla.run(["studio", "--port", address.port]);
    expect(second).toMatchObject({ code: 1, printed: expect.stringContaining(`Port ${address.port} is in use`) });
    stop();
    expect(await ended).toBe(0);
    expect(await kulla.run(["publish", folder])).toMatchObject({ code: 0 });
  });

  it("uses the next free port if the usual one is taken, and prints it", async () => {
    const first = await start(["--port", "0"]);
    const second = await start([], { KULLA_STUDIO_PORT: first.address.port });
    expect(Number(second.address.port)).toBeGreaterThan(Number(first.address.port));
    expect(second.printed()).toContain(
      `Port ${first.address.port} is in use, so the studio uses ${second.address.port}`,
    );
    expect(await stateAt(second.address)).not.toHaveProperty("failure");
  });

  it("serves the page next to it in the package", async () => {
    const page = join(dirname(dirname(kulla.file)), "studio");
    await mkdir(page);
    await writeFile(join(page, "index.html"), "<!doctype html><title>Studio</title>");
    const { address, printed, ended, stop } = await start(["--port", "0"]);
    const served = await fetch(new URL("/", address));
    expect(await served.text()).toContain("<title>Studio</title>");
    expect(served.headers.get("content-security-policy")).toContain(`script-src ${address.origin}/assets/;`);
    expect(printed()).not.toContain("no page");
    stop();
    expect(await ended).toBe(0);
    await rm(page, { recursive: true });
  });

  it("prints its usage, and says why it cannot start", async () => {
    expect(await kulla.run(["studio", "--help"])).toMatchObject({
      code: 0,
      printed: expect.stringContaining("kulla studio [folder]"),
    });
    expect((await kulla.run(["studio", "a", "b"])).code).toBe(2);
    expect((await kulla.run(["studio", "--port", "many"])).code).toBe(2);
    expect((await kulla.run(["studio", "--wrong"])).code).toBe(2);
    const nowhere = await kulla.run(["studio", join(all, "nowhere"), "--port", "0"]);
    expect(nowhere).toMatchObject({ code: 1, printed: expect.stringContaining("There is no folder") });
  });
});
