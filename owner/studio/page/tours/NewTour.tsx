import { useEffect, useState } from "react";
import type { DraftLayout } from "../../draft/draft.ts";
import { addForeignTour, addTour } from "../../draft/tours/editTours.ts";
import { plural } from "../../text/plural.ts";
import { ChooseFiles } from "../files/ChooseFiles.tsx";
import { failureText } from "../frame/failureText.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { chosenFiles, droppedFiles, type FileWithPath } from "../layouts/droppedFiles.ts";
import { useDropZone } from "../outlines/useDropZone.ts";
import { useDraft, useProjectStore } from "../state/ProjectContext.ts";
import { change, draftOf, show } from "../state/projectStore.ts";
import { layoutName, tourTitle } from "./tourTexts.ts";
import { type FoundTour, listTours, importForeignTour } from "./importForeignTour.ts";

/** The two ways to add a tour: from the owner's panoramas, or as a folder with a finished tour. */
export function NewTour() {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const { layouts = [] } = useDraft().project;
  const unmirrored = layouts.filter(({ mirrorOf }) => !mirrorOf);
  const first = unmirrored[0];
  if (!first) {
    return (
      <p className="work-note tour-none">
        <span>{texts.tours.noLayouts}</span>{" "}
        <button type="button" className="link" onClick={() => show(store, { kind: "layouts" })}>
          {texts.tours.toLayouts}
        </button>
      </p>
    );
  }
  return (
    <div className="tour-ways">
      <PanoramaTourForm layouts={unmirrored} first={first} />
      <ForeignTourForm layouts={unmirrored} first={first} />
    </div>
  );
}

type FormProps = { readonly layouts: readonly DraftLayout[]; readonly first: DraftLayout };

function LayoutField({
  layouts,
  value,
  onChange,
}: {
  readonly layouts: readonly DraftLayout[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}) {
  const texts = useStudioTexts();
  return (
    <label className="field">
      <span>{texts.tours.ofLayout}</span>
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {layouts.map((layout) => (
          <option key={layout.id} value={layout.id} translate="no">
            {layoutName(layout, texts.language)}
          </option>
        ))}
      </select>
    </label>
  );
}

function PanoramaTourForm({ layouts, first }: FormProps) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const [layoutId, setLayoutId] = useState(first.id);
  const layout = layouts.find(({ id }) => id === layoutId) ?? first;
  return (
    <form
      className="tour-way"
      aria-label={texts.tours.newTour}
      onSubmit={(event) => {
        event.preventDefault();
        const { draft, ids } = addTour(draftOf(store), { layout: layout.id, title: tourTitle(layout) });
        change(store, { draft, undoName: "toursTour" });
        if (ids[0] !== undefined) show(store, { kind: "tours", tour: ids[0] });
      }}
    >
      <h2>{texts.tours.newTour}</h2>
      <p className="small">{texts.tours.newTourText}</p>
      <LayoutField layouts={layouts} value={layout.id} onChange={setLayoutId} />
      <button type="submit" className="button button-filled">
        {texts.tours.newTour}
      </button>
    </form>
  );
}

function ForeignTourForm({ layouts, first }: FormProps) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const found = useFoundTours();
  const [layoutId, setLayoutId] = useState(first.id);
  const [folder, setFolder] = useState("");
  const layout = layouts.find(({ id }) => id === layoutId) ?? first;
  const tour = found.find((each) => each.folder === folder) ?? found[0];
  const addToDraft = (foundTour: FoundTour) => {
    const { draft, ids } = addForeignTour(draftOf(store), { layout: layout.id, title: tourTitle(layout) }, foundTour);
    change(store, { draft, undoName: "toursTour" });
    if (ids[0] !== undefined) show(store, { kind: "tours", tour: ids[0] });
  };
  return (
    <form
      className="tour-way"
      aria-label={texts.tours.foreignTitle}
      onSubmit={(event) => {
        event.preventDefault();
        if (tour) addToDraft(tour);
      }}
    >
      <h2>{texts.tours.foreignTitle}</h2>
      <p className="small">{texts.tours.foreignText}</p>
      <LayoutField layouts={layouts} value={layout.id} onChange={setLayoutId} />
      <DropTour onImported={addToDraft} />
      {tour ? (
        <label className="field">
          <span>{texts.tours.foreignFolder}</span>
          <select value={tour.folder} onChange={({ target }) => setFolder(target.value)}>
            {found.map((each) => (
              <option key={each.folder} translate="no">
                {each.folder}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <p className="small">{texts.tours.noFolder}</p>
      )}
      <button type="submit" className="button" disabled={!tour}>
        {texts.tours.takeOver}
      </button>
    </form>
  );
}

/** A tour's folder, dropped or chosen on the disk: it is copied into the owner's folder unchanged. */
function DropTour({ onImported }: { readonly onImported: (foundTour: FoundTour) => void }) {
  const texts = useStudioTexts();
  const [progress, setProgress] = useState("");
  const [failure, setFailure] = useState<string>();
  const importFiles = async (files: Promise<readonly FileWithPath[]> | readonly FileWithPath[]) => {
    setFailure(undefined);
    setProgress(texts.tours.taking);
    const answer = await importForeignTour(await files, (done, count) =>
      setProgress(plural(texts.language, texts.tours.takingTour, count, { done })),
    );
    setProgress("");
    if (answer.ok) onImported(answer.value);
    else setFailure(answer.failure.code === "noTourPage" ? texts.tours.noTourPage : failureText(answer.failure, texts));
  };
  const zone = useDropZone((_first, _all, transfer) => void importFiles(droppedFiles(transfer)));
  return (
    <section ref={zone} className="give-files tour-drop" aria-label={texts.tours.dropTour}>
      <p>{texts.tours.dropTour}</p>
      <ChooseFiles
        isImporting={progress !== ""}
        way={{
          name: texts.tours.chooseTourFolder,
          isFolder: true,
          onFiles: (files) => void importFiles(chosenFiles(files)),
        }}
      />
      <p className="small" role="status">
        {progress}
      </p>
      {failure !== undefined && (
        <p className="failure" role="alert">
          {failure}
        </p>
      )}
    </section>
  );
}

/** The tours in the owner's folder: subfolders that contain a tour's start page, each with one such page. */
function useFoundTours(): readonly FoundTour[] {
  const [found, setFound] = useState<readonly FoundTour[]>([]);
  useEffect(() => {
    let isUnmounted = false;
    void listTours().then((tours) => !isUnmounted && setFound(tours));
    return () => {
      isUnmounted = true;
    };
  }, []);
  return found;
}
