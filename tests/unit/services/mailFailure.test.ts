import { EmailJSResponseStatus, send } from "@emailjs/browser";
import { expect, test, vi } from "vitest";
import { mailFailure } from "../../../src/services/mailFailure.ts";

test.each([
  [0, "unreachable"],
  [400, "mailRejected"],
  [401, "mailRejected"],
  [403, "mailForbidden"],
  [404, "mailRejected"],
  [408, "timeout"],
  [412, "mailRejected"],
  [413, "mailTooLarge"],
  [422, "mailRejected"],
  [429, "mailTooMany"],
  [451, "mailHeadless"],
  [500, "serverError"],
  [502, "serverError"],
  [503, "serverError"],
])("the library's status %i is %s", (status, code) => {
  expect(mailFailure(new EmailJSResponseStatus(status, "text"), true)).toMatchObject({ code });
});

test("too many letters says how long to wait", () => {
  expect(mailFailure(new EmailJSResponseStatus(429, "Too Many Requests"), true).retryAfterMs).toBe(2000);
});

test.each([
  ["a lost line", new TypeError("Failed to fetch"), "unreachable"],
  ["a stopped request", new DOMException("x", "AbortError"), "timeout"],
  ["a request that took too long", new DOMException("x", "TimeoutError"), "timeout"],
  ["an event", new Event("error"), "unreachable"],
  ["nothing at all", undefined, "unreachable"],
  ["a string nobody knows", "The template params have to be the object. Visit …", "mailRejected"],
])("%s has its code", (_case, thrown, code) => {
  expect(mailFailure(thrown, true)).toMatchObject({ code });
});

test("without a network a lost line is told as offline", () => {
  expect(mailFailure(new TypeError("Failed to fetch"), false)).toMatchObject({ code: "offline" });
  expect(mailFailure(new EmailJSResponseStatus(0, "Network Error"), false)).toMatchObject({ code: "offline" });
});

test.each([
  ["public key", "", "service", "template"],
  ["service", "key", "", "template"],
  ["template", "key", "service", ""],
])("the string the library throws for a missing %s is mailNotConfigured", async (_id, publicKey, service, template) => {
  vi.stubGlobal("location", { pathname: "/" });
  const thrown: unknown = await send(service, template, {}, { publicKey }).catch((error: unknown) => error);
  expect(typeof thrown).toBe("string");
  expect(mailFailure(thrown, true)).toMatchObject({ code: "mailNotConfigured" });
});
