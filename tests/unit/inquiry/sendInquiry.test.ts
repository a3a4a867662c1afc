import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { FailureCode, Result } from "../../../src/failure/failure.ts";
import { isPictureFailure, sendInquiry } from "../../../src/inquiry/sendInquiry.ts";
import { compressPicture } from "../../../src/services/compressPicture.ts";

// Replaces the browser's work: each test decides what loads, and when.
vi.mock("../../../src/services/compressPicture.ts", () => ({ compressPicture: vi.fn<typeof compressPicture>() }));

const picture = "https://kulla.example/image1.jpg";
const inquiry = {
  id: "0f",
  name: "Arta",
  phone: "+383",
  email: "a@b.c",
  apartment: "k5-03-07",
  apartments: ["k5-03-07"],
  floor: "3",
  image: picture,
  partner: null,
  page: "https://kulla.example/home",
  consent: null,
  campaign: null,
  ownFields: {},
};
const settings = { publicKey: "key", service: "service", template: "template", origin: "https://mail.example" };

let posts: string[] = [];

// The code is loaded before the first press: only the inquiry is timed here.
beforeAll(() => import("@emailjs/browser"));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { onLine: true, languages: ["sq"] });
  // The parts of a page that the e-mail library reads.
  vi.stubGlobal("location", { pathname: "/" });
  posts = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A mail service and a picture host that accept everything. */
function stubNetwork(pictureAnswer: () => Promise<Response>): void {
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    if (url === picture) return pictureAnswer();
    if (typeof init?.body === "string") posts.push(init.body);
    return new Response("OK");
  });
}

/** What is reported about an inquiry, with the time from its press to its end. */
async function send(image: string, scriptBase?: string) {
  const ends: { readonly result: Result<void>; readonly ms: number }[] = [];
  const start = performance.now();
  const report = (result: Result<void>): void => void ends.push({ result, ms: performance.now() - start });
  void sendInquiry({ ...inquiry, image }, { settings, scriptBase }, { report, signal: new AbortController().signal });
  await vi.advanceTimersByTimeAsync(60_000);
  return ends;
}

test.each([
  ["that is gone", async () => new Response("gone", { status: 404 })],
  ["from another origin without CORS", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["that never loads", () => new Promise<Response>(() => {})],
])("a picture %s fails the inquiry in time and sends nothing; the next attempt goes without it", async (_, answer) => {
  stubNetwork(answer);
  const [end, ...more] = await send(picture);
  expect(end?.result).toMatchObject({ ok: false, failure: { code: "pictureFailed" } });
  expect(end?.ms).toBeLessThanOrEqual(12_000);
  expect([more, posts]).toEqual([[], []]);
  if (end?.result.ok === false) expect(isPictureFailure({ state: "failed", failure: end.result.failure })).toBe(true);
  expect(await send("")).toMatchObject([{ result: { ok: true } }]);
  expect(posts.map((body) => (JSON.parse(body) as { template_params: object }).template_params)).toMatchObject([
    { id: "0f", image: "" },
  ]);
});

test("in the worst case, with a worker that hangs and a service that never answers, an inquiry ends within a minute", async () => {
  const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  vi.stubGlobal("fetch", async (url: string) => {
    if (url !== picture) return new Promise<Response>(() => {});
    await later(11_900);
    return new Response(new Blob([new Uint8Array(2_000_000)]));
  });
  vi.mocked(compressPicture).mockImplementation(async (_, __, { useWebWorker }) => {
    await (useWebWorker ? new Promise(() => {}) : later(8900));
    return { ok: true, value: "data:image/jpeg;base64,AAAA" };
  });
  const [end] = await send(picture, "https://kulla.example/widgets/");
  expect(end?.result).toMatchObject({ failure: { code: "timeout", mayHaveArrived: true } });
  expect(end?.ms).toBeGreaterThan(11_900 + 6000 + 8900);
});

test("only an inquiry that failed because of its picture is sent without it the next time", () => {
  const isOne = (code: FailureCode): boolean => isPictureFailure({ state: "failed", failure: { code } });
  const codes: readonly FailureCode[] = ["pictureFailed", "imageUnreadable", "chunkFailed"];
  expect(codes.map(isOne)).toEqual([true, true, true]);
  const others: readonly FailureCode[] = ["mailRejected", "offline", "timeout", "imageMissing", "mailTooLarge"];
  expect(others.map(isOne)).toEqual(others.map(() => false));
  expect(isPictureFailure({ state: "uncertain", failure: { code: "pictureFailed" } })).toBe(false);
  expect(isPictureFailure({ state: "sending" })).toBe(false);
});
