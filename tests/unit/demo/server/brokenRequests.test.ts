import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startMailbox, type Mailbox } from "../../../../demo/mailbox/startMailbox.ts";
import { startStaticServer } from "../../../../demo/server/staticServer.ts";
import { brokenRequests, sendBroken, type Head } from "../../../support/brokenRequests.ts";
import { builtCommand, type BuiltCommand } from "../../../support/builtCommand.ts";
import { makeOwnerFolder } from "../../../support/ownerFolder.ts";

// Our own servers face clients that abort, send too much or lie about the length: the next client is served as usual.

let all = "";
beforeAll(async () => void (all = await mkdtemp(join(tmpdir(), "kulla-broken-"))));
afterAll(() => rm(all, { recursive: true }));

const headOf =
  (line: string, ...own: readonly string[]): Head =>
  (...headers) =>
    [`${line} HTTP/1.1`, ...own, ...headers, "\r\n"].join("\r\n");

describe("the showcase's server", () => {
  let server: Awaited<ReturnType<typeof startStaticServer>>;
  let port = 0;
  beforeAll(async () => {
    const folder = await mkdtemp(join(all, "site-"));
    await writeFile(join(folder, "index.html"), "<!doctype html>Home");
    server = await startStaticServer(0, [{ at: "", folder }]);
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => server.close().closeAllConnections());

  const apartment = async () => (await fetch(`http://127.0.0.1:${port}/`)).text();

  it.each(brokenRequests)("keeps serving after a post that $what", async (request) => {
    const answered = await sendBroken(port, request, headOf("POST /", "Host: kulla.example"), apartment);
    expect(["405", ...request.answers]).toContain(answered);
    expect(await apartment()).toContain("Home");
  });
});

describe.each([
  ["/inquiries", ["Content-Type: application/json", "Idempotency-Key: a"]],
  ["/api/v1.0/email/send", ["Content-Type: application/json"]],
])("the mailbox at %s", (path, headers) => {
  let mailbox: Mailbox;
  let port = 0;
  beforeAll(async () => {
    mailbox = await startMailbox({ port: 0, folder: await mkdtemp(join(all, "inbox-")) });
    port = Number(new URL(mailbox.url).port);
  });
  afterAll(() => mailbox.close());

  const letters = async () => (await fetch(`${mailbox.url}/letters`)).json();

  it.each(brokenRequests)("keeps serving after a post that $what, and does not store it", async (request) => {
    const head = headOf(`POST ${path}`, `Host: 127.0.0.1:${port}`, ...headers);
    expect(request.answers).toContain(await sendBroken(port, request, head, letters));
    expect(await letters()).toEqual([]);
  });
});

it("the mailbox closes the connection if an e-mail does not arrive", async () => {
  const mailbox = await startMailbox({ port: 0, folder: await mkdtemp(join(all, "inbox-")) });
  const port = Number(new URL(mailbox.url).port);
  const head = headOf("POST /inquiries", `Host: 127.0.0.1:${port}`);
  const trickling = {
    what: "stops",
    bytes: () => `${head("Content-Length: 500")}{`,
    after: "left open",
    answers: [],
  } as const;
  expect(await sendBroken(port, trickling, head, async () => {})).toBe("408");
  await mailbox.close();
});

describe("the studio, as an owner starts it", () => {
  let kulla: BuiltCommand;
  let studio: ChildProcess;
  let folder = "";
  let port = 0;
  let token = "";
  let printed = "";
  beforeAll(async () => {
    kulla = await builtCommand();
    folder = await makeOwnerFolder(all);
    studio = spawn(process.execPath, [resolve(kulla.file), "studio", folder, "--port", "0"]);
    await new Promise<void>((done, reject) => {
      for (const stream of [studio.stdout, studio.stderr])
        stream?.on("data", (part) => {
          printed += String(part);
          const [, found, key = ""] = /127\.0\.0\.1:(\d+)\/#(\w+)[^]*Ctrl/.exec(printed) ?? [];
          if (!found) return;
          [port, token] = [Number(found), key];
          done();
        });
      studio.on("close", () => reject(new Error(printed)));
    });
  }, 60_000);
  afterAll(async () => {
    studio.kill("SIGKILL");
  });

  const address = (path: string) => `http://127.0.0.1:${port}${path}`;
  const state = async () => (await fetch(address("/api/state"), { headers: { "x-kulla-token": token } })).json();
  const head = (line: string) =>
    headOf(line, `Host: 127.0.0.1:${port}`, "Content-Type: application/json", `X-Kulla-Token: ${token}`);

  describe.each(["PUT /api/draft", "POST /api/files?path=new.jpg", "POST /api/sheet", "POST /api/pdf?path=a.pdf"])(
    "%s",
    (line) => {
      it.each(brokenRequests)("keeps serving after a request that $what, and loses nothing", async (request) => {
        const before = await readFile(join(folder, "kulla-draft.json"), "utf8");
        await sendBroken(port, request, head(line), state);
        expect(await state()).toMatchObject({ folder });
        expect(await readFile(join(folder, "kulla-draft.json"), "utf8")).toBe(before);
        expect([studio.exitCode, studio.signalCode]).toEqual([null, null]);
        expect(printed).not.toContain("    at ");
      });
    },
  );

  /** One entry of the table, found by its effect. */
  const theOne = (what: string) => {
    const found = brokenRequests.find((request) => request.what === what);
    if (!found) throw new Error(`There is no request that ${what}.`);
    return found;
  };

  it("leaves no partial file after an aborted upload", async () => {
    await sendBroken(port, theOne("breaks off within its body"), head("POST /api/files?path=half.jpg"), state);
    await expect
      .poll(() => readdir(folder, { recursive: true }))
      .not.toContainEqual(expect.stringMatching(/half|\.tmp$/));
  });

  it.each(["PUT /api/draft", "POST /api/files?path=b.jpg", "POST /api/pictures?path=b.jpg", "POST /api/sheet"])(
    "refuses an announced length that is too large at once: %s",
    async (line) => {
      expect(await sendBroken(port, theOne("announces far too much"), head(line), state)).toBe("400");
    },
  );

  it.each(["PUT /api/draft", "POST /api/sheet"])(
    "reports to a client that sends too much in chunks that it is too much: %s",
    async (line) => {
      const piece = `${"100000\r\n".padEnd(8 + 0x100000, "x")}\r\n`;
      const bytes = (start: Head) => `${start("Transfer-Encoding: chunked")}${piece.repeat(70)}`;
      const request = { ...theOne("sends far too much in chunks"), bytes };
      expect(await sendBroken(port, request, head(line), state)).toBe("400");
    },
  );
});
