import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startMailbox, type Mailbox, type MailboxOptions } from "../../../../demo/mailbox/startMailbox.ts";

const good = {
  id: "0f1e",
  apartments: ["k5-03-07"],
  name: "Arta <b>",
  phone: "+383 44",
  email: "arta@shembull.com",
  floor: "3",
  partner: null,
  page: "https://example.com/",
  locale: "sq",
  consent: null,
  sentAt: "2026-11-20T10:00:00.000Z",
};

let folder = "";
let open: Mailbox[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mailbox-"));
  open = [];
});

afterEach(async () => {
  for (const mailbox of open) await mailbox.close();
  rmSync(folder, { recursive: true });
});

async function start(options: Partial<MailboxOptions> = {}): Promise<Mailbox> {
  const mailbox = await startMailbox({ port: 0, folder, ...options });
  open.push(mailbox);
  return mailbox;
}

async function post(mailbox: Mailbox, body: unknown, headers: Record<string, string> = {}): Promise<[number, string]> {
  const answer = await fetch(`${mailbox.url}/inquiries`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": good.id, ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return [answer.status, await answer.text()];
}

test("an inquiry is stored once, however often it is sent, even after a restart", async () => {
  const mailbox = await start();
  expect(await post(mailbox, good)).toEqual([201, '{"id":"0f1e"}']);
  expect(await post(mailbox, good)).toEqual([200, '{"id":"0f1e"}']);
  expect(await post(await start(), good)).toEqual([200, '{"id":"0f1e"}']);
  expect(await post(mailbox, { ...good, id: "2" }, { "Idempotency-Key": "2" })).toEqual([201, '{"id":"2"}']);
  expect(readdirSync(folder)).toHaveLength(2);
  expect(mailbox.messages().at(-1)?.params).toEqual(good);
});

test.each([
  ["invalid JSON", "{", 400],
  ["a list", "[]", 400],
  ["more than 20 KB", { ...good, name: "x".repeat(21_000) }, 413],
  ["no name", { ...good, name: "" }, 422],
  ["no phone", { ...good, phone: undefined }, 422],
  ["an invalid e-mail address", { ...good, email: "arta" }, 422],
  ["apartments that are not a list", { ...good, apartments: "k5-03-07" }, 422],
  ["a partner that is a number", { ...good, partner: 5 }, 422],
  ["an invalid time", { ...good, sentAt: "yesterday" }, 422],
  ["an unknown field", { ...good, image: "" }, 422],
])("an inquiry with %s is refused with a sentence, and nothing is stored", async (_case, body, status) => {
  const mailbox = await start();
  const [answered, text] = await post(mailbox, body);
  expect(answered).toBe(status);
  expect((JSON.parse(text) as { message: string }).message).toMatch(/\.$/);
  expect(mailbox.messages()).toEqual([]);
});

test("a post that is not JSON by its content type, or has a wrong key, is refused", async () => {
  const mailbox = await start();
  expect((await post(mailbox, good, { "Content-Type": "text/plain" }))[0]).toBe(415);
  expect((await post(mailbox, good, { "Idempotency-Key": "other" }))[0]).toBe(422);
  expect(mailbox.messages()).toEqual([]);
});

test("a page of another origin may post with the key, and is told how long to wait", async () => {
  const mailbox = await start();
  const { headers, ok } = await fetch(`${mailbox.url}/inquiries`, { method: "OPTIONS" });
  expect(ok).toBe(true);
  expect(headers.get("access-control-allow-headers")).toBe("content-type, idempotency-key");
  expect(headers.get("access-control-expose-headers")).toBe("Retry-After");
});

test("the page shows inquiries next to the e-mails, with every field as text", async () => {
  const mailbox = await start();
  await post(mailbox, good);
  const page = await (await fetch(mailbox.url)).text();
  expect(page).toContain("<dt>Banesat</dt><dd>k5-03-07</dd>");
  expect(page).toContain("Arta &lt;b&gt;");
  expect(page).not.toContain("null");
});
