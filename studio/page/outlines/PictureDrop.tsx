import { useEffect, useState } from "react";
import { faultText } from "../frame/faultText.ts";
import { useSpoken, useTexts } from "../frame/TextsProvider.tsx";
import type { Answer, Fault } from "../server/askStudio.ts";
import { useDraft, useProjectStore } from "../state/ProjectContext.ts";
import { change, draftOf } from "../state/projectStore.ts";
import type { Layer } from "../state/view.ts";
import { type OwnPicture, withPicture, withScaledOutlines } from "./layerPicture.ts";
import { pictureOf, regionsOf } from "./layerRegions.ts";
import { listPictures, ownPicture, takePicture } from "./ownPictures.ts";
import { useDropZone } from "./useDropZone.ts";
import { PictureWords } from "./PictureWords.tsx";

type Props = { readonly layer: Layer; readonly isChange?: boolean };

/** A layer's picture: dropped here, chosen on the disk, or out of the folder. Shapes that are drawn already stay. */
export function PictureDrop({ layer, isChange = false }: Props) {
  const texts = useTexts();
  const draft = useDraft();
  const { take, isTaking, fault } = useTaking(layer);
  const dropZone = useDropZone((dropped) => void take(takePicture(dropped)));
  const picture = pictureOf(draft, layer);
  return (
    <section ref={dropZone} className="picture-drop" aria-label={texts.picture}>
      <p>{isChange ? texts.changePicture : texts.dropPicture}</p>
      <label className="button picture-choose">
        {isTaking ? texts.taking : texts.choosePicture}
        <input
          type="file"
          accept="image/*"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void take(takePicture(file));
            target.value = "";
          }}
        />
      </label>
      <FromFolder take={(file) => void take(ownPicture(file))} />
      {fault && (
        <p className="fault" role="alert">
          {faultText(fault, texts)}
        </p>
      )}
      {isChange && picture && <PictureWords layer={layer} picture={picture} />}
    </section>
  );
}

/** Pictures that lie in the folder already. */
function FromFolder({ take }: { readonly take: (file: string) => void }) {
  const texts = useTexts();
  const files = useFolderPictures();
  if (files.length === 0) return null;
  return (
    <label className="field">
      <span>{texts.fromFolder}</span>
      <select value="" onChange={({ target }) => take(target.value)}>
        <option value="">–</option>
        {files.map((file) => (
          <option key={file}>{file}</option>
        ))}
      </select>
    </label>
  );
}

function useFolderPictures(): readonly string[] {
  const [files, setFiles] = useState<readonly string[]>([]);
  useEffect(() => {
    let isGone = false;
    void listPictures().then((found) => !isGone && setFiles(found));
    return () => {
      isGone = true;
    };
  }, []);
  return files;
}

function useTaking(layer: Layer) {
  const store = useProjectStore();
  const { texts, language } = useSpoken();
  const [fault, setFault] = useState<Fault>();
  const [isTaking, setTaking] = useState(false);
  const take = async (work: Promise<Answer<OwnPicture>>) => {
    setTaking(true);
    const answer = await work;
    setTaking(false);
    setFault(answer.ok ? undefined : answer.fault);
    if (!answer.ok) return;
    const draft = draftOf(store);
    const before = pictureOf(draft, layer);
    const regions = regionsOf(draft, layer, { texts, language });
    const scaled = before ? withScaledOutlines(draft, regions, { from: before, to: answer.value }) : draft;
    change(store, { draft: withPicture(scaled, layer, answer.value), name: "picture" });
  };
  return { take, isTaking, fault };
}
