import { useEffect, useState } from "react";
import { useTexts } from "../frame/TextsContext.ts";
import { useDropZone } from "../outlines/useDropZone.ts";
import { chosenPictures, droppedPictures, folderOf, inOrder } from "./droppedFiles.ts";
import { listFolder } from "../server/folderFiles.ts";
import { picturesText } from "./layoutWords.ts";
import type { Taking } from "./useTaking.ts";

type Props = {
  readonly lead: string;
  readonly taking: Taking;
  /** Where pictures that come without a folder are put. */
  readonly within?: string | undefined;
};

/** A place for pictures and folders: dropped, chosen on the disk, or out of the project's folder. */
export function GivePictures({ lead, taking, within }: Props) {
  const texts = useTexts();
  const zone = useDropZone((_first, _all, transfer) => void taking.take(droppedPictures(transfer), within));
  return (
    <section ref={zone} className="give-pictures" aria-label={texts.layouts.choosePictures}>
      <p>{lead}</p>
      <div className="give-ways">
        <FilesButton name={texts.layouts.choosePictures} taking={taking} within={within} />
        <FilesButton name={texts.layouts.chooseFolder} taking={taking} isFolder />
        <FolderChoice taking={taking} />
      </div>
      <p className="small" role="status">
        {taking.progress}
      </p>
      {taking.failed.length > 0 && (
        <ul className="fault" role="alert">
          {taking.failed.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

type ButtonProps = Pick<Props, "taking" | "within"> & { readonly name: string; readonly isFolder?: boolean };

function FilesButton({ name, taking, within, isFolder = false }: ButtonProps) {
  return (
    <label className="button picture-choose">
      <span>{name}</span>
      <input
        type="file"
        multiple
        accept={isFolder ? undefined : "image/*"}
        disabled={taking.isTaking}
        // React knows no attribute of that name.
        ref={(input) => {
          if (isFolder) input?.setAttribute("webkitdirectory", "");
        }}
        onChange={({ target }) => {
          const files = chosenPictures(target.files ?? []);
          target.value = "";
          void taking.take(files, within);
        }}
      />
    </label>
  );
}

/** Folders of the project's folder that have pictures. */
function FolderChoice({ taking }: Pick<Props, "taking">) {
  const texts = useTexts();
  const [paths, setPaths] = useState<readonly string[]>([]);
  useEffect(() => {
    let isGone = false;
    void listFolder().then((files) => {
      const found = inOrder(files).map(({ path }) => path);
      if (!isGone) setPaths(found.filter((path) => /\/.*\.(?:jpe?g|png|webp|avif)$/i.test(path)));
    });
    return () => {
      isGone = true;
    };
  }, []);
  const folders = [...new Set(paths.map(folderOf))];
  if (folders.length === 0) return null;
  return (
    <label className="field">
      <span>{texts.layouts.fromFolder}</span>
      <select
        value=""
        disabled={taking.isTaking}
        onChange={({ target }) => void taking.takeOwn(paths.filter((path) => folderOf(path) === target.value))}
      >
        <option value="">–</option>
        {folders.map((folder) => (
          <option key={folder} value={folder}>
            {`${folder}, ${picturesText(paths.filter((path) => folderOf(path) === folder).length, texts)}`}
          </option>
        ))}
      </select>
    </label>
  );
}
