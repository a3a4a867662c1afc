import { mkdtemp, readFile, readdir, rename, rm, stat, symlink, writeFile } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startStudioServer, type StudioServer } from "../../../../owner/studio/server/web/studioServer.ts";
import { xlsxFile } from "../../../support/xlsxFile.ts";
import { makeOwnerFolder, photograph, put, smallDraft } from "../../../support/ownerFolder.ts";

let all = "";
let folder = "";
let studio: StudioServer;
beforeAll(async () => {
  all = await mkdtemp(join(tmpdir(), "kulla-server-"));
  process.env["KULLA_STATE"] = join(all, "state");
});
afterAll(async () => {
  delete process.env["KULLA_STATE"];
  await rm(all, { recursive: true });
});
beforeEach(async () => {
  folder = await makeOwnerFolder(all);
  studio = await startStudioServer({ port: 0 });
  await studio.session.open(folder);
});
afterEach(() => studio.close());

type Answer = { readonly status: number; readonly headers: Readonly<Record<string, unknown>>; readonly text: string };
type RequestOptions = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  readonly port?: number;
};

/** With any Host header, which fetch would not allow. */
function ask(
  path: string,
  { method = "GET", headers = {}, body, port = studio.port }: RequestOptions = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: "127.0.0.1", port, path, method, headers }, (response) => {
      let text = "";
      response.on("data", (part) => (text += String(part)));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    request.on("error", reject);
    request.end(body);
  });
}

const json = async (path: string, method: string, body: object, more: Readonly<Record<string, string>> = {}) => {
  const headers = { "content-type": "application/json", "x-kulla-token": studio.token, ...more };
  const { status, text } = await ask(path, { method, headers, body: JSON.stringify(body) });
  return { status, body: JSON.parse(text) as Record<string, unknown> };
};
const withKey = () => ({ "x-kulla-token": studio.token });
const get = async (path: string) =>
  JSON.parse((await ask(path, { headers: withKey() })).text) as Record<string, unknown>;

/** From the origin that serves the owner's files, below its key. */
const askFolder = (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const { pathname, port } = new URL(studio.addresses().folder);
  return ask(pathname + path, { headers, port: Number(port) });
};
const askPublished = (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const { pathname, port } = new URL(studio.addresses().published ?? "");
  return ask(pathname + path, { headers, port: Number(port) });
};

type Listening = { readonly next: (event: string) => Promise<Record<string, unknown>>; readonly close: () => void };

/** A window: receives the events. */
function listen(): Listening {
  const heard: [string, Record<string, unknown>][] = [];
  let wake = () => {};
  const request = httpRequest(
    { host: "127.0.0.1", port: studio.port, path: `/api/events?key=${studio.token}` },
    (response) => {
      let rest = "";
      response.on("data", (part) => {
        rest += String(part);
        const full = rest.split("\n\n");
        rest = full.pop() ?? "";
        for (const each of full) {
          const [, event = "", data = "{}"] = /^event: (.*)\ndata: (.*)$/.exec(each) ?? [];
          heard.push([event, JSON.parse(data) as Record<string, unknown>]);
        }
        wake();
      });
    },
  );
  request.on("error", () => {});
  request.end();
  const next: Listening["next"] = async (event) => {
    for (;;) {
      const index = heard.findIndex(([name]) => name === event);
      if (index >= 0) return heard.splice(index, 1)[0]?.[1] ?? {};
      await new Promise<void>((resolve) => (wake = resolve));
    }
  };
  return { next, close: () => request.destroy() };
}

describe("the studio's server", () => {
  it("answers its own page only: no foreign host name, no foreign site", async () => {
    const foreign = [
      { host: "studio.example.com" },
      { host: `evil.example:${studio.port}` },
      { host: "127.0.0.1:1" },
      { origin: "https://evil.example" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
    ];
    for (const headers of foreign) {
      for (const path of ["/", "/api/draft", "/api/state"])
        expect((await ask(path, { headers: { ...withKey(), ...headers } })).status, JSON.stringify(headers)).toBe(403);
      expect((await json("/api/publish", "POST", {}, headers)).status).toBe(403);
    }
    const own = await ask("/api/state", { headers: { ...withKey(), host: `localhost:${studio.port}` } });
    expect(own.status).toBe(200);
    expect(own.headers["access-control-allow-origin"]).toBeUndefined();
    expect(own.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(own.headers["x-content-type-options"]).toBe("nosniff");
  });

  it("changes nothing without the key from its address", async () => {
    const before = await readFile(join(folder, "kulla-draft.json"), "utf8");
    for (const [path, method] of [
      ["/api/draft", "PUT"],
      ["/api/publish", "POST"],
      ["/api/files?path=a.jpg", "POST"],
      ["/api/folder", "POST"],
    ] as const)
      for (const token of ["", "x".repeat(48)])
        expect(
          await json(path, method, { draft: smallDraft(), folder: all }, { "x-kulla-token": token }),
        ).toMatchObject({
          status: 403,
          body: { failure: { code: "noKey" } },
        });
    expect(await readFile(join(folder, "kulla-draft.json"), "utf8")).toBe(before);
    expect(await readdir(folder)).not.toContain("published");
    expect(studio.address).toBe(`http://127.0.0.1:${studio.port}/#${studio.token}`);
  });

  it("reveals no file of a folder without the key, neither through its API nor from the origin of the files", async () => {
    for (const path of ["/api/state", "/api/draft", "/api/files", "/api/events", "/api/check", "/api/none"])
      for (const headers of [{}, { "x-kulla-token": "x".repeat(48) }])
        expect((await ask(path, { headers })).status, path).toBe(403);
    expect((await ask(`/api/draft?key=${studio.token}`)).status).toBe(403);
    const { pathname, port } = new URL(studio.addresses().folder);
    const file = "files/Planet/kati%201.svg";
    expect((await askFolder(file)).status).toBe(200);
    for (const key of ["", "/", "/0", `/${"0".repeat(48)}`, `/${studio.token}`, pathname.slice(0, -2)])
      expect((await ask(`${key}/${file}`, { port: Number(port) })).status, key).toBe(404);
    expect(pathname).not.toContain(studio.token);
    // The page's own origin serves no file of the folder, and no page that shows one.
    for (const path of [
      `/${file}`,
      "/published/project.json",
      "/preview.html",
      "/preview/project.json",
      "/site/",
      pathname + file,
    ])
      expect((await ask(path, { headers: withKey() })).status, path).toBe(404);
  });

  it("shows the owner's files to its own two origins only, and accepts nothing there", async () => {
    const file = "files/Planet/kati%201.svg";
    const { pathname, port } = new URL(studio.addresses().folder);
    const foreign = [
      { host: "studio.example.com" },
      { host: `127.0.0.1:${studio.port}` },
      { origin: "https://evil.example" },
      { origin: "null" },
      { origin: "http://127.0.0.1:1" },
      { "sec-fetch-site": "cross-site" },
    ];
    for (const headers of foreign)
      for (const path of [
        file,
        "preview/project.json",
        "visit/a/index.htm",
        "preview.html",
        "site/",
        "site/project/x.jpg",
      ])
        expect((await askFolder(path, headers)).status, JSON.stringify(headers)).toBe(403);
    for (const headers of [
      { origin: `http://127.0.0.1:${studio.port}`, "sec-fetch-site": "same-site" },
      { "sec-fetch-site": "same-origin" },
      { "sec-fetch-site": "none" },
    ])
      expect((await askFolder(file, headers)).headers["access-control-allow-origin"]).toBe(
        `http://127.0.0.1:${studio.port}`,
      );
    const named = await askFolder(file, { host: `localhost:${port}` });
    expect(named.headers["access-control-allow-origin"]).toBe(`http://localhost:${studio.port}`);
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS"])
      expect((await ask(pathname + file, { method, port: Number(port) })).status, method).toBe(403);
  });

  it("lets scripts run from its own folders only, and none from an owner's", async () => {
    const policyOf = ({ headers }: Answer) => String(headers["content-security-policy"]);
    const own = policyOf(await ask("/"));
    expect(own).toContain(`script-src http://127.0.0.1:${studio.port}/assets/;`);
    expect(own).toContain("frame-ancestors 'none'");
    expect(own).not.toContain("'self'");
    expect(own).not.toContain(new URL(studio.addresses().folder).pathname);
    await put(folder, "faqe.html", "<script>1</script>");
    await put(folder, "published/faqe.html", "<script>1</script>");
    for (const path of ["files/faqe.html", "preview/faqe.html", "files/Planet/kati%201.svg", "files/none.html", "none"])
      expect(policyOf(await askFolder(path)), path).toMatch(
        /^sandbox; default-src 'none'(?!.*script-src).*frame-ancestors 'none'/,
      );
    const published = policyOf(await askPublished("faqe.html"));
    expect(published).toMatch(
      /^sandbox allow-scripts; default-src http:\/\/127\.0\.0\.1:\d+\/published\/[0-9a-f]{48}\/ data: blob:;/,
    );
    expect(published).not.toContain("'self'");
  });

  it("ends with both of its origins", async () => {
    const { port } = new URL(studio.addresses().folder);
    await studio.close();
    for (const closed of [studio.port, Number(port)])
      await expect(ask("/", { port: closed })).rejects.toMatchObject({ code: "ECONNREFUSED" });
    // Closed after each test.
    studio = await startStudioServer({ port: 0 });
  });

  it("serves no file from outside the folder, and lets an owner's drawing run nothing", async () => {
    await writeFile(join(all, "secret.txt"), "of somebody else");
    await symlink(join(all, "secret.txt"), join(folder, "link.txt"));
    for (const path of [
      "files/../secret.txt",
      "files/%2e%2e/secret.txt",
      "files/..%2fsecret.txt",
      "files/link.txt",
      "files//etc/passwd",
      "files/a%00b",
      "preview/link.txt",
    ])
      expect((await askFolder(path)).text, path).not.toContain("somebody");
    await symlink(join(all, "secret.txt"), join(folder, "published"));
    await expect(askPublished("")).resolves.toMatchObject({ status: 404 });
    await rm(join(folder, "published"));
    await put(folder, "published/a.txt", "a");
    await symlink(join(all, "secret.txt"), join(folder, "published/link.txt"));
    expect((await askPublished("a.txt")).text).toBe("a");
    expect((await askPublished("link.txt")).text).not.toContain("somebody");
    const drawing = await askFolder("files/Planet/kati%201.svg");
    expect(drawing.status).toBe(200);
    expect(drawing.headers["content-security-policy"]).toContain("sandbox");
    await put(folder, "published/plans/p1.svg", "<svg/>");
    const published = await askPublished("plans/p1.svg");
    expect(published.headers["content-security-policy"]).toMatch(/, default-src 'none'; .*; sandbox$/);
    await rm(join(folder, "published"), { recursive: true });
  });

  it("accepts a complete picture; a truncated one, another file, or a drawing with a script is refused, and reported if it is in the folder", async () => {
    const full = await photograph(400, 300, 5);
    const give = async (path: string, body: string | Buffer) => {
      const headers = { "x-kulla-token": studio.token };
      const { text } = await ask(`/api/pictures?path=${encodeURIComponent(path)}`, { method: "POST", headers, body });
      return JSON.parse(text) as object;
    };
    expect(await give("e plotë.jpg", full)).toEqual({ added: true });
    const bad: readonly (readonly [string, string | Buffer, string])[] = [
      ["e prerë.jpg", full.subarray(0, full.length - 200), "pictureDamaged"],
      ["lista.jpg", "no picture", "notPicture"],
      ["vizatim.jpg", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', "drawingName"],
      ["vizatim.svg", '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', "drawingUnsafe"],
    ];
    for (const [path, body, code] of bad) {
      expect(await give(path, body), path).toMatchObject({ failure: { code } });
      expect(await readdir(folder)).not.toContain(path);
      await put(folder, path, body);
      expect(await get(`/api/pictures?path=${encodeURIComponent(path)}`), path).toMatchObject({ failure: { code } });
    }
    expect(await get(`/api/pictures?path=${encodeURIComponent("e plotë.jpg")}`)).toEqual({ whole: true });
    expect((await readdir(join(folder, ".kulla"))).filter((name) => name.endsWith(".tmp"))).toEqual([]);
  });

  it("compresses nothing sent to the same computer", async () => {
    const headers = { "accept-encoding": "gzip, deflate, br" };
    const drawing = await askFolder("files/Planet/kati%201.svg", headers);
    expect(drawing.headers["content-encoding"]).toBeUndefined();
    expect(drawing.text).toContain("<svg");
  });

  it("does nothing in a folder for a window that works on another one", async () => {
    const other = await mkdtemp(join(all, "other-"));
    const late = { "x-kulla-folder": encodeURIComponent(folder) };
    const waiting = studio.session.open(other);
    // Requested while the first one was still open: it is not saved into the second.
    await expect(studio.session.save(smallDraft({ name: "Late" }), "")).rejects.toMatchObject({ code: "otherFolder" });
    await waiting;
    for (const [path, method] of [
      ["/api/draft", "PUT"],
      ["/api/files?path=a.jpg", "POST"],
      ["/api/publish", "POST"],
      ["/api/draft/restore", "POST"],
    ] as const)
      expect(await json(path, method, { draft: smallDraft(), revision: "" }, late), path).toMatchObject({
        status: 409,
        body: { failure: { code: "otherFolder" } },
      });
    expect(await readdir(other)).toEqual([".kulla"]);
    expect((await json("/api/draft", "PUT", { draft: smallDraft(), revision: "" })).status).toBe(200);
  });

  it("opens the sample in its own copy, completely or not at all, and never over existing files", async () => {
    const copy = join(all, "sample");
    const sample = { project: "tests/fixtures/projects/house", tours: "tests/fixtures/projects/house", copy };
    const trying = await startStudioServer({ port: 0, sample });
    await put(copy, "mine.txt", "of the owner");
    await trying.session.openSample();
    expect((await readdir(copy)).toSorted()).toEqual([".kulla", "mine.txt"]);
    await trying.close();
    const broken = await startStudioServer({
      port: 0,
      sample: { ...sample, tours: join(all, "nowhere"), copy: `${copy}-2` },
    });
    await expect(broken.session.openSample()).rejects.toMatchObject({ code: "missing" });
    await broken.close();
    expect((await readdir(all)).filter((name) => name.includes("sample"))).toEqual(["sample"]);
  });

  it("works without a sample if none can be read", async () => {
    await put(all, "broken/project.json", "{ half");
    const sample = { project: join(all, "broken"), tours: all, copy: join(all, "nothing") };
    const without = await startStudioServer({ port: 0, sample });
    await expect(without.session.state()).resolves.toMatchObject({ folder: null, sample: null });
    await without.close();
  });

  it("saves a draft based on the previous one, and notifies the other window", async () => {
    const [one, two] = [listen(), listen()];
    while ((await two.next("windows"))["open"] !== 2);
    const { revision } = await get("/api/draft");
    const saved = await json("/api/draft", "PUT", { draft: smallDraft({ name: "Mine" }), revision });
    expect(saved.status).toBe(200);
    expect((await two.next("draft"))["revision"]).toBe(saved.body["revision"]);
    const late = await json("/api/draft", "PUT", { draft: smallDraft({ name: "Late" }), revision });
    expect(late).toMatchObject({ status: 409, body: { failure: { code: "draftChanged" } } });
    expect(await readFile(join(folder, "kulla-draft.json"), "utf8")).toContain("Mine");
    one.close();
    while ((await two.next("windows"))["open"] !== 1);
    two.close();
  });

  it("says why a draft cannot be read, and restores the previous one", async () => {
    const { revision } = await get("/api/draft");
    await json("/api/draft", "PUT", { draft: smallDraft({ name: "Two" }), revision });
    await put(folder, "kulla-draft.json", '{"draftVersion":1,"proj');
    expect(await get("/api/draft")).toMatchObject({
      text: null,
      failure: { code: "draftBroken" },
      hasPreviousDraft: true,
    });
    expect((await json("/api/draft/restore", "POST", {})).status).toBe(200);
    expect(JSON.parse(String((await get("/api/draft"))["text"]))).toMatchObject({ project: { name: "Blloku" } });
  });

  it("accepts new files and overwrites none", async () => {
    const add = async (path: string, body: string) => {
      const headers = { "x-kulla-token": studio.token };
      return (await ask(`/api/files?path=${encodeURIComponent(path)}`, { method: "POST", headers, body })).status;
    };
    expect(await add("Fotot/re/1.jpg", "new")).toBe(200);
    expect(await readFile(join(folder, "Fotot/re/1.jpg"), "utf8")).toBe("new");
    expect(await add("Fotot/re/1.JPG", "newer")).toBe(409);
    for (const path of [
      "../out.jpg",
      "kulla-draft.json",
      "KULLA-DRAFT.JSON",
      ".kulla/lock.json",
      "published/x.jpg",
      ".env",
      "/etc/x",
    ])
      expect(await add(path, "x"), path).toBe(400);
    expect(await readFile(join(folder, "Fotot/re/1.jpg"), "utf8")).toBe("new");
    expect((await readdir(join(folder, ".kulla"))).filter((name) => name.endsWith(".tmp"))).toEqual([]);
  });

  it("reads a list of apartments for its page without storing it, and reports an invalid one", async () => {
    const headers = { "x-kulla-token": studio.token };
    const before = await readdir(folder, { recursive: true });
    const body = xlsxFile({
      Banesat: [
        ["Banesa", "Deri"],
        ["1", new Date("2026-12-31T00:00:00Z")],
      ],
    });
    const read = await ask("/api/sheet", { method: "POST", headers, body });
    expect(JSON.parse(read.text)).toEqual({
      sheets: [
        {
          name: "Banesat",
          grid: [
            ["Banesa", "Deri"],
            ["1", "2026-12-31"],
          ],
        },
      ],
    });
    const wrong = await ask("/api/sheet", {
      method: "POST",
      headers,
      body: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]),
    });
    expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining("neither an Excel file nor a CSV")]);
    expect((await ask("/api/sheet", { method: "POST", body })).status).toBe(403);
    expect(await readdir(folder, { recursive: true })).toEqual(before);
  });

  it("reads no more than it has to", async () => {
    const headers = { "content-type": "application/json", "x-kulla-token": studio.token };
    const body = Buffer.alloc(200_000, " ");
    expect((await ask("/api/upload", { method: "POST", headers, body })).status).toBe(400);
    const form = { "content-type": "text/plain", "x-kulla-token": studio.token };
    expect((await ask("/api/upload", { method: "POST", headers: form, body: "{}" })).status).toBe(400);
  });

  it("publishes while it continues to answer, reports its progress, and can be stopped", async () => {
    const window = listen();
    await window.next("windows");
    expect((await json("/api/publish", "POST", {})).body).toMatchObject({ doing: "publish" });
    expect((await json("/api/publish", "POST", {})).status).toBe(409);
    await window.next("progress");
    expect((await json("/api/stop", "POST", {})).status).toBe(200);
    expect(await window.next("publish")).toMatchObject({ failure: { code: "stopped" } });
    expect(await readdir(folder)).not.toContain("published");
    await json("/api/publish", "POST", {});
    expect(await window.next("publish")).toMatchObject({ result: { kind: "published", number: 1 } });
    expect(await get("/api/versions")).toMatchObject({ isPublished: true, versions: [{ number: 1 }] });
    expect((await askPublished("project.json")).status).toBe(200);
    window.close();
  });

  it("runs the upload command only as shown and confirmed, and reports its output and exit", async () => {
    const window = listen();
    await window.next("windows");
    const command = 'echo "sending $KULLA_PUBLISHED" && test -e published/project.json && exit 7';
    await put(folder, "kulla-draft.json", JSON.stringify(smallDraft({}, { uploadCommand: command })));
    expect((await json("/api/upload", "POST", { command })).body).toMatchObject({ failure: { code: "upload" } });
    await json("/api/upload", "POST", { command, confirmed: true });
    expect(await window.next("upload")).toMatchObject({ failure: { message: "Nothing is published yet." } });
    await json("/api/publish", "POST", {});
    await window.next("publish");
    await json("/api/upload", "POST", { command: "rm -rf /tmp/x", confirmed: true });
    expect(await window.next("upload")).toMatchObject({ failure: { message: expect.stringContaining("has changed") } });
    await json("/api/upload", "POST", { command, confirmed: true });
    expect((await window.next("output"))["output"]).toContain(`sending ${join(folder, "published")}`);
    expect(await window.next("upload")).toMatchObject({ failure: { message: expect.stringContaining("exit code 7") } });
    window.close();
  });

  it("stores a consent outside the folder, for that folder and that exact command", async () => {
    const window = listen();
    await window.next("windows");
    const command = "echo sent";
    const isConfirmed = async (uploadCommand: string) =>
      (await get(`/api/upload?${new URLSearchParams({ command: uploadCommand }).toString()}`))["confirmed"];
    const setCommand = (uploadCommand: string) =>
      put(folder, "kulla-draft.json", JSON.stringify(smallDraft({}, { uploadCommand })));
    await setCommand(command);
    await json("/api/publish", "POST", {});
    await window.next("publish");
    expect(await isConfirmed(command)).toBe(false);
    expect((await json("/api/upload", "POST", { command })).body).toMatchObject({ failure: { code: "upload" } });
    // Consent to another command than the draft's does not count.
    await json("/api/upload", "POST", { command: "echo other", confirmed: true });
    await window.next("upload");
    expect(await isConfirmed("echo other")).toBe(false);
    await json("/api/upload", "POST", { command, confirmed: true });
    await window.next("upload");
    expect(await isConfirmed(command)).toBe(true);
    expect((await json("/api/upload", "POST", { command })).status).toBe(200);
    expect(await window.next("upload")).toEqual({ result: {} });
    // Another command, or the same one in another folder or after the folder was moved, needs consent again.
    await setCommand(`${command} all`);
    expect((await json("/api/upload", "POST", { command: `${command} all` })).body).toMatchObject({
      failure: { code: "upload" },
    });
    await setCommand(command);
    await studio.session.open(await makeOwnerFolder(all, smallDraft({}, { uploadCommand: command })));
    expect(await isConfirmed(command)).toBe(false);
    const moved = `${folder}-moved`;
    await rename(folder, moved);
    await studio.session.open(moved);
    expect(await isConfirmed(command)).toBe(false);
    const uploads = await readdir(join(all, "state/upload"));
    const modes = await Promise.all(uploads.map((name) => stat(join(all, "state/upload", name))));
    if (process.platform !== "win32") expect(modes.map(({ mode }) => mode & 0o777)).toEqual(modes.map(() => 0o600));
    window.close();
  });

  it("opens the published folder in the system's own window, and reports it if there is none", async () => {
    expect((await json("/api/published/show", "POST", {})).body).toMatchObject({ failure: { code: "missing" } });
    const window = listen();
    await window.next("windows");
    await json("/api/publish", "POST", {});
    await window.next("publish");
    window.close();
    const { PATH: path, DISPLAY: display, WAYLAND_DISPLAY: wayland } = process.env;
    const programs = await mkdtemp(join(all, "programs-"));
    try {
      process.env["PATH"] = programs;
      process.env["DISPLAY"] = ":0";
      expect((await json("/api/published/show", "POST", {})).body).toEqual({ shown: false });
      const opener = `#!/bin/sh\necho "$1" > ${join(programs, "opened")}\n`;
      for (const name of ["xdg-open", "open"]) await writeFile(join(programs, name), opener, { mode: 0o755 });
      expect((await json("/api/published/show", "POST", {})).status).toBe(200);
      expect(await readFile(join(programs, "opened"), "utf8")).toBe(`${join(folder, "published")}\n`);
      // A computer without a screen starts nothing.
      if (process.platform === "linux") {
        await rm(join(programs, "opened"));
        for (const name of ["DISPLAY", "WAYLAND_DISPLAY"]) delete process.env[name];
        expect((await json("/api/published/show", "POST", {})).body).toEqual({ shown: false });
        expect(await readdir(programs)).not.toContain("opened");
      }
    } finally {
      Object.assign(
        process.env,
        { PATH: path },
        display && { DISPLAY: display },
        wayland && { WAYLAND_DISPLAY: wayland },
      );
    }
  });

  it("keeps a second studio out of the folder", async () => {
    const other = await startStudioServer({ port: 0 });
    await expect(other.session.open(folder)).rejects.toThrow("The folder is already open (the studio");
    await other.close();
  });
});
