import { useState } from "react";
import { fill } from "../../../../src/text/format/fill.ts";
import { changeScene, moveScene, removeScene, startHeading, turnScene } from "../../draft/tours/editScenes.ts";
import { type DraftScene, planAngle, type TourWords } from "../../draft/tours/tourNotes.ts";
import { textInLanguage } from "../../text/textInLanguage.ts";
import { languageNames, useStudioTexts } from "../frame/TextsContext.ts";
import { useProjectStore } from "../state/ProjectContext.ts";
import { change, draftOf, endUndoStep } from "../state/projectStore.ts";
import { NumberField } from "../frame/NumberField.tsx";
import type { DoorRefusal, TourActions } from "./tourActions.ts";
import { degreesOf, type ViewDirectionStore } from "./useSphere.ts";

type Props = {
  readonly tour: string;
  readonly scene: DraftScene;
  readonly scenes: readonly DraftScene[];
  readonly actions: TourActions;
  readonly looks: ViewDirectionStore;
};

/** The current scene: its names, its position in the order, its first look, its doors. */
export function ScenePanel({ tour, scene, scenes, actions, looks }: Props) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const index = scenes.findIndex(({ id }) => id === scene.id);
  const place = [tour, scene.id] as const;
  const move = (by: 1 | -1) => change(store, { draft: moveScene(draftOf(store), place, by), undoName: "toursScene" });
  const remove = () => {
    change(store, { draft: removeScene(draftOf(store), tour, scene.id), undoName: "toursRemoveScene" });
    const next = scenes[index + 1] ?? scenes[index - 1];
    if (next) actions.choose(next.id);
  };
  return (
    <section className="tour-panel" aria-label={texts.tours.scene}>
      <div className="side-panel-head">
        <h2>{texts.tours.scene}</h2>
        <small>
          {fill(texts.tours.sceneOf, {
            scene: textInLanguage(scene.name, texts.language) || scene.id,
            place: index + 1,
            count: scenes.length,
          })}
        </small>
      </div>
      <SceneNames tour={tour} scene={scene} />
      <SceneLooks tour={tour} scene={scene} actions={actions} />
      <SceneDoors {...{ scene, scenes, actions, looks }} />
      <div className="tour-links">
        <button type="button" className="link" disabled={index === 0} onClick={() => move(-1)}>
          {texts.tours.earlier}
        </button>
        <button type="button" className="link" disabled={index === scenes.length - 1} onClick={() => move(1)}>
          {texts.tours.later}
        </button>
        <button type="button" className="link" onClick={remove}>
          {texts.tours.removeScene}
        </button>
      </div>
    </section>
  );
}

const locales = ["sq", "en", "de"] as const satisfies readonly (keyof TourWords)[];

function SceneNames({ tour, scene }: Pick<Props, "tour" | "scene">) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const rename = (locale: keyof TourWords, text: string) => {
    const draft = changeScene(draftOf(store), [tour, scene.id], (own) => ({
      ...own,
      name: { ...own.name, [locale]: text },
    }));
    change(store, { draft, undoName: "toursScene", undoKey: `${scene.id} ${locale}` });
  };
  return (
    <>
      {locales.map((locale) => (
        <label key={locale} className="field">
          <span>{fill(texts.tours.sceneName, { locale: languageNames[locale] })}</span>
          <input
            value={scene.name[locale]}
            maxLength={60}
            onChange={({ target }) => rename(locale, target.value)}
            onBlur={() => endUndoStep(store)}
          />
        </label>
      ))}
    </>
  );
}

function SceneLooks({ tour, scene, actions }: Pick<Props, "tour" | "scene" | "actions">) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const leave = () => endUndoStep(store);
  const turn = (headingDeg: number) => {
    const draft = turnScene(draftOf(store), [tour, scene.id], { yawDeg: 0, headingDeg });
    change(store, { draft, undoName: "toursScene", undoKey: `${scene.id} heading` });
  };
  return (
    <div className="tour-pair">
      <NumberField name={texts.tours.headingOnPlan} value={scene.headingDeg} step={1} set={turn} leave={leave} />
      <NumberField
        name={texts.tours.startHeading}
        value={startHeading(scene)}
        step={1}
        set={(value) => actions.startHere(scene, planAngle(scene, value))}
        leave={leave}
      />
    </div>
  );
}

function SceneDoors({ scene, scenes, actions, looks }: Omit<Props, "tour">) {
  const texts = useStudioTexts();
  const [refusal, setRefusal] = useState<DoorRefusal>();
  // Albanian numbers are formatted as German ones, as browsers do not support Albanian.
  const figure = new Intl.NumberFormat(texts.language === "en" ? "en" : "de");
  const nameOf = (id: string) => {
    const found = scenes.find((each) => each.id === id);
    return found ? textInLanguage(found.name, texts.language) || id : id;
  };
  return (
    <>
      {scene.doors.length > 0 && (
        <ul className="regions" aria-label={texts.tours.doors}>
          {scene.doors.map(({ to, distanceM }) => (
            <li key={to}>
              <button type="button" className="region-row" onClick={() => actions.choose(scene.id, to)}>
                <span translate="no">{nameOf(to)}</span>
                <small>{`${figure.format(distanceM)} m`}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
      <button
        type="button"
        className="link"
        onClick={() => setRefusal(actions.addDoorAt(scene, degreesOf(looks.getState().look.yaw)))}
      >
        {texts.tours.addDoorHere}
      </button>
      {refusal && (
        <p className="small" role="status">
          {texts.tours[refusal]}
        </p>
      )}
    </>
  );
}
