import { execFile } from "node:child_process";
import { readFileSync, realpathSync, writeFileSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeReceived } from "../../faults/folders/receivedFolder.ts";
import { receiveOne } from "../../faults/folders/receiveOne.ts";
import type { Acting } from "../../faults/folders/ownerActions.ts";
import { sandboxAt } from "../../faults/folders/sandbox.ts";
import { superviseCases } from "../../faults/folders/supervise.ts";

// The escape detection is tried on programs known to leak: one that detects nothing would always pass.

let scratch = "";
let good = "";
beforeAll(async () => {
  scratch = realpathSync(await mkdtemp(join(tmpdir(), "kulla-received-")));
  good = await makeReceived(scratch);
});
afterAll(() => rm(scratch, { recursive: true, force: true }));

/** What the detection finds about a program that does this with a received folder. */
async function escapesOf(run: (acting: Acting) => Promise<unknown> | undefined): Promise<readonly string[]> {
  const action = { name: "a stand-in", run: async (acting: Acting) => void (await run(acting)) };
  const sandbox = sandboxAt(join(scratch, "sandbox"));
  const { escapes } = await receiveOne({ seed: 1, sandbox, good, actions: [action], doing: () => undefined });
  return escapes;
}

const near = ({ folder }: Acting, path: string) => join(folder, "..", path);

describe("a fuzzer of received folders", () => {
  it("finds nothing wrong with a program that reads and publishes only inside the folder", async () => {
    expect(
      await escapesOf(async (acting) => {
        acting.shown(await readFile(join(acting.folder, "project.json")), "a page");
        await writeFile(join(acting.folder, "published/new.json"), "{}");
        console.log("Published: version 3.");
      }),
    ).toEqual([]);
  });

  it("finds a read of a file outside, and its secret in the output", async () => {
    const escapes = await escapesOf(async (acting) =>
      acting.shown(await readFile(near(acting, "victim/passwords.txt")), "a page"),
    );
    expect(escapes).toEqual(["a secret is shown by a page", "read ~/victim/passwords.txt"]);
  });

  it("finds a secret that was printed, and one in the published files", async () => {
    const escapes = await escapesOf(async (acting) => {
      const secret = readFileSync(near(acting, ".bashrc"), "utf8").trim();
      console.error(`There is no file ${secret}.`);
      await writeFile(join(acting.folder, "published/project.json"), secret);
    });
    expect(escapes).toContain("a secret is printed");
    expect(escapes).toContain("a secret lies in published/project.json");
  });

  it("finds a picture from outside among the published files by its appearance", async () => {
    const escapes = await escapesOf(async (acting) =>
      writeFile(join(acting.folder, "published/a.jpg"), await readFile(near(acting, "victim/picture.jpg"))),
    );
    expect(escapes).toContain("a picture from outside is published: published/a.jpg");
  });

  it("finds a file outside that was written, removed or created", async () => {
    const escapes = await escapesOf(async (acting) => {
      writeFileSync(near(acting, ".ssh/authorized_keys"), "ssh-ed25519 stranger");
      await rm(near(acting, "victim/tour"), { recursive: true });
      await writeFile(near(acting, "made.txt"), "");
    });
    for (const what of ["changed", "removed", "added"])
      expect(escapes).toContainEqual(expect.stringContaining(`outside: ${what} `));
    expect(escapes).toContain("wrote ~/.ssh/authorized_keys");
  });

  it("lets a program remember folders in its own place in the home folder", async () => {
    const escapes = await escapesOf(async (acting) => {
      await mkdir(near(acting, ".local/state/kulla"));
      await writeFile(near(acting, ".local/state/kulla/folders.json"), "{}");
    });
    expect(escapes).toEqual([]);
  });

  it("finds a process that was started, and prevents it from running", async () => {
    const escapes = await escapesOf(async (acting) => {
      execFile("touch", [near(acting, "ran")]);
    });
    expect(escapes).toContainEqual(expect.stringContaining("ran touch"));
    expect(escapes).not.toContainEqual(expect.stringContaining("outside: added"));
  });

  it("finds a host that was contacted", async () => {
    const escapes = await escapesOf(
      () => new Promise((done) => void get("http://127.0.0.1:9/", () => undefined).on("error", done)),
    );
    expect(escapes).toContain("asked 127.0.0.1:9");
  });

  it("finds an owner's file and a draft that were changed without saving", async () => {
    const escapes = await escapesOf(async ({ folder }) => {
      await writeFile(join(folder, "Broshura.pdf"), "");
      await writeFile(join(folder, "kulla-draft.json"), "{}");
    });
    expect(escapes).toEqual(["the owner's own file: changed Broshura.pdf", "the draft is not one that was saved"]);
  });

  it("finds output that controls a terminal", async () => {
    expect(await escapesOf(async () => console.log("name\u001B[2J"))).toEqual(['the terminal is sent "\\u001b"']);
  });

  it("finds a server-side program, and a page disguised as a PDF, among the published files", async () => {
    const escapes = await escapesOf(async ({ folder }) => {
      await writeFile(join(folder, "published/Shell.PHP"), "");
      await writeFile(join(folder, "published/price.pdf"), "<script>attackRan()</script>");
    });
    expect(escapes).toContain("a program for a server is published: published/Shell.PHP");
    expect(escapes).toContain("published/price.pdf is not what its name says");
  });

  it("finds an action that aborts, and an uncaught error", async () => {
    const escapes = await escapesOf(async () => {
      process.emit("unhandledRejection", new Error("nobody caught me"), Promise.resolve());
      throw new Error("I broke off");
    });
    expect(escapes).toContainEqual(expect.stringContaining("a stand-in breaks off: Error: I broke off"));
    expect(escapes).toContainEqual(expect.stringContaining("an uncaught error: Error: nobody caught me"));
  });
});

describe("the process that tries the cases", () => {
  /** It answers every seed except two: it crashes on 2 and never finishes 3. */
  const script = `
    process.on("message", ({ seed }) => {
      process.send({ kind: "doing", what: "case " + seed });
      if (seed === 2) process.abort();
      if (seed === 3) for (;;);
      process.send({ kind: "done", received: seed * 10 });
    });
    process.send({ kind: "ready" });`;

  it("reports a case that crashed and one that does not end, and continues with the next", async () => {
    const file = join(scratch, "cases.mjs");
    await writeFile(file, script);
    const cases = superviseCases<number>({ args: [file], env: process.env, limitMs: 3000 });
    expect(await cases.run(1)).toEqual({ kind: "done", result: 10 });
    expect(await cases.run(2)).toMatchObject({ kind: "crashed", doing: "case 2" });
    expect(await cases.run(3)).toMatchObject({ kind: "hung", doing: "case 3" });
    expect(await cases.run(4)).toEqual({ kind: "done", result: 40 });
    await cases.close();
  });
});
