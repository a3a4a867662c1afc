import { useMemo, useState } from "react";
import { fill } from "../../../../../src/text/format/fill.ts";
import { filesByName, type FilesByName as Sorted, type NamedFile } from "../../../draft/apartments/filesByName.ts";
import { giveFiles } from "../../../draft/edit/apartmentFiles.ts";
import { plural } from "../../../text/plural.ts";
import { DropFiles } from "../../files/DropFiles.tsx";
import { failureText } from "../../frame/failureText.ts";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { chosenFiles, droppedFiles, type FileWithPath, inOrder } from "../../layouts/droppedFiles.ts";
import { useDraft, useProjectStore } from "../../state/ProjectContext.ts";
import { change, draftOf } from "../../state/projectStore.ts";
import { apartmentRows } from "../apartmentRows.ts";
import { importFilesByName } from "./importFilesByName.ts";

/** Files that are named after apartments: a preview shows where each one goes, and all are applied as one step. */
export function FilesByName() {
  const texts = useStudioTexts();
  const { project } = useDraft();
  const namedFiles = useNamedFiles();
  const { chosen, take } = namedFiles;
  const sorted = useMemo(
    () =>
      filesByName(
        chosen.map(({ path }) => path),
        project,
      ),
    [chosen, project],
  );
  const count = sorted.matched.length;
  return (
    <>
      <main className="work work-import work-files">
        <div className="work-head">
          <h1>{texts.filesByName.title}</h1>
        </div>
        <Drop giving={namedFiles} />
        <div className="import-scroll">
          <Preview sorted={sorted} />
          <LeftOut sorted={sorted} />
        </div>
        <div className="files-foot">
          {count > 0 && (
            <button
              type="button"
              className="button button-filled"
              disabled={namedFiles.isImporting}
              onClick={() => void take(sorted.matched)}
            >
              {plural(texts.language, texts.filesByName.apply, count)}
            </button>
          )}
        </div>
      </main>
      <aside className="side-panel" aria-label={texts.filesByName.howNamed}>
        <h2>{texts.filesByName.howNamed}</h2>
        <ul className="files-rules">
          {texts.filesByName.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </aside>
    </>
  );
}

type NamedFiles = ReturnType<typeof useNamedFiles>;

/** The dropped or chosen files until they are applied. */
function useNamedFiles() {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const [chosen, setChosen] = useState<readonly FileWithPath[]>([]);
  const [progress, setProgress] = useState("");
  const [isImporting, setImporting] = useState(false);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const give = async (files: Promise<readonly FileWithPath[]> | readonly FileWithPath[]) => {
    const all = await files;
    setChosen(inOrder(all.filter(({ path }) => !/(?:^|\/)\./.test(path))));
    setProgress("");
    setFailed([]);
  };
  const take = async (matched: readonly NamedFile[]) => {
    setImporting(true);
    const count = matched.length;
    const imported = await importFilesByName(matched, chosen, (n) =>
      setProgress(fill(texts.layouts.taking, { n, count })),
    );
    change(store, { draft: giveFiles(draftOf(store), imported.files), undoName: "apartmentFiles" });
    setFailed(
      imported.failed.map(({ path, failure }) =>
        fill(texts.layouts.notTaken, { file: path, reason: failureText(failure, texts) }),
      ),
    );
    setProgress(
      fill(plural(texts.language, texts.filesByName.added, imported.count), {
        apartments: plural(texts.language, texts.filesByName.toApartments, imported.files.size),
      }),
    );
    setChosen([]);
    setImporting(false);
  };
  return { chosen, give, take, progress, isImporting, failed };
}

function Drop({ giving: { give, progress, isImporting, failed } }: { readonly giving: NamedFiles }) {
  const { filesByName: own, layouts } = useStudioTexts();
  const take = (files: readonly File[]) => void give(chosenFiles(files));
  return (
    <DropFiles
      {...{ progress, isImporting, failed }}
      label={own.title}
      lead={own.lead}
      ways={[
        { name: own.chooseFiles, accept: "image/*,.pdf,application/pdf", onFiles: take },
        { name: layouts.chooseFolder, isFolder: true, onFiles: take },
      ]}
      drop={(_files, transfer) => void give(droppedFiles(transfer))}
    />
  );
}

/** The table of files and the apartments that they are assigned to. */
function Preview({ sorted: { matched } }: { readonly sorted: Sorted }) {
  const texts = useStudioTexts();
  const { project } = useDraft();
  const rows = useMemo(
    () => new Map(apartmentRows(project, "", texts).map((row) => [row.apartment.id, row])),
    [project, texts],
  );
  if (matched.length === 0) return null;
  return (
    <table className="homes" aria-label={texts.filesByName.whatGoesWhere}>
      <thead>
        <tr>
          <th scope="col">{texts.filesByName.file}</th>
          <th scope="col">{texts.names.homes}</th>
          <th scope="col">{texts.filesByName.takenAs}</th>
        </tr>
      </thead>
      <tbody>
        {matched.map(({ path, apartment, as }) => {
          const row = rows.get(apartment);
          const replaces = as !== "picture" && row?.apartment[as] !== undefined;
          return (
            <tr key={path}>
              <th scope="row" translate="no">
                {path}
              </th>
              <td translate="no">{row ? `${row.place}, ${row.name}` : ""}</td>
              <td>{replaces ? texts.filesByName.inPlace[as] : texts.filesByName.uses[as]}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The files that are assigned to no apartment, grouped by the reason. */
function LeftOut({ sorted: { ambiguous, furtherPdfs, unmatched } }: { readonly sorted: Sorted }) {
  const texts = useStudioTexts();
  const groups = [
    [texts.filesByName.unmatched, unmatched],
    [texts.filesByName.ambiguous, ambiguous.map(({ path }) => path)],
    [texts.filesByName.furtherPdfs, furtherPdfs],
  ] as const;
  return groups.map(
    ([forms, paths]) =>
      paths.length > 0 && (
        <section key={paths.join("\n")} className="files-left" aria-label={plural(texts.language, forms, paths.length)}>
          <h2>{plural(texts.language, forms, paths.length)}</h2>
          <ul>
            {paths.map((path) => (
              <li key={path} translate="no">
                {path}
              </li>
            ))}
          </ul>
        </section>
      ),
  );
}
