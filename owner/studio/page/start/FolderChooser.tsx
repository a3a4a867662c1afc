import { useEffect, useRef, useState } from "react";
import { fill } from "../../../../src/text/format/fill.ts";
import type { Failure, FolderList } from "../../draft/api.ts";
import type { StudioTexts } from "../../text/studioTexts.ts";
import { failureText } from "../frame/failureText.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { askFolders } from "../server/studioCalls.ts";

/** The last part of a folder's path, which is its name. */
export const folderName = (folder: string): string => folder.split(/[\\/]/).at(-1) ?? folder;

type Props = {
  /** Called with the full path of each folder that is entered. */
  readonly choose: (path: string) => void;
};

/** The folders of this computer, starting in the home folder: pressing one selects it and lists its subfolders. */
export function FolderChooser({ choose }: Props) {
  const texts = useStudioTexts();
  const { list, failure, enter } = useFolderList();
  const rows = useRef<HTMLUListElement>(null);
  const enteredByRow = useRef(false);
  useEffect(() => {
    // The pressed row is gone, so the focus moves to the top of the new list.
    if (enteredByRow.current) rows.current?.querySelector("button")?.focus();
    enteredByRow.current = false;
  }, [list]);
  const press = (path: string, isRow: boolean) => () => {
    enteredByRow.current = isRow;
    choose(path);
    enter(path);
  };
  const alert = failure && (
    <p className="failure" role="alert">
      {failureText(failure, texts)}
    </p>
  );
  if (!list) return alert;
  return (
    <div className="folders">
      <p className="folders-places">
        {list.places.map(({ kind, path }) => (
          <button key={path} type="button" className="link" onClick={press(path, false)}>
            {placeName(kind, path, texts)}
          </button>
        ))}
      </p>
      {alert}
      <ul ref={rows} className="folders-list" aria-label={fill(texts.start.foldersIn, { name: list.path })}>
        {list.parent !== null && (
          <li>
            <button type="button" className="folders-row folders-up" onClick={press(list.parent, true)}>
              {texts.start.folderUp}
            </button>
          </li>
        )}
        {list.folders.map(({ name, path, isProject }) => (
          <li key={path}>
            <button type="button" className="folders-row" onClick={press(path, true)}>
              <span translate="no">{name}</span>
              {isProject && <span className="small">{texts.start.isProject}</span>}
            </button>
          </li>
        ))}
        {list.folders.length === 0 && <li className="small folders-none">{texts.start.noFolders}</li>}
      </ul>
      {list.isCutOff && <p className="small">{fill(texts.start.moreFolders, { count: `${list.folders.length}` })}</p>}
    </div>
  );
}

/** The list of the folder entered last, at first the home folder; if it cannot be read, the error and the previous list. */
function useFolderList() {
  // An object, so that pressing the same place twice loads it twice.
  const [place, setPlace] = useState<{ readonly path?: string }>({});
  const [list, setList] = useState<FolderList>();
  const [failure, setFailure] = useState<Failure>();
  useEffect(() => {
    let isLeft = false;
    void askFolders(place.path).then((answer) => {
      if (isLeft) return;
      if (answer.ok) setList(answer.value);
      setFailure(answer.ok ? undefined : answer.failure);
    });
    return () => {
      isLeft = true;
    };
  }, [place]);
  return { list, failure, enter: (path: string) => setPlace({ path }) };
}

function placeName(kind: FolderList["places"][number]["kind"], path: string, { start }: StudioTexts): string {
  if (kind === "home") return start.home;
  if (kind === "here") return folderName(path);
  return path === "/" ? start.computer : path;
}
