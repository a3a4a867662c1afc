import { expect, test } from "vitest";
import { refusalText } from "../../../src/inquiry/sendInquiry.ts";
import { en } from "../../../src/text/en.ts";

test("a refusal is shown in the system's own words, cut to one line of 200 characters, or else in the form's", () => {
  expect(refusalText({ code: "mailRejected", sentence: "Call\nus." }, en)).toBe("Call us.");
  expect(refusalText({ code: "mailRejected", sentence: "x".repeat(300) }, en)).toHaveLength(200);
  expect(refusalText({ code: "mailRejected", sentence: " " }, en)).toBe(en.failure.mailRejected);
  expect(refusalText({ code: "serverError" }, en)).toBe(en.failure.serverError);
});
