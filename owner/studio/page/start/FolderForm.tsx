import { useState } from "react";
import { useTexts } from "../frame/TextsContext.ts";
import { FolderChooser } from "./FolderChooser.tsx";

type Props = { readonly isBusy: boolean; readonly open: (folder: string) => void };

/** The project's folder: written as a path, or chosen in the list below it. Browsers tell no page where a folder lies, the studio's server does. */
export function FolderForm({ isBusy, open }: Props) {
  const texts = useTexts();
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

/** Whoever has opened the form writes next. */
const focusFirst = (input: HTMLInputElement | null): void => input?.focus();
