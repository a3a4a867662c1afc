import { useState } from "react";
import { fill } from "../../../../src/text/format/fill.ts";
import { Arrow } from "../../../../src/ui/Arrow.tsx";
import type { DraftLayout } from "../../draft/draft.ts";
import { addLayout } from "../../draft/edit/addition.ts";
import { apartmentsByLayout } from "../../draft/edit/layoutMirror.ts";
import { addFolders, type FilePicture } from "../../draft/edit/layoutPictures.ts";
import { plural } from "../../text/plural.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { pictureAddress } from "../outlines/layerRegions.ts";
import { isUnder } from "../overview/problemPlace.ts";
import { Missing } from "../overview/ProblemList.tsx";
import { useDraft, useProject, useProjectStore } from "../state/ProjectContext.ts";
import { change, draftOf, show } from "../state/projectStore.ts";
import { folderOf } from "./droppedFiles.ts";
import { DropPictures } from "./DropPictures.tsx";
import { layoutLabel, layoutTitle, picturesText } from "./layoutWords.ts";
import { MissingAltTexts } from "./MissingAltTexts.tsx";
import { useFileImport } from "./useFileImport.ts";

/** All layouts with their pictures, their apartments and their problems; dropped folders become layouts. */
export function LayoutList() {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const draft = useDraft();
  const { layouts = [] } = draft.project;
  const apartments = apartmentsByLayout(draft);
  const pictures = layouts.reduce((sum, { pictures: own = [] }) => sum + own.length, 0);
  const put = (imported: readonly (FilePicture & { readonly path: string })[]) => {
    const names = [...new Set(imported.map(folderName))];
    const folders = names.map((name) => ({ name, files: imported.filter((each) => folderName(each) === name) }));
    change(store, { draft: addFolders(draftOf(store), folders).draft, undoName: "layoutPictures" });
  };
  const fileImport = useFileImport(put);
  return (
    <>
      <main className="work">
        <div className="work-head">
          <h1>{texts.layouts.screenTitle}</h1>
          {layouts.length > 0 && (
            <p className="work-note">{`${plural(texts.language, texts.layouts.layoutCount, layouts.length)}, ${picturesText(pictures, texts)}`}</p>
          )}
        </div>
        <ul className="layout-list">
          {layouts.map((layout, index) => (
            <LayoutRow key={layout.id} layout={layout} index={index} apartments={apartments.get(layout.id) ?? 0} />
          ))}
        </ul>
        <DropPictures
          lead={layouts.length === 0 ? texts.layouts.none : texts.layouts.dropFolders}
          taking={fileImport}
        />
        <AddLayout />
      </main>
      <aside className="side-panel" aria-label={texts.layouts.wordsMissing}>
        <MissingAltTexts />
      </aside>
    </>
  );
}

/** The layout's name: the folder that the picture was dropped in, else the folder that it is stored in, else its file name. */
const folderName = ({ path, file }: FilePicture & { readonly path: string }): string =>
  folderOf(path).split("/").at(-1) || folderOf(file).split("/").at(-1) || file.replace(/\.\w+$/, "");

type RowProps = { readonly layout: DraftLayout; readonly index: number; readonly apartments: number };

function LayoutRow({ layout, index, apartments }: RowProps) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const problems = useProject((state) => state.problems);
  const { layouts = [] } = useDraft().project;
  const { id, plan, pictures = [], mirrorOf } = layout;
  const shown = plan ?? pictures[0];
  const base = layouts.find((each) => each.id === mirrorOf);
  const used = apartments === 0 ? texts.layouts.notUsed : plural(texts.language, texts.counts.apartments, apartments);
  return (
    <li>
      <button type="button" className="layout-row" onClick={() => show(store, { kind: "layouts", layout: id })}>
        <span className="layout-drawing">{shown && <img src={pictureAddress(shown)} alt="" loading="lazy" />}</span>
        <span>
          <span className="layout-name" translate={layout.label ? "no" : undefined}>
            {layoutTitle(layout, texts.language, texts)}
          </span>
          {base && <small>{fill(texts.layouts.mirrorOf, { layout: layoutLabel(base, texts.language) })}</small>}
        </span>
        <span className="storey-count">{used}</span>
        <span className="storey-count">
          {`${picturesText(pictures.length, texts)}${!plan ? `, ${texts.layouts.noPlan}` : ""}`}
        </span>
        <Missing problems={problems.filter((problem) => isUnder(problem, ["layouts", index]))} />
        <Arrow />
      </button>
    </li>
  );
}

function AddLayout() {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const [name, setName] = useState("");
  return (
    <form
      className="add-row"
      onSubmit={(event) => {
        event.preventDefault();
        const { draft, ids } = addLayout(draftOf(store), name.trim());
        change(store, { draft, undoName: "addLayout" });
        if (ids[0] !== undefined) show(store, { kind: "layouts", layout: ids[0] });
      }}
    >
      <label className="field">
        <span>{texts.layouts.name}</span>
        <input value={name} onChange={({ target }) => setName(target.value)} required pattern=".*\S.*" />
      </label>
      <button type="submit" className="button">
        {texts.layouts.add}
      </button>
    </form>
  );
}
