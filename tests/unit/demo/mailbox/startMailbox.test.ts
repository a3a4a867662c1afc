import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startMailbox, type Mailbox, type MailboxOptions } from "../../../../demo/mailbox/startMailbox.ts";

const good = {
  lib_version: "4.4.1",
  user_id: "key",
  service_id: "service",
  template_id: "template",
  template_params: { name: "Arta <b>Krasniqi</b>", floor: "3", image: "data:image/jpeg;base64,AAAA" },
};

let folder = "";
let open: Mailbox[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mailbox-"));
  open = [];
});

afterEach(async () => {
  vi.useRealTimers();
  for (const mailbox of open) await mailbox.close();
  rmSync(folder, { recursive: true });
});

async function start(options: Partial<MailboxOptions> = {}): Promise<Mailbox> {
  const mailbox = await startMailbox({ port: 0, folder, ...options });
  open.push(mailbox);
  return mailbox;
}

async function send(mailbox: Mailbox, body: unknown): Promise<[number, string]> {
  const answer = await fetch(`${mailbox.url}/api/v1.0/email/send`, {
    method: "POST",
    headers: { "Content-type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return [answer.status, await answer.text()];
}

test("an e-mail is answered with OK, saved as a file and listed newest first", async () => {
  const mailbox = await start({ minIntervalMs: 0 });
  expect(await send(mailbox, good)).toEqual([200, "OK"]);
  expect(await send(mailbox, { ...good, template_params: { name: "Second" } })).toEqual([200, "OK"]);
  expect(readdirSync(folder)).toHaveLength(2);
  expect(mailbox.messages().map((letter) => letter.params["name"])).toEqual(["Second", "Arta <b>Krasniqi</b>"]);
  const listed = (await (await fetch(`${mailbox.url}/letters`)).json()) as unknown;
  expect(listed).toEqual(mailbox.messages());
});

test("e-mails of an earlier run are still there", async () => {
  await send(await start(), good);
  expect((await start()).messages()).toHaveLength(1);
});

test.each([
  ["no public key", { ...good, user_id: "" }, 400, /Public Key is required/],
  ["no service", { ...good, service_id: undefined }, 400, /Service ID is required/],
  ["no template", { ...good, template_id: 5 }, 400, /Template ID is required/],
  ["params that are not an object", { ...good, template_params: [] }, 400, /has to be an object/],
  ["invalid JSON", "{", 400, /Bad Request/],
  [
    "more than 50 KB of params",
    { ...good, template_params: { image: "x".repeat(50_000) } },
    413,
    /Variables size limit/,
  ],
])("a request with %s is refused and nothing is stored", async (_case, body, status, text) => {
  const mailbox = await start();
  const [answered, answer] = await send(mailbox, body);
  expect(answered).toBe(status);
  expect(answer).toMatch(text);
  expect(mailbox.messages()).toHaveLength(0);
});

test("a second e-mail with the same key within a second is refused, one with another key is not", async () => {
  // One second by the fake clock, however long a busy machine needs for the messages.
  vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] });
  const mailbox = await start();
  await send(mailbox, good);
  vi.advanceTimersByTime(999);
  expect(await send(mailbox, good)).toEqual([429, "Too Many Requests"]);
  expect(await send(mailbox, { ...good, user_id: "other" })).toEqual([200, "OK"]);
  vi.advanceTimersByTime(1);
  expect(await send(mailbox, good)).toEqual([200, "OK"]);
  expect(mailbox.sends()).toBe(4);
});

test("a browser on any page may send: the preflight is answered", async () => {
  const mailbox = await start();
  const answer = await fetch(`${mailbox.url}/api/v1.0/email/send`, { method: "OPTIONS" });
  expect(answer.ok).toBe(true);
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  expect(answer.headers.get("access-control-allow-headers")).toBe("content-type");
});

test("a test can set the answer, and a refused e-mail is not stored", async () => {
  const mailbox = await start({ answer: (n) => (n === 1 ? { status: 503, text: "Down" } : undefined) });
  expect(await send(mailbox, good)).toEqual([503, "Down"]);
  expect(await send(mailbox, good)).toEqual([200, "OK"]);
  expect(mailbox.messages()).toHaveLength(1);
});

test("the page shows every field as text, never as markup, and pictures only where there are any", async () => {
  const mailbox = await start({ minIntervalMs: 0 });
  expect(await (await fetch(mailbox.url)).text()).toContain("Ende asnjë letër");
  await send(mailbox, good);
  await send(mailbox, { ...good, template_params: { name: "x", image: 'data:image/svg+xml,"><script>' } });
  const page = await (await fetch(mailbox.url)).text();
  expect(page).toContain("Arta &lt;b&gt;Krasniqi");
  expect(page).toContain('src="data:image/jpeg;base64,AAAA"');
  expect(page).not.toContain("<script>");
  expect(page).toContain("Pa foto");
  for (const file of ["mailbox.css", "newsreader.woff2", "hanken.woff2"]) {
    expect((await fetch(`${mailbox.url}/${file}`)).status).toBe(200);
  }
  expect((await fetch(`${mailbox.url}/letter.ts`)).status).toBe(404);
});

test("a body of more than a megabyte is refused, with or without a Content-Length, and the next message is accepted", async () => {
  const mailbox = await start({ minIntervalMs: 0 });
  const large = "x".repeat(1_100_000);
  expect(await send(mailbox, large).catch(() => [413, "Payload Too Large"])).toEqual([413, "Payload Too Large"]);
  const chunks = new ReadableStream({
    start(controller) {
      for (let count = 0; count < 20; count += 1) controller.enqueue(new TextEncoder().encode("x".repeat(100_000)));
      controller.close();
    },
  });
  const init = { method: "POST", body: chunks, duplex: "half" };
  const status = await fetch(`${mailbox.url}/api/v1.0/email/send`, init).then(
    (answer) => answer.status,
    () => 413,
  );
  expect(status).toBe(413);
  expect(mailbox.messages()).toEqual([]);
  expect(await send(mailbox, good)).toEqual([200, "OK"]);
});

test("a thousand e-mails are stored: older ones are deleted", async () => {
  for (let count = 0; count < 1000; count += 1) {
    const id = `2026-01-01-${String(count).padStart(4, "0")}`;
    const letter = { id, receivedAt: "2026-01-01", publicKey: "k", service: "s", template: "t", params: { name: id } };
    writeFileSync(join(folder, `${id}.json`), JSON.stringify(letter));
  }
  const mailbox = await start();
  await send(mailbox, good);
  expect(mailbox.messages()).toHaveLength(1000);
  expect(mailbox.messages()[0]?.params["name"]).toBe("Arta <b>Krasniqi</b>");
  expect(mailbox.messages().at(-1)?.id).toBe("2026-01-01-0001");
  expect(readdirSync(folder)).toHaveLength(1000);
});

test("property names that every object has are shown as text, and a damaged file hides no other", async () => {
  const names = ["constructor", "toString", "hasOwnProperty", "__proto__"];
  const params = JSON.parse(`{${names.map((name) => `"${name}":"value of ${name}"`).join(",")}}`) as object;
  const mailbox = await start({ minIntervalMs: 0 });
  await send(mailbox, { ...good, template_params: params });
  writeFileSync(join(folder, "broken.json"), '{"id":"x","params":null}');
  const page = await (await fetch((await start()).url)).text();
  for (const name of names) expect(page).toContain(`<dt>${name}</dt><dd>value of ${name}</dd>`);
});
