import { expect, test } from "vitest";
import { openInquiryDraft } from "../../../src/inquiry/inquiryDraft.ts";

const typed = { name: "Arta „Ë“ 👩🏽‍🚀", phone: "+383", email: "arta@" };
const empty = { name: "", phone: "", email: "" };

/** The Web Storage a browser gives, as far as a draft asks for it. */
function session(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    key: () => null,
    length: 0,
  };
}

test("what was typed is there after a reload and gone after clearing", () => {
  const storage = session();
  openInquiryDraft("a", () => storage).write(typed);
  const reloaded = openInquiryDraft("a", () => storage);
  expect(reloaded.read()).toEqual(typed);
  reloaded.clear();
  expect(reloaded.read()).toEqual(empty);
});

test("another element's draft is not touched", () => {
  const storage = session();
  openInquiryDraft("a", () => storage).write(typed);
  expect(openInquiryDraft("b", () => storage).read()).toEqual(empty);
});

test("where storage is blocked, what was typed stays until the page goes", () => {
  const blocked = () => {
    throw new DOMException("denied", "SecurityError");
  };
  openInquiryDraft("blocked", blocked).write(typed);
  const opened = openInquiryDraft("blocked", blocked);
  expect(opened.read()).toEqual(typed);
  opened.clear();
  expect(opened.read()).toEqual(empty);
});

test.each(["", "{", "null", "5", '{"name":5}', '["a"]'])("a draft somebody broke (%j) is an empty one", (text) => {
  const storage = session();
  storage.setItem("a", text);
  expect(openInquiryDraft("a", () => storage).read()).toEqual(empty);
});
