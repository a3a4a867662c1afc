import { describe, expect, it } from "vitest";
import { newDraft, type Draft } from "../../../../owner/studio/draft/draft.ts";
import {
  apply,
  maxUndoSteps,
  redo,
  endStep,
  startHistory,
  undo,
  type History,
} from "../../../../owner/studio/draft/history.ts";
import { randomOf } from "../../../support/random.ts";

const named = (name: string): Draft => newDraft(name);
const nameOf = ({ draft }: History) => draft.project.name;

describe("undo", () => {
  it("restores every earlier draft, and redo every later one", () => {
    const random = randomOf(5);
    const drafts = Array.from({ length: 60 }, (_, index) => named(`${index}`));
    let history = startHistory(named("first"));
    for (const draft of drafts) history = apply(history, { draft, undoName: "change" });
    let at = drafts.length - 1;
    for (let times = 0; times < 500; times += 1) {
      const isBack = random.chance(0.5);
      history = isBack ? undo(history) : redo(history);
      at = isBack ? Math.max(-1, at - 1) : Math.min(drafts.length - 1, at + 1);
      expect(history.draft).toBe(at < 0 ? history.draft : drafts[at]);
      expect(nameOf(history)).toBe(at < 0 ? "first" : `${at}`);
    }
  });

  it("has 200 steps", () => {
    let history = startHistory(named("first"));
    for (let index = 0; index < 500; index += 1)
      history = apply(history, { draft: named(`${index}`), undoName: "change" });
    for (let index = 0; index < 500; index += 1) history = undo(history);
    expect(nameOf(history)).toBe(`${499 - maxUndoSteps}`);
  });

  it("undoes a word typed letter by letter at once, and the next field separately", () => {
    let history = startHistory(named(""));
    for (const text of ["K", "Ku", "Kul"])
      history = apply(history, { draft: named(text), undoName: "type", undoKey: "name" });
    history = apply(endStep(history), { draft: named("Kull"), undoName: "type", undoKey: "name" });
    expect(nameOf(undo(history))).toBe("Kul");
    expect(nameOf(undo(undo(history)))).toBe("");
  });

  it("drops the undone steps at the next change, and records no step that changes nothing", () => {
    const one = apply(startHistory(named("a")), { draft: named("b"), undoName: "change" });
    const other = apply(undo(one), { draft: named("c"), undoName: "change" });
    expect(redo(other)).toBe(other);
    expect(apply(other, { draft: other.draft, undoName: "change" })).toBe(other);
  });
});
