import { expect, test } from "vitest";
import { newFormDraft, openDraft } from "../../../../src/inquiry/submission/draft.ts";
import { draftKey } from "../../../../src/inquiry/submission/draftKey.ts";

const names = ["name", "phone"] as const;
const typed = { ...newFormDraft(names), fields: { name: "Arta „Ë“ 👩🏽‍🚀", phone: "+383" } };
const empty = { name: "", phone: "" };

/** The parts of a browser's Web Storage that a draft uses. */
function session(): Storage {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    clear: () => stored.clear(),
    key: () => null,
    length: 0,
  };
}

test("typed text survives a reload with its id, and is gone after clearing", () => {
  const storage = session();
  openDraft("a", names, () => storage).write(typed);
  const reloaded = openDraft("a", names, () => storage);
  expect(reloaded.read()).toEqual(typed);
  reloaded.clear();
  expect(reloaded.read().fields).toEqual(empty);
  expect(reloaded.read().id).not.toBe(typed.id);
});

test("other drafts are not touched: a key contains project, apartment and partner, whatever their text", () => {
  const storage = session();
  const keys = [
    draftKey("inquiry", "Kulla", "k5-03-07", ""),
    draftKey("inquiry", "Kulla", "k5-03-08", ""),
    draftKey("inquiry", "Kulla", "k5-03-07", "agency"),
    draftKey("inquiry", "Kulla:k5-03-07", "", "agency"),
    draftKey("inquiry", "Kulla 2", "k5-03-07", ""),
    // They may contain the separator, too.
    ...[",", ":", "/", '"', '","'].flatMap((sign) => [
      draftKey("inquiry", `Kulla${sign}k5`, "03", ""),
      draftKey("inquiry", "Kulla", `k5${sign}03`, ""),
    ]),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  openDraft("a", names, () => storage).write(typed);
  expect(openDraft("b", names, () => storage).read().fields).toEqual(empty);
});

test("a submission's progress is stored in its own draft only", () => {
  const storage = session();
  const draft = openDraft("a", names, () => storage);
  draft.write(typed);
  draft.noteStatus("another", { state: "sent" });
  expect(draft.read().status).toEqual({ state: "idle" });
  draft.noteStatus(typed.id, { state: "uncertain", failure: { code: "timeout", detail: "30 s" } });
  expect(draft.read()).toEqual({ ...typed, status: { state: "uncertain", failure: { code: "timeout" } } });
});

test("if storage is blocked, typed text lasts as long as the page", () => {
  const blocked = () => {
    throw new DOMException("denied", "SecurityError");
  };
  openDraft("blocked", names, blocked).write(typed);
  const opened = openDraft("blocked", names, blocked);
  expect(opened.read()).toEqual(typed);
  opened.clear();
  expect(opened.read().fields).toEqual(empty);
});

test.each(["", "{", "null", "5", '{"id":5}', '["a"]', '{"id":"a","fields":{"name":5},"status":{"state":"failed"}}'])(
  "a damaged draft (%j) counts as empty",
  (text) => {
    const storage = session();
    storage.setItem("a", text);
    expect(openDraft("a", names, () => storage).read()).toMatchObject({ fields: empty, status: { state: "idle" } });
  },
);
