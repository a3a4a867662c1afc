import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startMailbox, type Mailbox, type MailboxOptions } from "../../../demo/mailbox/startMailbox.ts";
import { sendMail } from "../../../src/services/sendMail.ts";

let folders: string[] = [];
let open: Mailbox[] = [];

beforeEach(() => {
  // The library names the page in its rate limit; Node has no page.
  vi.stubGlobal("location", { pathname: "/" });
  vi.stubGlobal("navigator", { onLine: true });
  [folders, open] = [[], []];
});

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const mailbox of open) await mailbox.close();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

async function start(options: Partial<MailboxOptions> = {}): Promise<Mailbox> {
  const folder = mkdtempSync(join(tmpdir(), "mail-"));
  folders.push(folder);
  const mailbox = await startMailbox({ port: 0, folder, leastGapMs: 0, ...options });
  open.push(mailbox);
  return mailbox;
}

const settingsOf = (mailbox: Mailbox, name = "a") => ({
  publicKey: `key-${name}`,
  service: `service-${name}`,
  template: `template-${name}`,
  origin: mailbox.url,
});

test("a letter arrives at the origin of its settings, with all its params", async () => {
  const mailbox = await start();
  const params = { name: "Ëngjëll „Ç“", phone: "+383", email: "a@b.c", floor: "3", image: "data:," };
  expect(await sendMail(settingsOf(mailbox), params)).toEqual({ ok: true, value: undefined });
  expect(mailbox.letters()).toMatchObject([
    { publicKey: "key-a", service: "service-a", template: "template-a", params },
  ]);
});

test("letters sent at the same time with other settings each reach their own service", async () => {
  const [first, second] = [
    await start({ answer: () => ({ status: 200, text: "OK", after: wait(40) }) }),
    await start(),
  ];
  const sends = Array.from({ length: 12 }, (_, index) => {
    const isFirst = index % 2 === 0;
    return sendMail(settingsOf(isFirst ? first : second, isFirst ? "1" : "2"), { index: String(index) });
  });
  expect((await Promise.all(sends)).every((result) => result.ok)).toBe(true);
  for (const [mailbox, name, odd] of [
    [first, "1", 0],
    [second, "2", 1],
  ] as const) {
    expect(mailbox.letters()).toHaveLength(6);
    for (const letter of mailbox.letters()) {
      expect(letter).toMatchObject({
        publicKey: `key-${name}`,
        service: `service-${name}`,
        template: `template-${name}`,
      });
      expect(Number(letter.params["index"]) % 2).toBe(odd);
    }
  }
});

test("a slash at the end of the origin does no harm", async () => {
  const mailbox = await start();
  expect(await sendMail({ ...settingsOf(mailbox), origin: `${mailbox.url}/` }, {})).toMatchObject({ ok: true });
});

test.each([
  [400, "mailRejected"],
  [401, "mailRejected"],
  [404, "mailRejected"],
  [408, "timeout"],
  [403, "mailForbidden"],
  [413, "mailTooLarge"],
  [429, "mailTooMany"],
  [500, "serverError"],
  [502, "serverError"],
  [503, "serverError"],
])("an answer %i is the failure %s", async (status, code) => {
  const mailbox = await start({ answer: () => ({ status, text: "No" }) });
  expect(await sendMail(settingsOf(mailbox), {})).toMatchObject({ ok: false, failure: { code, status } });
});

test("a line that is cut is unreachable, and offline without a network", async () => {
  const mailbox = await start({ answer: () => ({ status: 500, text: "", cut: true }) });
  expect(await sendMail(settingsOf(mailbox), { a: "1" })).toMatchObject({ failure: { code: "unreachable" } });
  vi.stubGlobal("navigator", { onLine: false });
  expect(await sendMail(settingsOf(mailbox), { a: "2" })).toMatchObject({ failure: { code: "offline" } });
});

test("a page in place of OK is no success", async () => {
  const mailbox = await start({ answer: () => ({ status: 200, text: "<!DOCTYPE html><p>Sign in" }) });
  expect(await sendMail(settingsOf(mailbox), {})).toMatchObject({ ok: false, failure: { code: "unreachable" } });
});

test("without settings nothing is asked of anybody", async () => {
  expect(await sendMail({ publicKey: "key", service: "service" }, {})).toMatchObject({
    ok: false,
    failure: { code: "mailNotConfigured" },
  });
});

test("no answer in 30 s is a timeout, and the same letter is not posted again while the first may still arrive", async () => {
  const mailbox = await start({ answer: () => ({ status: 200, text: "OK", after: new Promise(() => {}) }) });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const first = sendMail(settingsOf(mailbox), { name: "Arta" });
  await vi.waitUntil(() => mailbox.sends() === 1, { timeout: 5000 });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await first).toMatchObject({ failure: { code: "timeout" } });
  const second = sendMail(settingsOf(mailbox), { name: "Arta" });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await second).toMatchObject({ failure: { code: "timeout" } });
  expect(mailbox.sends()).toBe(1);
});
