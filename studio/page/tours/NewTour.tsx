import { useEffect, useState } from "react";
import type { DraftLayout } from "../../draft/draft.ts";
import { addForeignTour, addTour } from "../../draft/tours/editTours.ts";
import { useSpoken, useTourTexts } from "../frame/TextsProvider.tsx";
import { askStudio } from "../server/askStudio.ts";
import { useDraft, useProjectStore } from "../state/ProjectContext.ts";
import { change, draftOf, show } from "../state/projectStore.ts";
import { layoutName } from "./layoutName.ts";
import { tourTitle } from "./tourWords.ts";

/** The two ways to a tour: panoramas of one's own, or a folder that was made elsewhere. */
export function NewTour() {
  const texts = useTourTexts();
  const { layouts = [] } = useDraft().project;
  const own = layouts.filter(({ mirrorOf }) => !mirrorOf);
  const first = own[0];
  if (!first) return <p className="work-note tour-none">{texts.noLayouts}</p>;
  return (
    <div className="tour-ways">
      <OwnWay layouts={own} first={first} />
      <ForeignWay layouts={own} first={first} />
    </div>
  );
}

type WayProps = { readonly layouts: readonly DraftLayout[]; readonly first: DraftLayout };

function LayoutField({
  layouts,
  chosen,
  choose,
}: {
  readonly layouts: readonly DraftLayout[];
  readonly chosen: string;
  readonly choose: (id: string) => void;
}) {
  const texts = useTourTexts();
  const { language } = useSpoken();
  return (
    <label className="field">
      <span>{texts.ofLayout}</span>
      <select value={chosen} onChange={({ target }) => choose(target.value)}>
        {layouts.map((layout) => (
          <option key={layout.id} value={layout.id}>
            {layoutName(layout, language)}
          </option>
        ))}
      </select>
    </label>
  );
}

function OwnWay({ layouts, first }: WayProps) {
  const texts = useTourTexts();
  const store = useProjectStore();
  const [chosen, setChosen] = useState(first.id);
  const layout = layouts.find(({ id }) => id === chosen) ?? first;
  return (
    <form
      className="tour-way"
      aria-label={texts.newTour}
      onSubmit={(event) => {
        event.preventDefault();
        const { draft, ids } = addTour(draftOf(store), { layout: layout.id, title: tourTitle(layout) });
        change(store, { draft, name: "toursTour" });
        if (ids[0] !== undefined) show(store, { kind: "tours", tour: ids[0] });
      }}
    >
      <h2>{texts.newTour}</h2>
      <p className="small">{texts.newTourText}</p>
      <LayoutField layouts={layouts} chosen={layout.id} choose={setChosen} />
      <button type="submit" className="button button-filled">
        {texts.newTour}
      </button>
    </form>
  );
}

type FoundTour = { readonly folder: string; readonly page: string };

function ForeignWay({ layouts, first }: WayProps) {
  const texts = useTourTexts();
  const store = useProjectStore();
  const found = useFoundTours();
  const [chosen, setChosen] = useState(first.id);
  const [folder, setFolder] = useState("");
  const layout = layouts.find(({ id }) => id === chosen) ?? first;
  const tour = found.find((each) => each.folder === folder) ?? found[0];
  return (
    <form
      className="tour-way"
      aria-label={texts.foreignTitle}
      onSubmit={(event) => {
        event.preventDefault();
        if (!tour) return;
        const { draft, ids } = addForeignTour(draftOf(store), { layout: layout.id, title: tourTitle(layout) }, tour);
        change(store, { draft, name: "toursTour" });
        if (ids[0] !== undefined) show(store, { kind: "tours", tour: ids[0] });
      }}
    >
      <h2>{texts.foreignTitle}</h2>
      <p className="small">{texts.foreignText}</p>
      <LayoutField layouts={layouts} chosen={layout.id} choose={setChosen} />
      {tour ? (
        <label className="field">
          <span>{texts.foreignFolder}</span>
          <select value={tour.folder} onChange={({ target }) => setFolder(target.value)}>
            {found.map((each) => (
              <option key={each.folder}>{each.folder}</option>
            ))}
          </select>
        </label>
      ) : (
        <p className="small">{texts.noFolder}</p>
      )}
      <button type="submit" className="button" disabled={!tour}>
        {texts.takeOver}
      </button>
    </form>
  );
}

/** Folders of the owner's with a tour's page in them, one page each. */
function useFoundTours(): readonly FoundTour[] {
  const [found, setFound] = useState<readonly FoundTour[]>([]);
  useEffect(() => {
    let isGone = false;
    void listTours().then((tours) => !isGone && setFound(tours));
    return () => {
      isGone = true;
    };
  }, []);
  return found;
}

async function listTours(): Promise<readonly FoundTour[]> {
  const answer = await askStudio<{ readonly files: readonly { readonly path: string }[] }>("/api/files");
  const tours = (answer.ok ? answer.value.files : []).flatMap(({ path }): FoundTour[] => {
    const [, folder, page] = /^(.+)\/(index\.html?)$/i.exec(path) ?? [];
    return folder !== undefined && page !== undefined ? [{ folder, page }] : [];
  });
  return tours.filter(({ folder }, index) => tours.findIndex((other) => other.folder === folder) === index);
}
