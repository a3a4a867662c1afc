import { useState } from "react";
import { fill } from "../../../src/text/format/fill.ts";
import { Arrow } from "../../../src/ui/Arrow.tsx";
import { newDraft, type Draft } from "../../draft/draft.ts";
import { BarOnly } from "../frame/Bar.tsx";
import { faultText } from "../frame/faultText.ts";
import { useTexts } from "../frame/TextsProvider.tsx";
import { restoreDraft } from "../server/studioCalls.ts";
import type { Opened } from "../state/openProject.ts";

type Props = {
  readonly folder: string;
  readonly found: Exclude<Opened, { readonly kind: "draft" }>;
  readonly again: () => void;
  readonly start: (draft: Draft) => void;
};

/** A folder without a draft that can be worked on: new, with a project file, or with a damaged draft. */
export function FolderScreen({ folder, found, again, start }: Props) {
  const texts = useTexts();
  return (
    <div className="start">
      <BarOnly />
      <main className="start-page">
        <h1 className="start-title">{folder.split(/[\\/]/).at(-1)}</h1>
        <p className="start-lead">{folder}</p>
        {found.kind === "new" ? <NewProject found={found} start={start} /> : <Broken found={found} again={again} />}
        <p className="small start-foot">{texts.staysHere}</p>
      </main>
    </div>
  );
}

type NewProps = { readonly found: Extract<Opened, { readonly kind: "new" }>; readonly start: (draft: Draft) => void };

function NewProject({ found: { project, copy }, start }: NewProps) {
  const texts = useTexts();
  const [name, setName] = useState("");
  return (
    <>
      {copy && <Way title={texts.heldTitle} text={texts.heldText} press={() => start(copy.draft)} />}
      {project && (
        <Way
          title={texts.takeOver}
          text={fill(texts.takeOverText, {
            towers: project.project.towers.length,
            homes: project.project.floors.flatMap(({ apartments }) => apartments).length,
          })}
          press={() => start(project)}
        />
      )}
      <form
        className="start-form"
        onSubmit={(event) => {
          event.preventDefault();
          start(newDraft(name.trim()));
        }}
      >
        <label className="field">
          <span>{texts.projectName}</span>
          <input value={name} onChange={(event) => setName(event.target.value)} required />
        </label>
        <button type="submit" className="button button-filled">
          {texts.newProject} <Arrow />
        </button>
      </form>
    </>
  );
}

function Way({ title, text, press }: { readonly title: string; readonly text: string; readonly press: () => void }) {
  return (
    <button type="button" className="start-way" onClick={press}>
      <span className="start-way-title">{title}</span>
      <span>{text}</span>
      <Arrow />
    </button>
  );
}

type BrokenProps = {
  readonly found: Extract<Opened, { readonly kind: "damaged" | "failed" }>;
  readonly again: () => void;
};

function Broken({ found, again }: BrokenProps) {
  const texts = useTexts();
  const [fault, setFault] = useState(found.fault);
  const restore = async () => {
    const answer = await restoreDraft();
    if (answer.ok) again();
    else setFault(answer.fault);
  };
  return (
    <div className="start-form">
      <p className="fault" role="alert">
        {faultText(fault, texts)}
      </p>
      {found.kind === "damaged" && found.hasBefore ? (
        <button type="button" className="button button-filled" onClick={() => void restore()}>
          {texts.restoreDraft}
        </button>
      ) : (
        <button type="button" className="button" onClick={again}>
          {texts.retry}
        </button>
      )}
    </div>
  );
}
