import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request, type IncomingMessage } from "node:http";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

// The container's program, as a separate process: these tests see only its responses.
let root = "";
let site: ChildProcess;
let port = 0;

const page = "<!doctype html><title>Kulla</title>";
const secret = "the owner's own";

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "kulla-site-"));
  for (const folder of ["about", "assets", "tours/1"]) mkdirSync(join(root, "dist/site", folder), { recursive: true });
  for (const path of ["index.html", "about/index.html"]) writeFileSync(join(root, "dist/site", path), page);
  writeFileSync(join(root, "dist/site/404.html"), "<!doctype html>Nothing here");
  writeFileSync(join(root, "dist/site/film.mp4"), Buffer.alloc(20_000_000));
  for (const path of ["secret.txt", "dist/secret.txt"]) writeFileSync(join(root, path), secret);
  writeFileSync(join(root, "package.json"), `{ "version": "1.0.0", "description": "${secret}" }`);
  // So few open files that a server which leaks them would soon fail.
  const command = `ulimit -n 256 && exec "${process.execPath}" "${resolve("demo/runTs.mjs")}" "${resolve("demo/server/serveSite.ts")}"`;
  site = spawn("sh", ["-c", command], { cwd: root, env: { ...process.env, PORT: "0" } });
  let printed = "";
  for (const stream of [site.stdout, site.stderr]) stream?.on("data", (chunk) => (printed += String(chunk)));
  const started = () => {
    port = Number(/listens on port (\d+)/.exec(printed)?.[1]);
    if (!port) throw new Error(`Not yet started: ${printed}`);
  };
  await vi.waitFor(started, { timeout: 40_000 });
});

afterAll(() => {
  site.kill("SIGKILL");
  rmSync(root, { recursive: true });
});

type Answer = { readonly status: number; readonly headers: IncomingMessage["headers"]; readonly body: string };

/** The path is sent unchanged: fetch would normalize it. */
function ask(path: string, agent?: Agent): Promise<Answer> {
  return new Promise((resolveAnswer, reject) => {
    request({ host: "127.0.0.1", port, path, agent }, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (chunk: string) => (body += chunk));
      response.on("error", reject);
      response.on("end", () => resolveAnswer({ status: response.statusCode ?? 0, headers: response.headers, body }));
    })
      .on("error", reject)
      .end();
  });
}

/** Sends raw bytes and returns the first line of the response once the server closes the connection. */
async function firstLine(bytes: string | Buffer): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(bytes);
  return firstLineOf(socket);
}

async function firstLineOf(socket: Socket): Promise<string> {
  let received = "";
  socket.setEncoding("utf8").on("data", (chunk: string) => (received += chunk));
  socket.on("error", () => {});
  await once(socket, "close");
  return received.split("\r\n")[0] ?? "";
}

const line = (first: string, ...headers: readonly string[]) =>
  `${[first, "Host: kulla.example", "Connection: close", ...headers].join("\r\n")}\r\n\r\n`;

const long = "a".repeat(15_000);
const lines: readonly (readonly [what: string, bytes: string | Buffer, answer: string])[] = [
  ["a valid line", line("GET /about HTTP/1.1"), "HTTP/1.1 200 OK"],
  ["the full address, as proxies send it", line("GET http://kulla.example/about HTTP/1.1"), "HTTP/1.1 200 OK"],
  ["no address", line("GET HTTP/1.1"), "HTTP/1.1 400 Bad Request"],
  ["an asterisk", line("GET * HTTP/1.1"), "HTTP/1.1 400 Bad Request"],
  ["a line that is not HTTP", "hello\r\n\r\n", "HTTP/1.1 400 Bad Request"],
  ["an unknown method", line("BREW / HTTP/1.1"), "HTTP/1.1 400 Bad Request"],
  ["an unknown version", line("GET / HTTP/9.9"), "HTTP/1.1 400 Bad Request"],
  ["no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", "HTTP/1.1 400 Bad Request"],
  ["a NUL in the line", line("GET /\0 HTTP/1.1"), "HTTP/1.1 400 Bad Request"],
  ["a line break in a header", line("GET / HTTP/1.1", "X: a\nb"), "HTTP/1.1 400 Bad Request"],
  [
    "two lengths",
    line("GET / HTTP/1.1", "Content-Length: 5", "Transfer-Encoding: chunked"),
    "HTTP/1.1 400 Bad Request",
  ],
  ["a TLS handshake", Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00]), "HTTP/1.1 400 Bad Request"],
  ["one endless part", line(`GET /${long} HTTP/1.1`), "HTTP/1.1 404 Not Found"],
  ["an endless query", line(`GET /about?${long} HTTP/1.1`), "HTTP/1.1 200 OK"],
  ["parts without end", line(`GET /${"a/".repeat(7000)} HTTP/1.1`), "HTTP/1.1 400 Bad Request"],
  ["an address beyond 16 KB", line(`GET /${long}${long} HTTP/1.1`), "HTTP/1.1 431 Request Header Fields Too Large"],
  ["headers beyond 16 KB", line("GET / HTTP/1.1", `X: ${long}${long}`), "HTTP/1.1 431 Request Header Fields Too Large"],
  ["a post", line("POST / HTTP/1.1", "Content-Length: 999999999"), "HTTP/1.1 405 Method Not Allowed"],
  ["a tunnel", line("CONNECT kulla.example:443 HTTP/1.1"), ""],
];

test.each(lines)("%s is answered at once, and the server keeps serving", async (_, bytes, answer) => {
  expect(await firstLine(bytes)).toBe(answer);
  expect((await ask("/about")).body).toBe(page);
});

test("no spelling of a parent path leads out of the folder", async () => {
  const ups = ["..", "%2e%2e", ".%2E", "%252e%252e", "..%00", "..;", "....", "%c0%ae%c0%ae", "%ef%bc%8e%ef%bc%8e"];
  const slashes = ["/", "//", "%2f", "%2F", "\\", "%5c", "%252f", "%c0%af", "/./"];
  const prefixes = ["/", "/about/", "/assets/", "//"].flatMap((start) =>
    ups.flatMap((up) => slashes.flatMap((slash) => [1, 2, 3, 8].map((depth) => start + (up + slash).repeat(depth)))),
  );
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const targets = ["secret.txt", "package.json", "dist/secret.txt", "etc/passwd"];
  const paths = prefixes.flatMap((prefix) => targets.map((target) => prefix + target));
  const answers = await Promise.all(paths.map((path) => ask(path, agent)));
  agent.destroy();
  const wrong = answers.flatMap(({ status, body }, index) => {
    const isRefused = [400, 404].includes(status) && !body.includes(secret) && !body.includes("root:");
    return isRefused ? [] : [`${status} ${paths[index]}`];
  });
  expect(wrong).toEqual([]);
  expect(paths.length).toBeGreaterThan(5000);
});

test("malformed percent signs, NULs and encoded slashes are not addresses", async () => {
  const paths = [
    "/%",
    "/%2",
    "/%zz",
    "/%E0%A4%A",
    "/%ff",
    "/a%00b",
    "/about%00.html",
    "/about%2findex.html",
    "/about%5C",
  ];
  for (const path of paths) {
    const { status, headers } = await ask(path);
    expect([path, status]).toEqual([path, 400]);
    expect(headers["cache-control"]).toBe("no-cache");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  }
});

test("no spelling of a page's address lets another site frame it", async () => {
  for (const path of [
    "/about",
    "//about",
    "/about//",
    "/%61bout",
    "/./about",
    "/tours/../about",
    "/tours/%2e%2e/about",
  ]) {
    const { status, headers } = await ask(path);
    expect([path, status]).toEqual([path, 200]);
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'self'");
  }
  expect((await ask("/tours/..%2fabout")).status).toBe(400);
  expect((await ask("/tours/1/nothing")).headers["content-security-policy"]).toContain("frame-ancestors 'self'");
});

test("a client that does not finish its request is disconnected", { concurrent: true }, async () => {
  const silent = connect(port, "127.0.0.1");
  silent.write("GET / HT");
  const trickling = connect(port, "127.0.0.1");
  trickling.write("GET / HTTP/1.1\r\nHost: kulla.example\r\n");
  const drop = setInterval(() => trickling.write("X: a\r\n"), 500);
  const answers = await Promise.all([firstLineOf(silent), firstLineOf(trickling)]);
  clearInterval(drop);
  expect(answers).toEqual(["HTTP/1.1 408 Request Timeout", "HTTP/1.1 408 Request Timeout"]);
});

function breakOff(): Promise<void> {
  return new Promise((done, reject) => {
    const clientRequest = request({ host: "127.0.0.1", port, path: "/film.mp4", agent: false }, (response) => {
      response.once("data", () => clientRequest.destroy());
      response.on("error", () => {});
      response.on("close", () => done());
    });
    clientRequest.on("error", reject);
    clientRequest.end();
  });
}

test("a thousand aborted downloads leave all 256 files closed", { concurrent: true }, async () => {
  for (let round = 0; round < 20; round += 1) await Promise.all(Array.from({ length: 50 }, breakOff));
  expect((await ask("/film.mp4")).status).toBe(200);
});
