import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startMailbox, type Mailbox, type MailboxOptions } from "../../../demo/mailbox/startMailbox.ts";
import type { Result } from "../../../src/failure/failure.ts";
import { sendEmail } from "../../../src/services/sendEmail.ts";

let folders: string[] = [];
let open: Mailbox[] = [];

beforeEach(() => {
  vi.stubGlobal("navigator", { onLine: true, languages: ["sq"] });
  // The parts of a page that the library reads.
  vi.stubGlobal("location", { pathname: "/" });
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
  const mailbox = await startMailbox({ port: 0, folder, minIntervalMs: 0, ...options });
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

/** Everything reported about one message. */
async function send(settings: Settings, params: Readonly<Record<string, string>> = {}): Promise<Result<void>[]> {
  const reports: Result<void>[] = [];
  const report = (result: Result<void>): void => void reports.push(result);
  await sendEmail({ settings, params }, { report, signal: new AbortController().signal });
  return reports;
}

const ok = { ok: true, value: undefined };

test("a message arrives at the origin of its settings, with all its params", async () => {
  const mailbox = await start();
  const params = { name: "Ëngjëll „Ç“", phone: "+383", email: "a@b.c", floor: "3", image: "data:," };
  expect(await send(settingsOf(mailbox), params)).toEqual([ok]);
  expect(mailbox.messages()).toMatchObject([
    { publicKey: "key-a", service: "service-a", template: "template-a", params },
  ]);
});

test("the request is exactly the specification's", async () => {
  const fetchSpy = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("OK"));
  await send({ publicKey: "pk", service: "svc", template: "tpl" }, { name: "Arta" });
  expect(fetchSpy.mock.calls[0]?.[0]).toBe("https://api.emailjs.com/api/v1.0/email/send");
  expect(fetchSpy.mock.calls[0]?.[1]).toMatchObject({
    method: "POST",
    headers: { "Content-type": "application/json" },
    body: '{"lib_version":"4.4.1","user_id":"pk","service_id":"svc","template_id":"tpl","template_params":{"name":"Arta"}}',
  });
});

test("messages sent at the same time with different settings each reach their own service", async () => {
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
    expect(mailbox.messages()).toHaveLength(6);
    for (const letter of mailbox.messages()) {
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

/** The error catalogue of docs/developers/specification.md, section 8: how each error is handled, and its result. */
const catalogue: readonly (readonly [what: string, act: () => Promise<Result<void>[]>, failure: object])[] = [
  ["an answer 400", () => sendTo({ status: 400, text: "No such template" }), { code: "mailRejected", status: 400 }],
  ["an answer 403", () => sendTo({ status: 403, text: "Forbidden" }), { code: "mailForbidden", status: 403 }],
  ["an answer 413", () => sendTo({ status: 413, text: "Too large" }), { code: "mailTooLarge", status: 413 }],
  ["an answer 429", () => sendTo({ status: 429, text: "Slow down" }), { code: "mailTooMany", retryAfterMs: 2000 }],
  ["an answer 451", () => sendTo({ status: 451, text: "No robots" }), { code: "mailHeadless", status: 451 }],
  ["an answer 500", () => sendTo({ status: 500, text: "Down" }), { code: "serverError", detail: "500 Down" }],
  ["a 2xx without OK", () => sendTo({ status: 202, text: '{"ok":true}' }), { code: "mailRejected", status: 202 }],
  [
    "a lost connection",
    () => sendTo({ status: 500, text: "", cut: true }),
    { code: "unreachable", mayHaveArrived: true },
  ],
  ["no key", () => send({ service: "s", template: "t" }), { code: "mailNotConfigured", detail: /public key/ }],
  ["no service", () => send({ publicKey: "k", template: "t" }), { code: "mailNotConfigured", detail: /service ID/ }],
  ["no template", () => send({ publicKey: "k", service: "s" }), { code: "mailNotConfigured", detail: /template ID/ }],
];

async function sendTo(answer: { status: number; text: string; cut?: boolean }): Promise<Result<void>[]> {
  return send(settingsOf(await start({ answer: () => answer })));
}

test.each(catalogue)(
  "the catalogue of errors: %s",
  async (_what, act, { detail, ...failure }: { detail?: unknown }) => {
    const [result, ...more] = await act();
    expect(more).toEqual([]);
    expect(result).toMatchObject({ ok: false, failure });
    if (detail) expect(!result?.ok && result?.failure.detail).toMatch(detail as string | RegExp);
  },
);

test("without a network from the start the email has certainly not been sent", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  const [result] = await sendTo({ status: 500, text: "", cut: true });
  expect(result).toMatchObject({ failure: { code: "offline" } });
  expect(result).not.toHaveProperty("failure.mayHaveArrived");
});

test("a project's throttle lets one email through per interval; a failed one may be retried at once", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  let status = 200;
  const mailbox = await start({ answer: () => ({ status, text: status === 200 ? "OK" : "Down" }) });
  const settings = { ...settingsOf(mailbox, "throttled"), throttleMs: 10_000 };
  expect(await send(settings)).toEqual([ok]);
  expect(await send(settings)).toMatchObject([{ failure: { code: "mailTooMany", detail: "429 Too Many Requests" } }]);
  // Another account has its own throttle; without one there is none.
  expect(await send({ ...settings, publicKey: "another" })).toEqual([ok]);
  expect(await send({ ...settings, throttleMs: 0 })).toEqual([ok]);
  vi.setSystemTime(Date.now() + 10_001);
  status = 503;
  expect(await send(settings)).toMatchObject([{ failure: { code: "serverError" } }]);
  status = 200;
  expect(await send(settings)).toEqual([ok]);
  expect(mailbox.sends()).toBe(5);
});

test("addresses on the project's block list, and automated browsers if the project blocks them, send nothing", async () => {
  const mailbox = await start();
  const settings = settingsOf(mailbox);
  const blockList = { list: ["spam@b.c"], watchVariable: "email" };
  expect(await send({ ...settings, blockList }, { email: "spam@b.c" })).toMatchObject([
    { failure: { code: "mailForbidden", status: 403 } },
  ]);
  expect(await send({ ...settings, blockList }, { email: "a@b.c" })).toEqual([ok]);
  vi.stubGlobal("navigator", { onLine: true, languages: ["sq"], webdriver: true });
  expect(await send({ ...settings, blockHeadless: true })).toMatchObject([{ failure: { code: "mailHeadless" } }]);
  // Both last only for the email that they were set for.
  expect(await send(settings, { email: "spam@b.c" })).toEqual([ok]);
  expect(mailbox.sends()).toBe(2);
});

test("an e-mail that is cancelled before its turn is never sent", async () => {
  let letGo = (): void => {};
  const after = new Promise<void>((resolve) => (letGo = resolve));
  const mailbox = await start({ answer: () => ({ status: 200, text: "OK", after }) });
  const first = send(settingsOf(mailbox));
  const stop = new AbortController();
  const reports: Result<void>[] = [];
  const second = sendEmail(
    { settings: settingsOf(mailbox), params: {} },
    { report: (result) => reports.push(result), signal: stop.signal },
  );
  stop.abort();
  letGo();
  expect(await first).toEqual([ok]);
  await second;
  expect(reports).toEqual([]);
  expect(mailbox.sends()).toBe(1);
});

test("an email without an answer delays the next one by 30 s, not forever", async () => {
  const mailbox = await start({ answer: () => ({ status: 200, text: "OK", after: new Promise(() => {}) }) });
  const next = await start();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const silent = send(settingsOf(mailbox));
  const second = send(settingsOf(next));
  await vi.waitUntil(() => mailbox.sends() === 1, { timeout: 20_000 });
  expect(next.sends()).toBe(0);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await silent).toMatchObject([{ failure: { code: "timeout", mayHaveArrived: true } }]);
  expect(await second).toEqual([ok]);
});

test.each(["data:text/plain,OK", "javascript:OK", "blob:https://example.com/a", "file:///tmp", "//", "no address"])(
  "an origin that is not a web address (%s) is refused, and no request is sent",
  async (origin) => {
    const fetchSpy = vi.spyOn(globalThis, "fetch");
    const settings = { publicKey: "key", service: "service", template: "template", origin };
    expect(await send(settings)).toMatchObject([{ ok: false, failure: { code: "mailNotConfigured" } }]);
    expect(fetchSpy).not.toHaveBeenCalled();
  },
);

test("without settings nothing is requested", async () => {
  expect(await send({ publicKey: "key", service: "service" })).toMatchObject([
    { ok: false, failure: { code: "mailNotConfigured" } },
  ]);
});

test("no answer in 30 s is reported, and so is a later answer", async () => {
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
  await sent;
  letGo();
  await vi.waitUntil(() => reports.length === 2, { timeout: 20_000 });
  expect(reports.at(-1)).toEqual(ok);
});
