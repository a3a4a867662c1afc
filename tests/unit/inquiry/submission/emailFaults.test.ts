import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inquiryRules } from "../../../../src/inquiry/inquiryFields.ts";
import { openDraft } from "../../../../src/inquiry/submission/draft.ts";
import { randomOf, type Random } from "../../../support/random.ts";

const typed = { name: "Arta", phone: "+383", email: "a@b.c" };
const empty = { name: "", phone: "", email: "" };
const settings = { publicKey: "key", service: "service", template: "template", origin: "https://mail.example" };

/** How the e-mail provider, or the connection to it, can treat one submission. `keeps`: it still reaches the owner. */
type Answer = { readonly keeps: boolean; readonly reply: () => Response };

const cut = (): Response => {
  throw new TypeError("Failed to fetch");
};
const answer = (text: string, status = 200, headers = {}) => {
  return (): Response => new Response(text, { status, headers });
};
const ok: Answer = { keeps: true, reply: answer("OK") };
const answers: readonly Answer[] = [
  ok,
  ok,
  { keeps: true, reply: cut },
  { keeps: false, reply: cut },
  { keeps: false, reply: answer("") },
  { keeps: false, reply: answer('{"error":"quota"}') },
  { keeps: false, reply: answer("<!doctype html>Wi-Fi") },
  { keeps: false, reply: answer("Too Many Requests", 429, { "Retry-After": "60" }) },
  { keeps: false, reply: answer("Forbidden", 403) },
  { keeps: false, reply: answer("Down", 503) },
];

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A provider that accepts a submission however often it arrives, answers within 50 s, and works in the end. */
function providerOf(random: Random) {
  const state = { isCorrected: false, received: 0 };
  const post = async (): Promise<Response> => {
    const { keeps, reply } = state.isCorrected ? ok : random.pick(answers);
    await new Promise((resolve) => setTimeout(resolve, random.chance(0.3) ? random.below(50_000) : random.below(2000)));
    if (keeps) state.received += 1;
    return reply();
  };
  /** A page that takes submissions over: it sends them itself, and reports the result in its own time. */
  const host = { isThere: false, delayMs: () => random.below(50_000) };
  return { state, post, host };
}

/** A new page in the same session; once left it receives nothing more, but its posts continue. */
async function openPage(session: Map<string, string>, provider: ReturnType<typeof providerOf>) {
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("navigator", { onLine: true, languages: ["sq"] });
  // The parts of a page that the library reads; its code is loaded before the first press.
  vi.stubGlobal("location", { pathname: "/" });
  await import("@emailjs/browser");
  let isHere = true;
  const whileHere = <Value>(work: Promise<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      work.then(
        (value) => isHere && resolve(value),
        (fault: Error) => isHere && reject(fault),
      );
    });
  vi.stubGlobal("fetch", () => whileHere(provider.post()));
  const { createFormStore } = await import("../../../../src/inquiry/submission/formStore.ts");
  const { settleSubmission } = await import("../../../../src/inquiry/submission/outbox.ts");
  const { sendEmail } = await import("../../../../src/services/sendEmail.ts");
  const storage = {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, value: string) => void session.set(key, value),
    removeItem: (key: string) => void session.delete(key),
  };
  const thanks: string[] = [];
  const form = createFormStore({
    ...inquiryRules,
    draft: openDraft("faults", inquiryRules.fieldNames, () => storage as unknown as Storage),
    clock: { sentAt: undefined, closedUntil: undefined },
    onEnd: ({ state }) => void (state === "sent" && isHere && thanks.push(state)),
  });
  form.open();
  vi.advanceTimersByTime(2000);
  const takeOver = (id: string): void => {
    setTimeout(() => {
      provider.state.received += 1;
      if (isHere) settleSubmission(true, id, new Set());
    }, provider.host.delayMs());
  };
  const press = () =>
    form.submit({
      honeypot: "",
      createDelivery: ({ id, fields }) => ({
        offerToPage: () => (provider.host.isThere ? (takeOver(id), false) : true),
        send: (report, signal) =>
          sendEmail({ settings, params: { ...fields, id } }, { report: (end) => isHere && report(end), signal }),
      }),
    });
  const leave = () => {
    isHere = false;
    form.close();
  };
  return { form, press, leave, thanks };
}

/** A visitor who randomly presses, waits, closes, opens and reloads, and finally presses until they are thanked. */
async function visit(seed: number) {
  const random = randomOf(seed);
  const session = new Map<string, string>();
  const provider = providerOf(random);
  let page = await openPage(session, provider);
  for (const field of inquiryRules.fieldNames) page.form.type(field, typed[field]);
  const trace = { seed, thanks: 0, chosen: 0, lost: [] as string[] };
  const isThanked = () => trace.thanks + page.thanks.length > 0;
  const press = (): void => {
    // After the notice that it may already have been sent, the visitor sends it again.
    const isChoice = page.form.store.getState().status.state === "uncertain";
    page.press();
    if (isChoice && page.form.store.getState().status.state === "sending") trace.chosen += 1;
  };
  const steps = {
    press: async () => press(),
    double: async () => (press(), page.press()),
    wait: () => vi.advanceTimersByTimeAsync(random.below(60_000)),
    reopen: async () => (page.form.close(), page.form.open()),
    host: async () => void (provider.host.isThere = random.chance(0.4)),
    reload: async () => {
      trace.thanks += page.thanks.length;
      page.leave();
      // A page that is left takes its code along; a visitor's first page knows of no submission.
      vi.resetModules();
      page = await openPage(session, provider);
    },
  };
  const look = (when: string): void => {
    const { fields } = page.form.store.getState();
    if (!isThanked() && JSON.stringify(fields) !== JSON.stringify(typed)) trace.lost.push(`words gone ${when}`);
    if (isThanked() && provider.state.received === 0) trace.lost.push(`thanked for nothing ${when}`);
  };
  for (let count = 0; count < 14 && !isThanked(); count += 1) {
    const [name, step] = random.pick(Object.entries(steps));
    await step();
    look(`after ${name}`);
  }
  Object.assign(provider.state, { isCorrected: true });
  provider.host.isThere = false;
  for (let count = 0; count < 6 && !isThanked(); count += 1) {
    await vi.advanceTimersByTimeAsync(70_000);
    if (!isThanked()) press();
    await vi.advanceTimersByTimeAsync(70_000);
  }
  look("at the end");
  const { fields } = page.form.store.getState();
  return { ...trace, thanks: trace.thanks + page.thanks.length, received: provider.state.received, fields };
}

test(
  "five hundred visits with every failure of an e-mail provider: each visitor is thanked once, and no submission is lost or arrives twice unless the visitor chose so",
  { timeout: 120_000 },
  async () => {
    for (let seed = 1; seed <= 500; seed += 1) {
      const { thanks, chosen, received, lost, fields } = await visit(seed);
      expect({ seed, thanks, lost, fields }).toEqual({ seed, thanks: 1, lost: [], fields: empty });
      expect(received, `seed ${seed}: came too often`).toBeLessThanOrEqual(1 + chosen);
    }
  },
);
