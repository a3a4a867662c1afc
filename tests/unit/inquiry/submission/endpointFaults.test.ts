import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Failure, Result } from "../../../../src/failure/failure.ts";
import { inquiryRules } from "../../../../src/inquiry/inquiryFields.ts";
import { openDraft } from "../../../../src/inquiry/submission/draft.ts";
import { randomOf, type Random } from "../../../support/random.ts";

const typed = { name: "Arta", phone: "+383", email: "a@b.c" };
const ok: Result<void> = { ok: true, value: undefined };

/** How an owner's system, or the connection to it, can treat one post. `keeps`: it has accepted the submission anyway. */
type Answer = { readonly keeps: boolean; readonly failure?: Failure };

const answers: readonly Answer[] = [
  { keeps: true },
  { keeps: false, failure: { code: "serverError" } },
  { keeps: false, failure: { code: "mailTooMany", retryAfterMs: 3000 } },
  { keeps: false, failure: { code: "mailTooMany", retryAfterMs: 600_000 } },
  { keeps: false, failure: { code: "offline" } },
  { keeps: false, failure: { code: "unreachable", mayHaveArrived: true } },
  { keeps: true, failure: { code: "unreachable", mayHaveArrived: true } },
  { keeps: true, failure: { code: "serverError" } },
  { keeps: false, failure: { code: "mailRejected" } },
];

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An owner's system that accepts each key once and fails at random until it works. */
function systemOf(random: Random) {
  const state = { isCorrected: false, received: new Map<string, number>(), posts: 0 };
  const post = async (id: string): Promise<Result<void>> => {
    state.posts += 1;
    const { keeps, failure }: Answer = state.isCorrected ? { keeps: true } : random.pick(answers);
    await new Promise((resolve) => setTimeout(resolve, random.below(5000)));
    if (keeps) state.received.set(id, (state.received.get(id) ?? 0) + 1);
    return failure ? { ok: false, failure } : ok;
  };
  return { state, post };
}

/** A new page in the same session. */
async function openPage(session: Map<string, string>, post: (id: string) => Promise<Result<void>>) {
  vi.resetModules();
  vi.stubGlobal("window", new EventTarget());
  const { createFormStore } = await import("../../../../src/inquiry/submission/formStore.ts");
  const { sendWithRetries } = await import("../../../../src/inquiry/submission/retry.ts");
  const storage = {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, value: string) => void session.set(key, value),
    removeItem: (key: string) => void session.delete(key),
  };
  const thanks: string[] = [];
  let isHere = true;
  const draft = openDraft("faults", inquiryRules.fieldNames, () => storage as unknown as Storage);
  const form = createFormStore({
    ...inquiryRules,
    draft,
    clock: { sentAt: undefined, closedUntil: undefined },
    onEnd: ({ state }) => void (state === "sent" && isHere && thanks.push(state)),
  });
  form.open();
  vi.advanceTimersByTime(2000);
  const press = () =>
    form.submit({
      honeypot: "",
      createDelivery: ({ id }) => ({
        offerToPage: () => true,
        // A page that was left neither sends nor receives.
        send: (report, signal) =>
          sendWithRetries(
            () => (isHere ? post(id) : new Promise(() => {})),
            (result) => isHere && report(result),
            signal,
          ),
      }),
    });
  const leave = () => {
    isHere = false;
    form.close();
  };
  return { form, press, leave, thanks };
}

/** A visitor who randomly presses, waits, closes, opens and reloads, and finally keeps pressing until they are thanked. */
async function visit(seed: number) {
  const random = randomOf(seed);
  const session = new Map<string, string>();
  const { state, post } = systemOf(random);
  let page = await openPage(session, post);
  for (const field of inquiryRules.fieldNames) page.form.type(field, typed[field]);
  const { id } = page.form.store.getState();
  let thanked = 0;
  const steps = {
    press: async () => page.press(),
    wait: () => vi.advanceTimersByTimeAsync(random.below(60_000)),
    reopen: async () => page.form.open(),
    reload: async () => {
      thanked += page.thanks.length;
      page.leave();
      page = await openPage(session, post);
    },
  };
  const isThanked = () => thanked + page.thanks.length > 0;
  for (let count = 0; count < 12 && !isThanked(); count += 1) await random.pick(Object.values(steps))();
  if (!isThanked()) expect(page.form.store.getState().fields).toEqual(typed);
  state.isCorrected = true;
  for (let count = 0; count < 12 && !isThanked(); count += 1) {
    page.press();
    await vi.advanceTimersByTimeAsync(700_000);
  }
  await vi.advanceTimersByTimeAsync(700_000);
  return {
    id,
    thanks: thanked + page.thanks.length,
    received: [...state.received.keys()],
    fields: page.form.store.getState().fields,
  };
}

test("three hundred visits with every failure of a system: each visitor is thanked once, no submission is lost, and none has two keys", async () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const { id, thanks, received, fields } = await visit(seed);
    expect({ seed, thanks, received, fields }).toEqual({
      seed,
      thanks: 1,
      received: [id],
      fields: { name: "", phone: "", email: "" },
    });
  }
});
