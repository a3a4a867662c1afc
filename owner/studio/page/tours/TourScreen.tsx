import { fill } from "../../../../src/text/format/fill.ts";
import type { DraftTour } from "../../draft/draft.ts";
import { removeTour, tourOf } from "../../draft/tours/editTours.ts";
import { plural } from "../../text/plural.ts";
import { Remove } from "../frame/Remove.tsx";
import { SeverityIcon } from "../frame/Icon.tsx";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { countProblems, isUnder } from "../overview/problemPlace.ts";
import { useDraft, useProject, useProjectStore } from "../state/ProjectContext.ts";
import { draftOf, show } from "../state/projectStore.ts";
import type { Publishing } from "../state/publishing.ts";
import { AllowScripts } from "./AllowScripts.tsx";
import { ForeignTour } from "./ForeignTour.tsx";
import { layoutName } from "./tourTexts.ts";
import { NewTour } from "./NewTour.tsx";
import { TourBoard } from "./TourBoard.tsx";

type Props = { readonly tour?: string; readonly scene?: string; readonly door?: string };

/** All 360° tours, or the open one. */
export function TourScreen({ tour: id, scene, door }: Props) {
  const draft = useDraft();
  const name = useTourName();
  const tour = id === undefined ? undefined : tourOf(draft, id);
  if (tour?.studio?.scenes) return <TourBoard tour={tour} name={name(tour)} scene={scene} door={door} />;
  if (tour?.studio?.folder !== undefined) {
    return <ForeignTour tour={tour} folder={tour.studio.folder} name={name(tour)} />;
  }
  return <TourList />;
}

/** "Vizita e tipit 1"; the tour's key if its layout is unknown. */
function useTourName(): (tour: DraftTour) => string {
  const texts = useStudioTexts();
  const { layouts = [] } = useDraft().project;
  return ({ id, studio }) => {
    const layout = layouts.find((each) => each.id === studio?.layout);
    return layout ? fill(texts.tours.ownTitle, { layout: layoutName(layout, texts.language) }) : id;
  };
}

function TourList() {
  const texts = useStudioTexts();
  const { tours = [] } = useDraft().project;
  return (
    <>
      <main className="work work-tours">
        <div className="work-head">
          <h1>{texts.tours.screenTitle}</h1>
          <p className="work-note">{texts.tours.lead}</p>
        </div>
        {tours.length > 0 && (
          <ul className="tour-list" aria-label={texts.tours.screenTitle}>
            {tours.map((tour, index) => (
              <TourRow key={tour.id} tour={tour} index={index} />
            ))}
          </ul>
        )}
        <NewTour />
      </main>
      <aside className="side-panel" />
    </>
  );
}

const isLeftOut = (publishing: Publishing, index: number): boolean =>
  "leftOut" in publishing &&
  publishing.leftOut.some((problem) => problem.code === "tourNotAllowed" && isUnder(problem, ["tours", index]));

function TourRow({ tour, index }: { readonly tour: DraftTour; readonly index: number }) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const name = useTourName();
  const problems = useProject((state) => state.problems);
  const { block, warning } = countProblems(problems.filter((problem) => isUnder(problem, ["tours", index])));
  const { scenes, folder, allowsScripts } = tour.studio ?? {};
  // For a tour without a known folder, only the server, which reads its files, can tell that it contains scripts.
  const wasLeftOut = useProject(({ publishing }) => isLeftOut(publishing, index));
  const isAsked = folder === undefined && (allowsScripts === true || wasLeftOut);
  const facts = scenes
    ? plural(texts.language, texts.tours.sceneCount, scenes.length)
    : (folder ?? fill(texts.tours.elsewhere, { url: tour.url }));
  return (
    <li className="tour-row">
      <span className="tour-row-name">
        <span>{`${name(tour)} `}</span>
        {name(tour) !== tour.id && <small translate="no">{tour.id}</small>}
      </span>
      <span className="small tour-row-facts">
        <span>{facts}</span>
        {block > 0 && (
          <span className="tree-block">
            <span> </span>
            <SeverityIcon severity="block" />
            <span>{` ${block}`}</span>
          </span>
        )}
        {warning > 0 && (
          <span className="tree-warning">
            <span> </span>
            <SeverityIcon severity="warning" />
            <span>{` ${warning}`}</span>
          </span>
        )}
      </span>
      {(scenes || folder !== undefined) && (
        <button type="button" className="link" onClick={() => show(store, { kind: "tours", tour: tour.id })}>
          <span>{texts.tours.open}</span>
          <span className="visually-hidden">{` ${tour.id}`}</span>
        </button>
      )}
      {isAsked && <AllowScripts tour={tour} />}
      <Remove name={texts.tours.removeTour} plan={() => removeTour(draftOf(store), tour.id)} />
    </li>
  );
}
