import { useState } from "react";
import { fill } from "../../../../../src/text/format/fill.ts";
import { filesOfApartment } from "../../../draft/apartments/fileColumns.ts";
import type { DraftApartment, DraftPicture } from "../../../draft/draft.ts";
import {
  type ApartmentFile,
  changeOwnPicture,
  changeOwnPictures,
  giveFiles,
  removeFile,
} from "../../../draft/edit/apartmentFiles.ts";
import { withWords } from "../../../draft/edit/layoutPictures.ts";
import { ChooseFiles } from "../../files/ChooseFiles.tsx";
import { failureText } from "../../frame/failureText.ts";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { AlternativeTexts } from "../../layouts/AlternativeTexts.tsx";
import { chosenPictures } from "../../layouts/droppedFiles.ts";
import { projectLocales } from "../../layouts/layoutWords.ts";
import { TruthField } from "../../layouts/TruthField.tsx";
import { plainName } from "../../layouts/importFiles.ts";
import { useOnePicture } from "../../layouts/useOnePicture.ts";
import { useFileImport } from "../../layouts/useFileImport.ts";
import { pictureAddress } from "../../outlines/layerRegions.ts";
import { importPicture } from "../../outlines/picture/ownPictures.ts";
import { importPdf } from "../../outlines/picture/pdfPage.ts";
import { fileAddress } from "../../server/folderAddresses.ts";
import { useDraft, useProjectStore } from "../../state/ProjectContext.ts";
import { change, draftOf } from "../../state/projectStore.ts";

type Props = { readonly apartment: DraftApartment };

/** The files of a single apartment: a plan, pictures, a PDF. Visitors see them instead of its layout's. */
export function OwnFiles({ apartment }: Props) {
  const texts = useStudioTexts();
  return (
    <section className="own-files" aria-label={texts.ownFiles.title}>
      <h3>{texts.ownFiles.title}</h3>
      <p className="small">{texts.ownFiles.lead}</p>
      <OwnPlan apartment={apartment} />
      <OwnPictures key={apartment.id} apartment={apartment} />
      <OwnPdf apartment={apartment} />
    </section>
  );
}

/** Adds files to one apartment, as a separate step. */
function useGive({ id }: DraftApartment): (files: readonly ApartmentFile[]) => void {
  const store = useProjectStore();
  return (files) =>
    change(store, { draft: giveFiles(draftOf(store), new Map([[id, files]])), undoName: "apartmentFiles" });
}

function Failure({ sentence }: { readonly sentence: string | undefined }) {
  if (sentence === undefined) return null;
  return (
    <p className="failure" role="alert">
      {sentence}
    </p>
  );
}

function OwnPlan({ apartment }: Props) {
  const { ownFiles } = useStudioTexts();
  const store = useProjectStore();
  const give = useGive(apartment);
  const { plan, id } = apartment;
  const one = useOnePicture((picture) => give([{ as: "plan", picture }]));
  return (
    <div className="own-file">
      {plan && <img className="plan-drawing" src={pictureAddress(plan)} alt={ownFiles.plan} />}
      <ChooseFiles
        look="link"
        way={{
          name: plan ? ownFiles.changePlan : ownFiles.choosePlan,
          accept: "image/*",
          isOne: true,
          onFiles: ([file]) => file && void one.take(importPicture(file)),
        }}
      />
      {plan && (
        <button
          type="button"
          className="link"
          onClick={() => change(store, { draft: removeFile(draftOf(store), id, "plan"), undoName: "apartmentFiles" })}
        >
          {ownFiles.removePlan}
        </button>
      )}
      <Failure sentence={one.failure} />
    </div>
  );
}

function OwnPictures({ apartment }: Props) {
  const texts = useStudioTexts();
  const give = useGive(apartment);
  const [chosen, choose] = useState<number>();
  const { pictures = [], id, label } = apartment;
  const fileImport = useFileImport((imported) => give(imported.map((picture) => ({ as: "picture", picture }))));
  const picture = chosen === undefined ? undefined : pictures[chosen];
  return (
    <div className="own-file">
      {pictures.length > 0 && (
        <ol className="strip" aria-label={texts.ownFiles.pictures}>
          {pictures.map((each, index) => (
            // The same picture may occur twice.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={`${each.src} ${index}`}>
              <button
                type="button"
                className="thumb"
                aria-pressed={index === chosen}
                aria-label={fill(texts.layouts.picture, { n: index + 1 })}
                onClick={() => choose(index === chosen ? undefined : index)}
              >
                <img src={pictureAddress(each)} alt="" loading="lazy" />
              </button>
            </li>
          ))}
        </ol>
      )}
      {picture && chosen !== undefined && <OnePicture {...{ id, picture }} at={chosen} />}
      <ChooseFiles
        look="link"
        isImporting={fileImport.isImporting}
        way={{
          name: texts.ownFiles.choosePictures,
          accept: "image/*",
          onFiles: (files) => void fileImport.importFiles(chosenPictures(files), plainName(label ?? id)),
        }}
      />
      {fileImport.isImporting && (
        <p className="small" role="status">
          {fileImport.progress}
        </p>
      )}
      {fileImport.failed.map((sentence) => (
        <Failure key={sentence} sentence={sentence} />
      ))}
    </div>
  );
}

type OneProps = { readonly id: string; readonly picture: DraftPicture; readonly at: number };

/** The chosen picture: its alternative text, and a button to remove it. */
function OnePicture({ id, picture, at }: OneProps) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const locales = projectLocales(useDraft().project);
  const write = (locale: string, text: string) => {
    const draft = changeOwnPicture(draftOf(store), { id, at }, (each) => withWords(each, { locale, text, locales }));
    change(store, { draft, undoName: "words", undoKey: `words ${id} ${at} ${locale}` });
  };
  const put = (next: DraftPicture) =>
    change(store, { draft: changeOwnPicture(draftOf(store), { id, at }, () => next), undoName: "picture" });
  const remove = () => {
    const draft = changeOwnPictures(draftOf(store), id, (pictures) => pictures.toSpliced(at, 1));
    change(store, { draft, undoName: "removePicture" });
  };
  return (
    <div className="own-picture" role="group" aria-label={fill(texts.layouts.picture, { n: at + 1 })}>
      <AlternativeTexts picture={picture} write={write} />
      <TruthField picture={picture} write={put} />
      <button type="button" className="link" onClick={remove}>
        {texts.ownFiles.removePicture}
      </button>
    </div>
  );
}

function OwnPdf({ apartment }: Props) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const give = useGive(apartment);
  const [failure, setFailure] = useState<string>();
  const [path] = filesOfApartment(apartment, "pdf");
  const take = async (file: File) => {
    const answer = await importPdf(file);
    setFailure(answer.ok ? undefined : failureText(answer.failure, texts));
    if (answer.ok) give([{ as: "pdf", file: answer.value.file }]);
  };
  return (
    <div className="own-file">
      {path !== undefined && (
        <a className="link" href={fileAddress(path)} target="_blank" rel="noopener" translate="no">
          {path.split("/").at(-1)}
        </a>
      )}
      <ChooseFiles
        look="link"
        way={{
          name: path === undefined ? texts.ownFiles.choosePdf : texts.ownFiles.changePdf,
          accept: ".pdf,application/pdf",
          isOne: true,
          onFiles: ([file]) => file && void take(file),
        }}
      />
      {path !== undefined && (
        <button
          type="button"
          className="link"
          onClick={() =>
            change(store, { draft: removeFile(draftOf(store), apartment.id, "pdf"), undoName: "apartmentFiles" })
          }
        >
          {texts.ownFiles.removePdf}
        </button>
      )}
      <Failure sentence={failure} />
    </div>
  );
}
