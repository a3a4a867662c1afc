import { useState } from "react";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { FolderChooser } from "./FolderChooser.tsx";

type Props = { readonly isBusy: boolean; readonly open: (folder: string) => void };

/** The project's folder: typed as a path, or chosen in a list from the studio's server, as browsers do not reveal paths to pages. */
export function FolderForm({ isBusy, open }: Props) {
  const texts = useStudioTexts();
  const [folder, setFolder] = useState("");
  return (
    <form
      className="start-form"
      onSubmit={(event) => {
        event.preventDefault();
        open(folder.trim());
      }}
    >
      <div className="folder-path">
        <label className="field">
          <span>{texts.start.folder}</span>
          <input
            ref={focusFirst}
            value={folder}
            onChange={({ target }) => setFolder(target.value)}
            spellCheck={false}
            required
          />
        </label>
        <button type="submit" className="button button-filled" disabled={isBusy}>
          {texts.start.openFolder}
        </button>
      </div>
      <FolderChooser choose={setFolder} />
      <p className="small">{texts.start.folderHint}</p>
    </form>
  );
}

/** Whoever has opened the form types next. */
const focusFirst = (input: HTMLInputElement | null): void => input?.focus();
