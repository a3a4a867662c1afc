import type { IncomingMessage } from "node:http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { postInquiry } from "../../../src/services/postInquiry.ts";
import { faultyServer, type FaultyServer } from "./faultyServer.ts";

let server: FaultyServer;

beforeEach(async () => {
  server = await faultyServer();
});

afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

const post = () => postInquiry({ url: server.url("/inquiries"), idempotencyKey: "0f", content: { name: "Arta „Ë“" } });

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

function answers(status: number, body = "", headers: Record<string, string> = {}): void {
  server.answer = (_, response) => response.writeHead(status, headers).end(body);
}

test("an inquiry is posted as JSON under its key, with no cookie", async () => {
  const received: object[] = [];
  server.answer = (request, response) => {
    const { method, headers } = request;
    const { "content-type": type, "idempotency-key": key, cookie } = headers;
    void textOf(request).then((text) => {
      received.push({ method, type, key, cookie, content: JSON.parse(text) as unknown });
      response.writeHead(201).end();
    });
  };
  expect(await post()).toEqual({ ok: true, value: undefined });
  const sent = { method: "POST", type: "application/json", key: "0f", cookie: undefined };
  expect(received).toEqual([{ ...sent, content: { name: "Arta „Ë“" } }]);
});

test("an inquiry outlives its page", async () => {
  answers(201);
  const fetchSpy = vi.spyOn(globalThis, "fetch");
  await post();
  expect(fetchSpy.mock.calls[0]?.[1]).toMatchObject({ keepalive: true });
  fetchSpy.mockRestore();
});

test.each([200, 201, 202, 204])("%d counts as success, whatever the answer contains", async (status) => {
  answers(status, status === 204 ? "" : "<p>fine");
  expect(await post()).toEqual({ ok: true, value: undefined });
});

test.each(["<!doctype html><title>Home</title>", "\n<html><p>Wi-Fi"])(
  "a web page instead of an answer (%j) leaves open whether the inquiry was accepted",
  async (page) => {
    answers(200, page, { "Content-Type": "text/html; charset=utf-8" });
    expect(await post()).toMatchObject({ failure: { code: "mailRejected", mayHaveArrived: true } });
    // A single word is not a page, whatever a server calls it.
    answers(200, "<p>fine", { "Content-Type": "text/html" });
    expect(await post()).toEqual({ ok: true, value: undefined });
  },
);

test.each([
  ["text/html", "<!-- cached --><!doctype html><p>Home"],
  ["text/html", "<head><title>Login</title>"],
  ["text/html", '<script>location = "/login"</script>'],
  ["application/xhtml+xml", '<?xml version="1.0"?>\n<!-- of the host -->\n<html xmlns="http://www.w3.org/1999/xhtml">'],
  ["text/plain", "<!doctype html><title>Home</title>"],
  [undefined, "\ufeff<!DOCTYPE html><title>Home</title>"],
])("a web page sent as %s (%j) is recognised whatever its beginning and content type", async (type, page) => {
  answers(200, page, type === undefined ? {} : { "Content-Type": type });
  expect(await post()).toMatchObject({ failure: { code: "mailRejected", mayHaveArrived: true } });
});

test.each([
  ["text/xml", '<?xml version="1.0"?><!-- <html> --><answer>taken</answer>'],
  ["text/html", "OK"],
  ["text/plain", "Taken. <html>"],
  ["application/json", '{"page":"<!doctype html>"}'],
  ["text/plain", `${"<!-- -->".repeat(5000)}taken`],
])("a system's own sentence as %s is not mistaken for a page", async (type, text) => {
  answers(200, text, { "Content-Type": type });
  expect(await post()).toEqual({ ok: true, value: undefined });
});

test("truncated JSON after a status of success counts as accepted", async () => {
  server.answer = (_, response) => {
    response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "100" });
    response.write('{"ok":', () => response.destroy());
  };
  expect(await post()).toEqual({ ok: true, value: undefined });
});

test.each([
  [408, "timeout"],
  [425, "serverError"],
  [429, "mailTooMany"],
  [500, "serverError"],
  [503, "serverError"],
  [400, "mailRejected"],
  [401, "mailRejected"],
  [404, "mailRejected"],
  [409, "mailRejected"],
  [422, "mailRejected"],
])("%d is reported as %s", async (status, code) => {
  answers(status, "no");
  expect(await post()).toEqual({ ok: false, failure: { code, status, detail: `${status} no` } });
});

test("the time to wait is passed on, even from a service that is down", async () => {
  answers(503, "", { "Retry-After": "7" });
  expect(await post()).toMatchObject({ failure: { code: "serverError", retryAfterMs: 7000 } });
});

test("a refusal's sentence is its JSON's message; a list, a number, a page and null have none", async () => {
  answers(422, '{"message":"Call us."}');
  expect(await post()).toMatchObject({ failure: { sentence: "Call us." } });
  for (const body of ['{"message":["no"]}', '{"message":5}', "<p>no", "null", '"no"', ""]) {
    answers(422, body);
    expect(await post()).not.toHaveProperty("failure.sentence");
  }
});

test("a redirect is not a success, and nothing is sent there", async () => {
  answers(302, "", { Location: server.url("/elsewhere") });
  expect(await post()).toMatchObject({ ok: false });
  expect(server.requested).toEqual(["/inquiries"]);
});

test("a lost connection may still have delivered the inquiry", async () => {
  server.answer = (_, response) => response.destroy();
  expect(await post()).toMatchObject({ failure: { code: "unreachable", mayHaveArrived: true } });
});

test("an inquiry without an answer in 30 s may have been accepted", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  server.answer = () => {};
  const posted = post();
  await vi.waitUntil(() => server.requested.length === 1, { timeout: 20_000 });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await posted).toMatchObject({ failure: { code: "unreachable", mayHaveArrived: true } });
});
