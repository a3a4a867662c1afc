import { useEffect, useState } from "react";
import type { Draft, DraftPicture } from "../../../draft/draft.ts";
import { planOf } from "../../../draft/edit/planFacts.ts";
import { failureText } from "../../frame/failureText.ts";
import { FileInput } from "../../files/FileInput.tsx";
import { TurnPicture } from "../../files/TurnPicture.tsx";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { TruthField } from "../../layouts/TruthField.tsx";
import { isPdf } from "../../server/pdfCalls.ts";
import type { Failure } from "../../../draft/api.ts";
import type { Answer } from "../../server/askStudio.ts";
import { useProject, useProjectStore } from "../../state/ProjectContext.ts";
import { change, draftOf } from "../../state/projectStore.ts";
import type { Layer } from "../../state/view.ts";
import { type OwnPicture, putPicture, withPicture, withScaledOutlines, withTurnedPicture } from "./layerPicture.ts";
import { pictureOf, regionsOf } from "../layerRegions.ts";
import { listPictures, ownPicture, importPicture } from "./ownPictures.ts";
import { PdfPages } from "./PdfPages.tsx";
import { type PlanPdf, importPdf, importPdfPage } from "./pdfPage.ts";
import { useDropZone } from "../useDropZone.ts";
import { AltTextFields } from "./AltTextFields.tsx";

type Props = { readonly layer: Layer; readonly isChange?: boolean };

/** A layer's picture, or a page of a PDF: dropped here, chosen on the disk, or from the folder. Existing outlines stay. */
export function PictureDrop({ layer, isChange = false }: Props) {
  const texts = useStudioTexts();
  const words = texts.outlines.drawnOn[layer.on === "plan" ? "plan" : "photo"];
  const { importFrom, give, pdf, isImporting, failure } = usePictureImport(layer);
  const dropZone = useDropZone(give);
  const picture = useProject(({ history }) => pictureOf(history.draft, layer));
  return (
    <section ref={dropZone} className="picture-drop" aria-label={words.name}>
      <p>{isChange ? words.change : words.drop}</p>
      <label className="button picture-choose">
        <span>{isImporting ? texts.outlines.taking : words.choose}</span>
        <FileInput accept="image/*,application/pdf,.pdf" onFiles={([file]) => file && give(file)} />
      </label>
      {pdf && <PdfPages pdf={pdf} onPick={(page) => void importFrom(importPdfPage(pdf, page))} />}
      <FromFolder onPick={(file) => void importFrom(ownPicture(file))} />
      {failure && (
        <p className="failure" role="alert">
          {failureText(failure, texts)}
        </p>
      )}
      {isChange && picture && <TurnLayer layer={layer} picture={picture} />}
      {isChange && picture && <AltTextFields layer={layer} picture={picture} />}
      {/* A plan is a drawing, and has no caption. */}
      {isChange && picture && layer.on !== "plan" && <LayerTruth layer={layer} picture={picture} />}
    </section>
  );
}

function TurnLayer({ layer, picture }: { readonly layer: Layer; readonly picture: DraftPicture }) {
  const store = useProjectStore();
  const texts = useStudioTexts();
  const topIn = ({ project }: Draft) => (layer.on === "plan" ? planOf(project, layer.plan)?.top : undefined);
  const top = useProject(({ history }) => topIn(history.draft));
  const put = (turned: DraftPicture, turnedTop: DraftPicture | undefined) => {
    const draft = draftOf(store);
    // Another picture was chosen meanwhile.
    if (pictureOf(draft, layer) !== picture || topIn(draft) !== top) return;
    const regions = regionsOf(draft, layer, texts);
    change(store, { draft: withTurnedPicture(draft, { layer, regions }, turned, turnedTop), undoName: "picture" });
  };
  return <TurnPicture {...{ picture, top, put }} />;
}

function LayerTruth({ layer, picture }: { readonly layer: Layer; readonly picture: DraftPicture }) {
  const store = useProjectStore();
  return (
    <TruthField
      picture={picture}
      write={(next) => change(store, { draft: putPicture(draftOf(store), layer, next), undoName: "picture" })}
    />
  );
}

/** Pictures that are already in the folder. */
function FromFolder({ onPick }: { readonly onPick: (file: string) => void }) {
  const texts = useStudioTexts();
  const files = useFolderPictures();
  if (files.length === 0) return null;
  return (
    <label className="field">
      <span>{texts.outlines.fromFolder}</span>
      <select value="" onChange={({ target }) => onPick(target.value)}>
        <option value="">–</option>
        {files.map((file) => (
          <option key={file} translate="no">
            {file}
          </option>
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

function usePictureImport(layer: Layer) {
  const store = useProjectStore();
  const texts = useStudioTexts();
  const [failure, setFailure] = useState<Failure>();
  const [isImporting, setTaking] = useState(false);
  /** A PDF with several pages, one of which still has to be chosen. */
  const [pdf, setPdf] = useState<PlanPdf>();
  const wait = async <T,>(work: Promise<Answer<T>>): Promise<Answer<T>> => {
    setTaking(true);
    const answer = await work;
    setTaking(false);
    setFailure(answer.ok ? undefined : answer.failure);
    return answer;
  };
  const importFrom = async (work: Promise<Answer<OwnPicture>>) => {
    const answer = await wait(work);
    if (!answer.ok) return;
    setPdf(undefined);
    const draft = draftOf(store);
    const before = pictureOf(draft, layer);
    const regions = regionsOf(draft, layer, texts);
    const scaled = before ? withScaledOutlines(draft, { layer, regions }, { from: before, to: answer.value }) : draft;
    change(store, { draft: withPicture(scaled, layer, answer.value), undoName: "picture" });
  };
  const open = async (file: File) => {
    const answer = await wait(importPdf(file));
    if (!answer.ok) return;
    if (answer.value.pages === 1) await importFrom(importPdfPage(answer.value, 0));
    else setPdf(answer.value);
  };
  const give = (file: File) => {
    setPdf(undefined);
    void (isPdf(file) ? open(file) : importFrom(importPicture(file)));
  };
  return { importFrom, give, pdf, isImporting, failure };
}
