import { useEffect, useState } from "react";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { DropFiles } from "../files/DropFiles.tsx";
import { chosenPictures, droppedPictures, folderOf, inOrder } from "./droppedFiles.ts";
import { listFolder } from "../server/folderFiles.ts";
import { picturesText } from "./layoutWords.ts";
import type { FileImport } from "./useFileImport.ts";

type Props = {
  readonly lead: string;
  readonly taking: FileImport;
  /** Folder for pictures that are added without one. */
  readonly within?: string | undefined;
};

/** Adds pictures and folders: dropped, chosen on the disk, or from the project's folder. */
export function DropPictures({ lead, taking, within }: Props) {
  const { layouts } = useStudioTexts();
  return (
    <DropFiles
      {...taking}
      label={layouts.choosePictures}
      lead={lead}
      ways={[
        {
          name: layouts.choosePictures,
          accept: "image/*",
          onFiles: (files) => void taking.importFiles(chosenPictures(files), within),
        },
        {
          name: layouts.chooseFolder,
          isFolder: true,
          onFiles: (files) => void taking.importFiles(chosenPictures(files)),
        },
      ]}
      drop={(_files, transfer) => void taking.importFiles(droppedPictures(transfer), within)}
    >
      <FolderChoice taking={taking} />
    </DropFiles>
  );
}

/** Subfolders of the project's folder that contain pictures. */
function FolderChoice({ taking }: Pick<Props, "taking">) {
  const texts = useStudioTexts();
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
        disabled={taking.isImporting}
        onChange={({ target }) => void taking.importOwn(paths.filter((path) => folderOf(path) === target.value))}
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
