import { useEffect, useState } from "react";
import { fill } from "../../../../src/text/format/fill.ts";
import { useOpenProject, useProject } from "../state/ProjectContext.ts";
import { failureText } from "./failureText.ts";
import { useStudioTexts } from "./TextsContext.ts";

const two = (value: number) => String(value).padStart(2, "0");
const timeOf = (at: Date) => `${two(at.getHours())}:${two(at.getMinutes())}`;

/** Whether the draft is saved in the folder; always visible, in words. */
export function SavedState() {
  const texts = useStudioTexts();
  const saving = useProject((state) => state.saving);
  const saved =
    saving.kind === "saved" && saving.at ? fill(texts.frame.savedAt, { time: timeOf(saving.at) }) : texts.frame.saved;
  const words = {
    saved,
    waiting: texts.frame.saving,
    saving: texts.frame.saving,
    failed: texts.frame.notSaved,
    conflict: texts.frame.notSaved,
  };
  return (
    <>
      <span className={`bar-saved bar-saved-${saving.kind}`}>{words[saving.kind]}</span>
      <SavedAloud />
    </>
  );
}

/** Longer than the pauses of people who type slowly and have each key read out by a screen reader. */
const restMs = 4000;

/** Announces once that everything is saved, after a pause in editing. Failures are announced at once, by `NotSaved`. */
function SavedAloud() {
  const texts = useStudioTexts();
  const savedAt = useProject(({ saving }) => (saving.kind === "saved" ? saving.at : undefined));
  const [spokenAt, setSpokenAt] = useState<Date>();
  useEffect(() => {
    if (!savedAt) return undefined;
    const timer = setTimeout(() => setSpokenAt(savedAt), restMs);
    return () => clearTimeout(timer);
  }, [savedAt]);
  return (
    <span className="visually-hidden" role="status">
      <span>{savedAt && spokenAt === savedAt ? texts.frame.saved : ""}</span>
    </span>
  );
}

/** Below the bar while something is not saved: the reason, reassurance that nothing is lost, and the possible actions. */
export function NotSaved() {
  const texts = useStudioTexts();
  const saving = useProject((state) => state.saving);
  const { saver } = useOpenProject();
  if (saving.kind === "failed") {
    return (
      <div className="not-saved" role="alert">
        <p>
          <strong>{`${texts.frame.notSaved}.`}</strong>
          <span>{` ${failureText(saving.failure, texts)} ${texts.frame.keptHere}`}</span>
        </p>
        <button type="button" className="link" onClick={() => void saver.saveNow()}>
          {texts.common.retry}
        </button>
      </div>
    );
  }
  if (saving.kind !== "conflict") return null;
  return (
    <div className="not-saved" role="alert">
      <p>
        <strong>{`${texts.frame.notSaved}.`}</strong>
        <span>{` ${texts.frame.conflict}`}</span>
      </p>
      <button type="button" className="link" onClick={() => void saver.keepMine()}>
        {texts.frame.keepMine}
      </button>
      <button type="button" className="link" onClick={() => void saver.chooseFolderVersion()}>
        {texts.frame.takeTheirs}
      </button>
    </div>
  );
}
