import { readFileSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { brokenRequests, sendBroken } from "../../support/brokenRequests.ts";
import { startPhp, type PhpServer } from "../../support/phpServer.ts";
import { inquiry, inquiryOfCampaign } from "./stubSystem.ts";

it("the manual contains inquiry.php unchanged", () => {
  const shown = /```php\n([^]*?)```/.exec(readFileSync("docs/partners/inquiries.md", "utf8"))?.[1];
  expect(shown).toBe(readFileSync("integrations/recipes/inquiry.php", "utf8"));
});

// The page on a web server with PHP, as owners set it up: its document root is www, and the inquiries are next to it.

let owner = "";
const running: PhpServer[] = [];

beforeEach(async () => {
  owner = await mkdtemp(join(tmpdir(), "kulla-php-"));
  await put("www/inquiry.php");
});

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  await rm(owner, { recursive: true });
});

async function put(path: string): Promise<void> {
  await mkdir(dirname(join(owner, path)), { recursive: true });
  await copyFile("integrations/recipes/inquiry.php", join(owner, path));
}

async function start(...options: Parameters<typeof startPhp> extends [string, ...infer Rest] ? Rest : never) {
  const server = await startPhp(join(owner, "www"), ...options);
  running.push(server);
  return server;
}

type Posted = {
  readonly path?: string;
  readonly key?: string;
  readonly type?: string;
  /** The sender's address; all of 127.0.0.0/8 is this machine. */
  readonly from?: string;
};

type Answer = { readonly status: number; readonly retryAfter: string | undefined; readonly text: string };

function post(
  { url }: PhpServer,
  body: unknown,
  { path = "/inquiry.php", key, type = "application/json", from = "127.0.0.1" }: Posted = {},
): Promise<Answer> {
  const { id = "" } = (typeof body === "object" ? body : {}) as { readonly id?: string };
  const headers = { "Content-Type": type, "Idempotency-Key": key ?? encodeURI(id) };
  return new Promise((resolve, reject) => {
    const clientRequest = request(
      `${url}${path}`,
      { method: "POST", headers, localAddress: from, agent: false },
      (response) => {
        let text = "";
        response.on("data", (part) => (text += String(part)));
        const retryAfter = response.headers["retry-after"];
        response.on("end", () => resolve({ status: response.statusCode ?? 0, retryAfter, text }));
      },
    );
    clientRequest.on("error", reject);
    clientRequest.end(typeof body === "string" ? body : JSON.stringify(body));
  });
}

const statusOf = async (...args: Parameters<typeof post>) => (await post(...args)).status;

/** The inquiries in a folder, by file name. */
async function keptIn(folder: string): Promise<Readonly<Record<string, Record<string, unknown>>>> {
  const names = (await readdir(join(owner, folder)).catch(() => [])).filter((name) => name !== "senders.json");
  const files = names.map(async (name) => [name, JSON.parse(await readFile(join(owner, folder, name), "utf8"))]);
  return Object.fromEntries(await Promise.all(files));
}

describe("inquiry.php", () => {
  it("stores each post of the price form once, however often and fast it arrives", async () => {
    const server = await start();
    const statuses = await Promise.all(Array.from({ length: 12 }, () => statusOf(server, inquiry)));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([...Array.from({ length: 11 }, () => 200), 201]);
    const stored = await keptIn("inquiries");
    expect(Object.values(stored)).toEqual([inquiry]);
    expect(Object.keys(stored)[0]).toMatch(/^[0-9a-f]{64}\.json$/);
    expect((await stat(join(owner, "inquiries"))).mode & 0o777).toBe(0o700);
    expect((await stat(join(owner, "inquiries", Object.keys(stored)[0] ?? ""))).mode & 0o777).toBe(0o600);
  });

  it("accepts the studio's test message", async () => {
    const server = await start();
    const test = { ...inquiry, id: "test-2f1c0a52-93a5-4a8e-8b54-1f3f1c5a0d11", phone: "", floor: "" };
    expect(await statusOf(server, test)).toBe(201);
  });

  it("stores the eleven known fields and no others, each on one line", async () => {
    const server = await start();
    const sent = {
      ...inquiry,
      name: "Arta\r\nBcc: all@evil.example \u001b]52;c;x\u0007\u202e",
      apartments: { first: "k5\n03", second: "b" },
      page: "javascript:alert(1)",
      password: "x",
      html: "<script>",
    };
    expect(await statusOf(server, sent)).toBe(201);
    const [stored] = Object.values(await keptIn("inquiries"));
    expect(stored).toEqual({
      ...inquiry,
      name: "Arta Bcc: all@evil.example  ]52;c;x",
      apartments: ["k5 03", "b"],
      page: "",
    });
  });

  it("stores the visitor's origin and the page's own fields, without invalid values", async () => {
    const server = await start();
    expect(await statusOf(server, inquiryOfCampaign)).toBe(201);
    const { last } = inquiryOfCampaign.campaign;
    const spoiled = {
      ...inquiryOfCampaign,
      id: "spoiled",
      campaign: {
        first: "yesterday",
        last: { ...last, landing: "javascript:alert(1)", referrer: "<b>", values: { "<b>": "x", a: "1\n2", b: 7 } },
      },
      ownFields: { long: "ë".repeat(900), 7: "seven" },
    };
    expect(await statusOf(server, spoiled)).toBe(201);
    const stored = Object.values(await keptIn("inquiries"));
    expect(stored).toContainEqual(inquiryOfCampaign);
    const visit = { at: last.at, landing: "", referrer: "", values: { a: "1 2" } };
    expect(stored).toContainEqual({
      ...inquiry,
      id: "spoiled",
      campaign: { first: visit, last: visit },
      ownFields: { long: "ë".repeat(300), 7: "seven" },
    });
  });

  it.each<[string, unknown, Posted]>([
    ["a text of 2,001 characters", { ...inquiry, partner: "ë".repeat(2001) }, {}],
    ["an apartment of 2,001 characters", { ...inquiry, apartments: ["x".repeat(2001)] }, {}],
    ["no name", { ...inquiry, name: "\u0000" }, {}],
    ["a missing field", { ...inquiry, locale: undefined }, {}],
    ["a number for a text", { ...inquiry, floor: 3 }, {}],
    ["apartments that are not a list", { ...inquiry, apartments: "all" }, {}],
    ["an id that is a path", { ...inquiry, id: "../../www/x" }, {}],
    ["an id with a file extension", { ...inquiry, id: "x.php" }, {}],
    ["a wrong key", inquiry, { key: "other" }],
    ["two addresses", { ...inquiry, email: "a@b.example, c@d.example" }, {}],
    ["an address with a line break", { ...inquiry, email: "a@b.example\nBcc: c@d.example" }, {}],
    ["invalid JSON", "{", {}],
    ["JSON of a thousand levels", `${"[".repeat(1000)}${"]".repeat(1000)}`, {}],
    ["bytes that are not text", `{"id":"\u00ff`, {}],
  ])("refuses %s, and stores nothing", async (_, body, posted) => {
    const server = await start();
    expect(await statusOf(server, body, posted)).toBe(422);
    expect(await keptIn("inquiries")).toEqual({});
  });

  it("refuses posts that are too long or not JSON by content type, and other methods", async () => {
    const server = await start();
    expect(await statusOf(server, "x".repeat(20_001))).toBe(413);
    expect(await statusOf(server, inquiry, { type: "text/plain" })).toBe(415);
    expect((await fetch(`${server.url}/inquiry.php`)).status).toBe(405);
    expect(await keptIn("inquiries")).toEqual({});
  });

  it.each([
    ["next to a page in a subfolder", "www/api/inquiry.php", {}],
    ["that the owner set", "www/inquiry.php", { INQUIRIES_FOLDER: "www/kept" }],
    ["that is the root itself", "www/inquiry.php", { INQUIRIES_FOLDER: "www" }],
    ["behind dots", "www/inquiry.php", { INQUIRIES_FOLDER: "www/../www/kept" }],
    ["behind a link", "www/inquiry.php", { INQUIRIES_FOLDER: "link/kept" }],
  ])("stores nothing in a folder that the web server shows: one %s", async (_, page, named) => {
    await put(page);
    await symlink(join(owner, "www"), join(owner, "link"));
    const env = Object.fromEntries(Object.entries(named).map(([name, path]) => [name, `${owner}/${path}`]));
    const server = await start({ env });
    expect(await statusOf(server, inquiry, { path: page.slice("www".length) })).toBe(500);
    expect(server.printed()).toMatch(/inquiry\.php: .* which the web server shows to everyone: no inquiry is stored/);
    const files = await readdir(join(owner, "www"), { recursive: true });
    expect(files.filter((name) => !/^(api|(api\/)?inquiry\.php)$/.test(name))).toEqual([]);
  });

  it("stores inquiries in a folder inside the root that the owner declares protected", async () => {
    const server = await start({ env: { INQUIRIES_PROTECTED_FOLDER: join(owner, "www/private") } });
    expect(await statusOf(server, inquiry)).toBe(201);
    expect(Object.values(await keptIn("www/private"))).toEqual([inquiry]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ["the folder is a file", () => writeFile(join(owner, "inquiries"), "")],
    ["its place is taken", () => mkdir(join(owner, "inquiries/senders.json"), { recursive: true })],
  ])("answers 500, so that the form tries again, if %s", async (_, spoil) => {
    await spoil();
    const server = await start();
    const { status, text } = await post(server, inquiry);
    expect(status).toBe(500);
    expect(text).toBe("");
    expect(server.printed()).toMatch(/inquiry\.php: .*(cannot be created|cannot be written)/);
  });

  it("answers 500 on a full disk, leaves no partial file, and stores the inquiry once there is room again", async () => {
    const long = { ...inquiry, partner: "x".repeat(1900) };
    const full = await start({ maxFileBytes: 1024 });
    expect(await statusOf(full, long)).toBe(500);
    expect(full.printed()).toContain("is the disk full");
    expect(await keptIn("inquiries")).toEqual({});
    await full.stop();
    running.length = 0;
    expect(await statusOf(await start(), long)).toBe(201);
    expect(Object.values(await keptIn("inquiries"))).toEqual([long]);
  });

  it("accepts ten new inquiries a minute from one sender, and still accepts those of others", async () => {
    const server = await start();
    const nth = (index: number) => ({ ...inquiry, id: `n${index}` });
    const statuses = [];
    for (let index = 0; index < 12; index += 1) statuses.push(await statusOf(server, nth(index)));
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429, 429]);
    expect((await post(server, nth(10))).retryAfter).toBe("30");
    // An accepted inquiry may be sent again as often as its answer is lost.
    expect(await statusOf(server, nth(3))).toBe(200);
    expect(await statusOf(server, nth(10), { from: "127.0.0.2" })).toBe(201);
    expect(Object.keys(await keptIn("inquiries"))).toHaveLength(11);
  });

  it("remembers senders by a hash for a minute only, and only as many as it has room for", async () => {
    const server = await start();
    await mkdir(join(owner, "inquiries"), { mode: 0o700 });
    const now = Date.now() / 1000;
    const counted = join(owner, "inquiries/senders.json");
    const many = (seconds: number) =>
      Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`s${index}`, [now - seconds]]));
    await writeFile(counted, JSON.stringify({ salt: "s", senders: many(0) }));
    expect(await statusOf(server, inquiry)).toBe(429);
    await writeFile(counted, JSON.stringify({ salt: "s", senders: many(61) }));
    expect(await statusOf(server, inquiry)).toBe(201);
    const text = await readFile(counted, "utf8");
    expect(text.length).toBeLessThan(300);
    expect(text).not.toContain("127.0.0");
    await writeFile(counted, "{ broken");
    expect(await statusOf(server, { ...inquiry, id: "next" })).toBe(201);
  });

  it("keeps serving after aborted posts", async () => {
    const server = await start();
    const port = Number(new URL(server.url).port);
    const head = (...headers: readonly string[]) =>
      [
        "POST /inquiry.php HTTP/1.1",
        "Host: a",
        "Content-Type: application/json",
        "Idempotency-Key: a",
        ...headers,
        "\r\n",
      ].join("\r\n");
    for (const broken of brokenRequests.filter(({ after }) => after === "cut"))
      await sendBroken(port, broken, head, () => fetch(`${server.url}/inquiry.php`));
    expect(await statusOf(server, inquiry)).toBe(201);
    expect(Object.keys(await keptIn("inquiries"))).toHaveLength(1);
  });
});
