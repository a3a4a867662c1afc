import { once } from "node:events";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { Agent, request, type IncomingMessage, type OutgoingHttpHeaders, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { startStaticServer } from "../../../../demo/server/staticServer.ts";

let folder = "";
let server: Server;

const page = `<!doctype html><title>Home</title>${"<p>Kulla 5</p>".repeat(200)}`;
const film = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 251));

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "site-"));
  for (const path of ["about", "en", "assets", "widgets/c", "project", "tours/1"]) {
    mkdirSync(join(folder, path), { recursive: true });
  }
  for (const path of ["index.html", "about/index.html", "embed.html", "tours/1/index.htm"]) {
    writeFileSync(join(folder, path), page);
  }
  writeFileSync(join(folder, "404.html"), "<!doctype html>Nothing here");
  writeFileSync(join(folder, "en/404.html"), "<!doctype html>Nothing here, in English");
  writeFileSync(join(folder, "film.mp4"), film);
  writeFileSync(join(folder, "empty.txt"), "");
  writeFileSync(join(folder, "widgets/c/core.js"), "export {};\n".repeat(100));
  server = await startStaticServer(0, [{ at: "", folder }]);
});

afterEach(async () => {
  await stop(server);
  rmSync(folder, { recursive: true });
});

async function stop(running: Server): Promise<void> {
  running.closeAllConnections();
  await new Promise((resolve) => running.close(resolve));
}

type Answer = { readonly status: number; readonly headers: IncomingMessage["headers"]; readonly body: Buffer };

const address = () => ({ host: "127.0.0.1", port: (server.address() as AddressInfo).port });

/** The path is sent unchanged: fetch would normalize it. */
function ask(path: string, headers: OutgoingHttpHeaders = {}, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ ...address(), path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on("error", reject)
      .end();
  });
}

test("pages are found with and without a slash, and are sent uncompressed to clients without compression", async () => {
  for (const path of ["/", "/about", "/about/", "/about/index.html"]) {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["content-encoding"]).toBeUndefined();
    expect(body.toString()).toBe(page);
  }
});

test("text uses the best accepted compression, never one the client refuses", async () => {
  const encodingOf = async (accepted: string) =>
    (await ask("/", { "Accept-Encoding": accepted })).headers["content-encoding"];
  expect(await encodingOf("gzip, deflate, br, zstd")).toBe("br");
  expect(await encodingOf("gzip")).toBe("gzip");
  expect(await encodingOf("br;q=0, gzip")).toBe("gzip");
  expect(await encodingOf("br;q=0, gzip;q=0")).toBeUndefined();
  expect(await encodingOf("*;q=0")).toBeUndefined();
  expect(await encodingOf("identity")).toBeUndefined();
  const { headers, body } = await ask("/", { "Accept-Encoding": "br" });
  expect(headers["content-length"]).toBe(`${body.length}`);
  expect(brotliDecompressSync(body).toString()).toBe(page);
  expect(gunzipSync((await ask("/", { "Accept-Encoding": "gzip" })).body).toString()).toBe(page);
  expect((await ask("/film.mp4", { "Accept-Encoding": "br" })).headers["content-encoding"]).toBeUndefined();
});

test("each encoding has its own tag, and a browser's cached copy is not sent again", async () => {
  const tags = new Set<string>();
  for (const accepted of ["br", "gzip", "identity"]) {
    const first = await ask("/", { "Accept-Encoding": accepted });
    expect(first.headers.vary).toBe("Accept-Encoding");
    const tag = first.headers.etag ?? "";
    tags.add(tag);
    const again = await ask("/", { "Accept-Encoding": accepted, "If-None-Match": tag });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  }
  expect(tags.size).toBe(3);
});

test("a file has the same tag on every server and after every start", async () => {
  const second = await startStaticServer(0, [{ at: "", folder: join(folder, "about/..") }]);
  const tagsOf = async () =>
    Promise.all(
      ["br", "identity"].map(async (accepted) => (await ask("/", { "Accept-Encoding": accepted })).headers.etag),
    );
  const tags = await tagsOf();
  await stop(server);
  server = second;
  expect(await tagsOf()).toEqual(tags);
});

test("a changed file is sent again", async () => {
  const first = await ask("/", { "Accept-Encoding": "br" });
  writeFileSync(join(folder, "index.html"), `${page}!`);
  utimesSync(join(folder, "index.html"), new Date(), new Date(Date.now() + 5000));
  const second = await ask("/", { "Accept-Encoding": "br", "If-None-Match": first.headers.etag ?? "" });
  expect(second.status).toBe(200);
  expect(brotliDecompressSync(second.body).toString()).toBe(`${page}!`);
});

test("films are sent in parts, as long as the file stays the one the download began with", async () => {
  const full = await ask("/film.mp4");
  expect(full.body.equals(film)).toBe(true);
  const part = await ask("/film.mp4", { Range: "bytes=1000-1999" });
  expect(part.status).toBe(206);
  expect(part.headers["content-range"]).toBe("bytes 1000-1999/100000");
  expect(part.body.equals(film.subarray(1000, 2000))).toBe(true);
  expect((await ask("/film.mp4", { Range: "bytes=-10" })).body.equals(film.subarray(-10))).toBe(true);
  const date = full.headers["last-modified"] ?? "";
  expect((await ask("/film.mp4", { Range: "bytes=5-9", "If-Range": date })).status).toBe(206);
  expect((await ask("/film.mp4", { Range: "bytes=5-9", "If-Range": '"another"' })).status).toBe(200);
  const beyond = await ask("/film.mp4", { Range: "bytes=200000-" });
  expect([beyond.status, beyond.headers["content-range"]]).toEqual([416, "bytes */100000"]);
  expect([beyond.headers["cache-control"], beyond.headers["last-modified"]]).toEqual(["no-cache", undefined]);
  expect((await ask("/film.mp4", { "If-Match": '"another"' })).status).toBe(412);
});

test("HEAD returns the headers that GET would return, and other methods are refused", async () => {
  const { status, headers, body } = await ask("/film.mp4", {}, "HEAD");
  expect([status, headers["content-length"], body.length]).toEqual([200, "100000", 0]);
  expect((await ask("/empty.txt")).status).toBe(200);
  const [reported, sent] = [
    await ask("/", { "Accept-Encoding": "br" }, "HEAD"),
    await ask("/", { "Accept-Encoding": "br" }),
  ];
  expect(reported.body.length).toBe(0);
  for (const name of ["content-type", "content-encoding", "etag", "last-modified", "vary", "content-security-policy"]) {
    expect(reported.headers[name]).toBe(sent.headers[name]);
  }
  for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
    const refused = await ask("/", {}, method);
    expect([refused.status, refused.headers.allow]).toEqual([405, "GET, HEAD"]);
  }
});

test("unknown paths get the page in their language, or a plain answer that other origins may read, and are not cached", async () => {
  expect((await ask("/nothing")).body.toString()).toContain("Nothing here");
  expect((await ask("/en/nothing/at/all")).body.toString()).toContain("in English");
  for (const path of ["/widgets/c/gone.js", "/project/gone.avif", "/assets/gone.js", "/gone.css"]) {
    const { status, headers } = await ask(path);
    expect(status).toBe(404);
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(headers["access-control-allow-origin"]).toBe("*");
    expect(headers["cache-control"]).toBe("no-cache");
  }
  expect((await ask("/widgets/c/core.js")).headers["cache-control"]).toContain("immutable");
});

test("a file that vanishes between two visits does not harm the server", async () => {
  expect((await ask("/film.mp4")).status).toBe(200);
  unlinkSync(join(folder, "film.mp4"));
  expect((await ask("/film.mp4")).status).toBe(404);
  expect((await ask("/")).status).toBe(200);
});

test("a file that vanishes during a request does not harm the server", async () => {
  // Between finding and opening a file lies a moment: with many requests, some hit it.
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const fleeting = join(folder, "fleeting.mp4");
  const statuses: number[] = [];
  const answered = (path: string): Promise<void> =>
    new Promise((resolve) => {
      request({ ...address(), path, agent }, (response) => {
        statuses.push(response.statusCode ?? 0);
        response.on("error", () => {});
        response.on("close", resolve).resume();
      })
        .on("error", () => resolve())
        .end();
    });
  for (let round = 0; round < 25; round += 1) {
    writeFileSync(fleeting, "film");
    const pending = Array.from({ length: 40 }, () => answered("/fleeting.mp4"));
    await once(server, "request");
    // As long as a file lookup takes, a little longer each time.
    for (let turn = 0; turn < round % 5; turn += 1) await new Promise(setImmediate);
    unlinkSync(fleeting);
    await Promise.all(pending);
  }
  agent.destroy();
  expect([...new Set(statuses)].filter((status) => status !== 200 && status !== 404)).toEqual([]);
  expect((await ask("/")).status).toBe(200);
});

test("a file that shrinks during a download is not taken for complete, and the next download is correct", async () => {
  server.keepAliveTimeout = 200;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const large = join(folder, "large.mp4");
  writeFileSync(large, Buffer.alloc(20_000_000));
  const broken = new Promise<string>((resolve, reject) => {
    request({ ...address(), path: "/large.mp4", agent }, (response) => {
      response.once("data", () => truncateSync(large, 100));
      response.on("error", ({ message }) => resolve(message));
      response.on("end", () => reject(new Error("It seemed whole.")));
    }).end();
  });
  expect(await broken).toBe("aborted");
  agent.destroy();
  expect((await ask("/large.mp4")).body.length).toBe(100);
});

test("stalled downloads are aborted after a minute, and their file is closed", async () => {
  expect(server.timeout).toBe(60_000);
  const served: Socket[] = [];
  server.on("connection", (socket) => void served.push(socket));
  writeFileSync(join(folder, "large.mp4"), Buffer.alloc(20_000_000));
  const open = () => readdirSync("/dev/fd").length;
  const before = open();
  const sockets = Array.from({ length: 30 }, () => connect(address()));
  for (const socket of sockets) socket.write("GET /large.mp4 HTTP/1.1\r\nHost: kulla.example\r\n\r\n");
  await Promise.all(sockets.map((socket) => once(socket, "readable")));
  // Both ends of each connection are in this process: 30 connections with their 30 files are open, then closed.
  expect(open()).toBeGreaterThan(before + 80);
  // The same with a shorter timeout, once all of them are under way.
  for (const socket of served) socket.setTimeout(1000);
  await vi.waitFor(() => expect(open()).toBeLessThan(before + 40), { timeout: 20_000 });
  for (const socket of sockets) socket.destroy();
});

test("only pages of the same origin may frame the showcase's pages; any page may frame embed.html and the tours", async () => {
  const policyOf = async (path: string) => (await ask(path)).headers["content-security-policy"] ?? "";
  for (const path of ["/", "/about", "/about/", "/en/nothing"]) {
    expect(await policyOf(path)).toMatch(/default-src 'none'.*, frame-ancestors 'self'$/);
  }
  for (const path of ["/embed.html", "/tours/1/index.htm"]) {
    expect(await policyOf(path)).toContain("default-src 'none'");
    expect(await policyOf(path)).not.toContain("frame-ancestors");
  }
});
