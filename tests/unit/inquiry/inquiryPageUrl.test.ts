import { expect, test } from "vitest";
import { inquiryPageUrl } from "../../../src/inquiry/inquiryPageUrl.ts";

const around = "https://portal.example/towers/k5?visit=7#top";

test("an inquiry names the page it is sent from, without its query", () => {
  const addresses = { href: "http://a.example/homes?id=1#x", baseURI: around, referrer: "https://found.example/" };
  expect(inquiryPageUrl(addresses)).toBe("http://a.example/homes");
});

test("an inquiry from a document without its own address names the page around it", () => {
  expect(inquiryPageUrl({ href: "about:srcdoc", baseURI: around, referrer: "" })).toBe(
    "https://portal.example/towers/k5",
  );
  expect(inquiryPageUrl({ href: "data:text/html,<p>", baseURI: "data:text/html,<p>", referrer: around })).toBe(
    "https://portal.example/towers/k5",
  );
});

test("if no web address is known, the document's own address is used", () => {
  expect(inquiryPageUrl({ href: "file:///home/page.html?x", baseURI: "file:///home/page.html?x", referrer: "" })).toBe(
    "file:///home/page.html",
  );
});
