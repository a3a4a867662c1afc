import { useState } from "react";
import { Arrow } from "../../../src/ui/Arrow.tsx";
import { BarOnly } from "../frame/Bar.tsx";
import { faultText } from "../frame/faultText.ts";
import { useTexts } from "../frame/TextsProvider.tsx";
import type { Fault } from "../server/askStudio.ts";
import { openFolder } from "../server/studioCalls.ts";

type Props = { readonly fault: Fault | undefined; readonly opened: () => void };

/** No folder is open yet: the way to one. */
export function StartScreen({ fault: first, opened }: Props) {
  const texts = useTexts();
  const [folder, setFolder] = useState("");
  const [fault, setFault] = useState(first);
  const open = async () => {
    const answer = await openFolder(folder.trim());
    if (answer.ok) opened();
    else setFault(answer.fault);
  };
  return (
    <div className="start">
      <BarOnly />
      <main className="start-page">
        <h1 className="start-title">{texts.startTitle}</h1>
        <p className="start-lead">{texts.startLead}</p>
        <form
          className="start-form"
          onSubmit={(event) => {
            event.preventDefault();
            void open();
          }}
        >
          <label className="field">
            <span>{texts.folder}</span>
            <input value={folder} onChange={(event) => setFolder(event.target.value)} spellCheck={false} required />
          </label>
          <p className="small">{texts.folderHint}</p>
          {fault && (
            <p className="fault" role="alert">
              {faultText(fault, texts)}
            </p>
          )}
          <button type="submit" className="button button-filled">
            {texts.openProject} <Arrow />
          </button>
        </form>
        <p className="small start-foot">{texts.staysHere}</p>
      </main>
    </div>
  );
}
