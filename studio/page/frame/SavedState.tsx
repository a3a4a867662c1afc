import { fill } from "../../../src/text/format/fill.ts";
import { useOpened, useProject } from "../state/ProjectContext.ts";
import { faultText } from "./faultText.ts";
import { useTexts } from "./TextsContext.ts";

const two = (value: number) => String(value).padStart(2, "0");
const timeOf = (at: Date) => `${two(at.getHours())}:${two(at.getMinutes())}`;

/** Whether the folder has what is on the screen; in words, always there. */
export function SavedState() {
  const texts = useTexts();
  const saving = useProject((state) => state.saving);
  const saved = saving.kind === "saved" && saving.at ? fill(texts.savedAt, { time: timeOf(saving.at) }) : texts.saved;
  const told = { saved, waiting: texts.saving, saving: texts.saving, failed: texts.notSaved, conflict: texts.notSaved };
  return (
    <span className={`bar-saved bar-saved-${saving.kind}`} role="status">
      {told[saving.kind]}
    </span>
  );
}

/** Under the bar while something is not saved: why, that nothing is lost, and what can be pressed. */
export function NotSaved() {
  const texts = useTexts();
  const saving = useProject((state) => state.saving);
  const { saver } = useOpened();
  if (saving.kind === "failed") {
    return (
      <div className="not-saved" role="alert">
        <p>
          <strong>{`${texts.notSaved}.`}</strong>
          <span>{` ${faultText(saving.fault, texts)} ${texts.keptHere}`}</span>
        </p>
        <button type="button" className="link" onClick={() => void saver.saveNow()}>
          {texts.retry}
        </button>
      </div>
    );
  }
  if (saving.kind !== "conflict") return null;
  return (
    <div className="not-saved" role="alert">
      <p>
        <strong>{`${texts.notSaved}.`}</strong>
        <span>{` ${texts.conflict}`}</span>
      </p>
      <button type="button" className="link" onClick={() => void saver.keepMine()}>
        {texts.keepMine}
      </button>
      <button type="button" className="link" onClick={() => void saver.takeTheirs()}>
        {texts.takeTheirs}
      </button>
    </div>
  );
}
