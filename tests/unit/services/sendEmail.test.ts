import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startMailbox, type Mailbox, type MailboxOptions } from "../../../demo/mailbox/startMailbox.ts";
import type { Result } from "../../../src/failure/result.ts";
import { sendEmail } from "../../../src/services/sendEmail.ts";

let folders: string[] = [];
let open: Mailbox[] = [];

beforeEach(() => {
  vi.stubGlobal("navigator", { onLine: true });
  [folders, open] = [[], []];
});

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
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

type Settings = Parameters<typeof sendEmail>[0]["settings"];

/** Everything that is reported of one letter. */
async function send(settings: Settings, params: Readonly<Record<string, string>> = {}): Promise<Result<void>[]> {
  const reports: Result<void>[] = [];
  const report = (result: Result<void>): void => void reports.push(result);
  await sendEmail({ settings, params }, { report, signal: new AbortController().signal });
  return reports;
}

const ok = { ok: true, value: undefined };

test("a letter arrives at the origin of its settings, with all its params", async () => {
  const mailbox = await start();
  const params = { name: "Ëngjëll „Ç“", phone: "+383", email: "a@b.c", floor: "3", image: "data:," };
  expect(await send(settingsOf(mailbox), params)).toEqual([ok]);
  expect(mailbox.letters()).toMatchObject([
    { publicKey: "key-a", service: "service-a", template: "template-a", params },
  ]);
});

test("the request is the specification's to the letter, and outlives its page", async () => {
  const asked = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("OK"));
  await send({ publicKey: "pk", service: "svc", template: "tpl" }, { name: "Arta" });
  expect(asked.mock.calls[0]?.[0]).toBe("https://api.emailjs.com/api/v1.0/email/send");
  expect(asked.mock.calls[0]?.[1]).toMatchObject({
    method: "POST",
    headers: { "Content-type": "application/json" },
    body: '{"lib_version":"4.4.1","user_id":"pk","service_id":"svc","template_id":"tpl","template_params":{"name":"Arta"}}',
    keepalive: true,
  });
});

test("only as many letters at a time outlive the page as browsers allow, 64 KB together; each goes", async () => {
  let letGo = (): void => {};
  const after = new Promise<void>((resolve) => (letGo = resolve));
  const mailbox = await start({ answer: () => ({ status: 200, text: "OK", after }) });
  const asked = vi.spyOn(globalThis, "fetch");
  const large = { image: "x".repeat(40_000) };
  const sends = [send(settingsOf(mailbox), large), send(settingsOf(mailbox), large)];
  letGo();
  expect((await Promise.all(sends)).flat()).toEqual([ok, ok]);
  expect(await send(settingsOf(mailbox), large)).toEqual([ok]);
  expect(asked.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, false, true]);
});

test("letters sent at the same time with other settings each reach their own service", async () => {
  const [first, second] = [
    await start({ answer: () => ({ status: 200, text: "OK", after: wait(40) }) }),
    await start(),
  ];
  const sends = Array.from({ length: 12 }, (_, index) => {
    const isFirst = index % 2 === 0;
    return send(settingsOf(isFirst ? first : second, isFirst ? "1" : "2"), { index: String(index) });
  });
  expect((await Promise.all(sends)).flat()).toEqual(Array.from({ length: 12 }, () => ok));
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
  expect(await send({ ...settingsOf(mailbox), origin: `${mailbox.url}/` })).toEqual([ok]);
});

test("too many letters: the wait is the one the service asks for", async () => {
  const headers = { "Retry-After": "60" };
  const mailbox = await start({ answer: () => ({ status: 429, text: "Too Many Requests", headers }) });
  expect(await send(settingsOf(mailbox))).toMatchObject([{ failure: { code: "mailTooMany", retryAfterMs: 60_000 } }]);
});

test("a line that is cut leaves it open whether the letter arrived; without a network it did not", async () => {
  const mailbox = await start({ answer: () => ({ status: 500, text: "", cut: true }) });
  expect(await send(settingsOf(mailbox))).toMatchObject([{ failure: { code: "unreachable", mayHaveArrived: true } }]);
  vi.stubGlobal("navigator", { onLine: false });
  expect(await send(settingsOf(mailbox))).toMatchObject([{ failure: { code: "offline" } }]);
});

test.each(["data:text/plain,OK", "javascript:OK", "blob:https://example.com/a", "file:///tmp", "//", "no address"])(
  "an origin that is no web address (%s) is refused, and nothing is asked of anybody",
  async (origin) => {
    const asked = vi.spyOn(globalThis, "fetch");
    const settings = { publicKey: "key", service: "service", template: "template", origin };
    expect(await send(settings)).toMatchObject([{ ok: false, failure: { code: "mailNotConfigured" } }]);
    expect(asked).not.toHaveBeenCalled();
  },
);

test("without settings nothing is asked of anybody", async () => {
  expect(await send({ publicKey: "key", service: "service" })).toMatchObject([
    { ok: false, failure: { code: "mailNotConfigured" } },
  ]);
});

test("no answer in 30 s is announced, and the answer that comes later too", async () => {
  let letGo = (): void => {};
  const after = new Promise<void>((resolve) => (letGo = resolve));
  const mailbox = await start({ answer: () => ({ status: 200, text: "OK", after }) });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const reports: Result<void>[] = [];
  const signal = new AbortController().signal;
  const params = { name: "Arta" };
  const sent = sendEmail(
    { settings: settingsOf(mailbox), params },
    { report: (result) => reports.push(result), signal },
  );
  await vi.waitUntil(() => mailbox.sends() === 1, { timeout: 20_000 });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(reports).toMatchObject([{ failure: { code: "timeout", mayHaveArrived: true } }]);
  letGo();
  await sent;
  expect(reports.at(-1)).toEqual(ok);
});
