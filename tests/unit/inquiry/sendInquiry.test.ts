import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { FailureCode, Result } from "../../../src/failure/failure.ts";
import { isPictureFailure, sendInquiry } from "../../../src/inquiry/sendInquiry.ts";
import { compressPicture } from "../../../src/services/compressPicture.ts";

// A browser's work: what it brings, and when, is for a test to say.
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

// Its code is there before the first press: what is timed here is the inquiry.
beforeAll(() => import("@emailjs/browser"));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { onLine: true, languages: ["sq"] });
  // What the e-mail library reads of a page.
  vi.stubGlobal("location", { pathname: "/" });
  posts = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A mail service that takes everything, and a host of pictures that answers so. */
function stubNetwork(pictureAnswer: () => Promise<Response>): void {
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    if (url === picture) return pictureAnswer();
    if (typeof init?.body === "string") posts.push(init.body);
    return new Response("OK");
  });
}

/** What is reported of an inquiry, with what the time since its press was when it ended. */
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
  ["that another origin lends to no page", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["that never comes", () => new Promise<Response>(() => {})],
])("a picture %s fails the inquiry in time and sends nothing; the next one goes without it", async (_, answer) => {
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

test("at its slowest, with a worker that hangs and a service that never answers, an inquiry has its end within a minute", async () => {
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

test("only an inquiry that failed by its picture alone goes without it the next time", () => {
  const isOne = (code: FailureCode): boolean => isPictureFailure({ state: "failed", failure: { code } });
  const codes: readonly FailureCode[] = ["pictureFailed", "imageUnreadable", "chunkFailed"];
  expect(codes.map(isOne)).toEqual([true, true, true]);
  const others: readonly FailureCode[] = ["mailRejected", "offline", "timeout", "imageMissing", "mailTooLarge"];
  expect(others.map(isOne)).toEqual(others.map(() => false));
  expect(isPictureFailure({ state: "uncertain", failure: { code: "pictureFailed" } })).toBe(false);
  expect(isPictureFailure({ state: "sending" })).toBe(false);
});
