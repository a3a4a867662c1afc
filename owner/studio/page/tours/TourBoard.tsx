import { useEffect, useMemo, useState } from "react";
import type { DraftTour } from "../../draft/draft.ts";
import type { DraftScene } from "../../draft/tours/tourNotes.ts";
import { plural } from "../../text/plural.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { visitAddress } from "../server/folderAddresses.ts";
import { useDraft, useOpenProject, useProject, useProjectStore } from "../state/ProjectContext.ts";
import { show } from "../state/projectStore.ts";
import { DoorPanel } from "./DoorPanel.tsx";
import { ScenePanel } from "./ScenePanel.tsx";
import { SceneStrip } from "./SceneStrip.tsx";
import { SphereStage } from "./SphereStage.tsx";
import { type TourMode, tourActions } from "./tourActions.ts";
import { TourPlan } from "./TourPlan.tsx";
import { createViewDirection, degreesOf } from "./useSphere.ts";

type Props = {
  readonly tour: DraftTour;
  readonly name: string;
  readonly scene: string | undefined;
  readonly door: string | undefined;
};

/** A tour of the owner's panoramas: its current scene in the sphere, its doors, the first look, and the plan. */
export function TourBoard({ tour, name, scene: sceneId, door }: Props) {
  const store = useProjectStore();
  const texts = useStudioTexts();
  const [mode, setMode] = useState<TourMode>("doors");
  const [looks] = useState(createViewDirection);
  const [isPreviewing, setPreviewing] = useState(false);
  const actions = useMemo(() => tourActions(store, tour.id), [store, tour.id]);
  const scenes = tour.studio?.scenes ?? [];
  const scene = scenes.find(({ id }) => id === sceneId) ?? scenes[0];
  const chosen = scene?.doors.find(({ to }) => to === door);
  return (
    <>
      <main className="work work-tour">
        <TourHead {...{ name, scenes, mode, setMode }} isPreview={isPreviewing} />
        {scene && (
          <>
            {isPreviewing ? (
              <TourPreview tour={tour.id} name={name} />
            ) : (
              <SphereStage {...{ scene, scenes, mode, actions, looks }} tour={tour.id} door={door} />
            )}
            <TourFoot
              hint={texts.tours.hints[mode]}
              isPreviewing={isPreviewing}
              visit={setPreviewing}
              start={() => actions.startHere(scene, degreesOf(looks.getState().look.yaw))}
            />
          </>
        )}
        <SceneStrip scenes={scenes} current={scene?.id} actions={actions} />
        <button type="button" className="link tour-all" onClick={() => show(store, { kind: "tours" })}>
          {texts.tours.allTours}
        </button>
      </main>
      <aside className="side-panel">
        {scene && chosen && mode === "doors" && (
          <DoorPanel {...{ scene, scenes, actions }} tour={tour.id} door={chosen} />
        )}
        {scene && !(chosen && mode === "doors") && <ScenePanel {...{ scene, scenes, actions, looks }} tour={tour.id} />}
        {scene && <TourPlan {...{ scene, scenes, looks }} tour={tour} />}
      </aside>
    </>
  );
}

type FootProps = {
  readonly hint: string;
  readonly isPreviewing: boolean;
  readonly visit: (isPreviewing: boolean) => void;
  readonly start: () => void;
};

function TourFoot({ hint, isPreviewing, visit, start }: FootProps) {
  const texts = useStudioTexts();
  return (
    <div className="tour-foot">
      <span className="small">{isPreviewing ? texts.tours.visiting : hint}</span>
      {!isPreviewing && (
        <button type="button" className="link" onClick={start}>
          {texts.tours.startHere}
        </button>
      )}
      <button type="button" className="link" onClick={() => visit(!isPreviewing)}>
        {isPreviewing ? texts.tours.visitEnd : texts.tours.visit}
      </button>
    </div>
  );
}

/** The saved tour in the viewer that visitors get. */
function TourPreview({ tour, name }: { readonly tour: string; readonly name: string }) {
  const { saver } = useOpenProject();
  const draft = useDraft();
  const saving = useProject((state) => state.saving);
  useEffect(() => void saver.saveNow(), [saver, draft]);
  const saved = saving.kind === "saved" ? String(saving.at?.getTime() ?? 0) : undefined;
  if (saved === undefined) return <div className="sphere-stage" />;
  return (
    <iframe
      key={saved}
      className="sphere-stage visitor-tour"
      title={name}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- the product's own viewer, on another origin than this page
      sandbox="allow-scripts allow-same-origin"
      src={visitAddress(tour)}
      allow="fullscreen"
    />
  );
}

type HeadProps = {
  readonly isPreview: boolean;
  readonly name: string;
  readonly scenes: readonly DraftScene[];
  readonly mode: TourMode;
  readonly setMode: (mode: TourMode) => void;
};

function TourHead({ name, scenes, mode, setMode, isPreview }: HeadProps) {
  const texts = useStudioTexts();
  const doors = scenes.reduce((sum, scene) => sum + scene.doors.length, 0);
  const counts = [
    plural(texts.language, texts.tours.sceneCount, scenes.length),
    doors === 0 ? texts.tours.noDoor : plural(texts.language, texts.tours.doorCount, doors),
  ];
  return (
    <div className="work-head board-head">
      <h1>{name}</h1>
      <p className="work-note tour-counts">{counts.join(", ")}</p>
      {scenes.length > 0 && !isPreview && (
        <div className="options" role="group" aria-label={texts.tours.mode}>
          {(["look", "doors", "start"] as const).map((each) => (
            <button key={each} type="button" aria-pressed={each === mode} onClick={() => setMode(each)}>
              {texts.tours.modes[each]}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
