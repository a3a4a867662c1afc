import { useState } from "react";
import type { DraftScene } from "../../draft/tours/tourNotes.ts";
import { plural } from "../../text/plural.ts";
import { failureText } from "../frame/failureText.ts";
import { textInLanguage } from "../../text/textInLanguage.ts";
import { FileInput } from "../files/FileInput.tsx";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { useDropZone } from "../outlines/useDropZone.ts";
import { importPanoramas, type ImportedPanoramas } from "./importPanoramas.ts";
import type { TourActions } from "./tourActions.ts";
import { previewOf } from "./useSphere.ts";

type Props = {
  readonly scenes: readonly DraftScene[];
  readonly current: string | undefined;
  readonly actions: TourActions;
};

/** All scenes of a tour by their panoramas, and a drop zone for more. */
export function SceneStrip({ scenes, current, actions }: Props) {
  const texts = useStudioTexts();
  const [refused, setRefused] = useState<ImportedPanoramas["refused"]>([]);
  return (
    <section className="scene-strip" aria-label={texts.tours.addScenes}>
      <ul className="scene-list">
        {scenes.map((scene, index) => (
          <li key={scene.id}>
            <SceneCard scene={scene} number={index + 1} isCurrent={scene.id === current} choose={actions.choose} />
          </li>
        ))}
        <li>
          <PanoramaDrop actions={actions} refuse={setRefused} />
        </li>
      </ul>
      {refused.length > 0 && (
        <div className="failure" role="alert">
          {refused.map(({ file, failure }) => {
            const sentence = failureText(failure, texts);
            return <p key={file}>{sentence.includes(file) ? sentence : `${file}: ${sentence}`}</p>;
          })}
        </div>
      )}
    </section>
  );
}

type CardProps = {
  readonly scene: DraftScene;
  readonly number: number;
  readonly isCurrent: boolean;
  readonly choose: (scene: string) => void;
};

function SceneCard({ scene, number, isCurrent, choose }: CardProps) {
  const texts = useStudioTexts();
  const count = scene.doors.length;
  return (
    <button
      type="button"
      className="scene-card"
      aria-current={isCurrent ? "true" : undefined}
      onClick={() => choose(scene.id)}
    >
      <img src={previewOf(scene.file)} alt="" width={160} height={80} />
      <span className="scene-name">
        <span className="scene-number">{number}</span>
        <span translate="no">{` ${textInLanguage(scene.name, texts.language) || scene.id}`}</span>
      </span>
      <small>{count === 0 ? texts.tours.noDoor : plural(texts.language, texts.tours.doorCount, count)}</small>
    </button>
  );
}

type DropProps = { readonly actions: TourActions; readonly refuse: (refused: ImportedPanoramas["refused"]) => void };

function PanoramaDrop({ actions, refuse }: DropProps) {
  const texts = useStudioTexts();
  const [isImporting, setImporting] = useState(false);
  const take = async (files: readonly File[]) => {
    setImporting(true);
    const { imported, refused } = await importPanoramas(files, texts);
    setImporting(false);
    refuse(refused);
    if (imported.length > 0) actions.addScenes(imported);
  };
  const zone = useDropZone((_, all) => void take(all));
  return (
    <div ref={zone as React.RefObject<HTMLDivElement | null>} className="scene-drop">
      <label className="scene-choose">
        <span className="scene-drop-box">{isImporting ? texts.tours.taking : texts.tours.dropPanorama}</span>
        <span className="scene-add">{texts.tours.addScene}</span>
        <small>{texts.tours.panoramaSize}</small>
        <FileInput accept="image/*" isMany label={texts.tours.addScene} onFiles={(files) => void take(files)} />
      </label>
    </div>
  );
}
