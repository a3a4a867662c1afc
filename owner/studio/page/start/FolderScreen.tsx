import { useState } from "react";
import { fill } from "../../../../src/text/format/fill.ts";
import { Arrow } from "../../../../src/ui/Arrow.tsx";
import { newDraft, type Draft } from "../../draft/draft.ts";
import { plural } from "../../text/plural.ts";
import { failureText } from "../frame/failureText.ts";
import { MovedAside } from "../frame/MovedAside.tsx";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { askToRestoreDraft } from "../server/studioCalls.ts";
import type { Opened } from "../state/openProject.ts";
import { StartFrame } from "./StartFrame.tsx";
import { folderName } from "./FolderChooser.tsx";
import { StartOption } from "./StartOption.tsx";

type Props = {
  readonly folder: string;
  readonly found: Exclude<Opened, { readonly kind: "draft" }>;
  readonly again: () => void;
  readonly start: (draft: Draft) => void;
  readonly toStart: () => void;
};

/** A folder without a usable draft: a new one, one with a project file, or one with a damaged draft. */
export function FolderScreen({ folder, found, again, start, toStart }: Props) {
  return (
    <StartFrame title={folderName(folder)} lead={folder} isOwnName toStart={toStart}>
      <MovedAside />
      {found.kind === "new" ? <NewProject found={found} start={start} /> : <Broken found={found} again={again} />}
    </StartFrame>
  );
}

type NewProps = { readonly found: Extract<Opened, { readonly kind: "new" }>; readonly start: (draft: Draft) => void };

function NewProject({ found: { project, copy }, start }: NewProps) {
  const texts = useStudioTexts();
  const { language, counts } = texts;
  const apartments = project?.project.floors.flatMap((floor) => floor.apartments) ?? [];
  const [name, setName] = useState("");
  return (
    <>
      {copy && (
        <StartOption title={texts.start.heldTitle} text={texts.start.heldText} press={() => start(copy.draft)} />
      )}
      {project && (
        <StartOption
          title={texts.start.takeOver}
          text={fill(texts.start.takeOverText, {
            towers: plural(language, counts.towers, project.project.towers.length),
            apartments: plural(language, counts.apartments, apartments.length),
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
          <span>{texts.start.projectName}</span>
          <input value={name} onChange={(event) => setName(event.target.value)} required />
        </label>
        <button type="submit" className="button button-filled">
          <span>{`${texts.start.newProject} `}</span>
          <Arrow />
        </button>
      </form>
    </>
  );
}

type BrokenProps = {
  readonly found: Extract<Opened, { readonly kind: "damaged" | "failed" }>;
  readonly again: () => void;
};

function Broken({ found, again }: BrokenProps) {
  const texts = useStudioTexts();
  const [failure, setFailure] = useState(found.failure);
  const restore = async () => {
    const answer = await askToRestoreDraft();
    if (answer.ok) again();
    else setFailure(answer.failure);
  };
  return (
    <div className="start-form">
      <p className="failure" role="alert">
        {failureText(failure, texts)}
      </p>
      {found.kind === "damaged" && found.hasPreviousDraft ? (
        <button type="button" className="button button-filled" onClick={() => void restore()}>
          {texts.start.restoreDraft}
        </button>
      ) : (
        <button type="button" className="button" onClick={again}>
          {texts.common.retry}
        </button>
      )}
    </div>
  );
}
