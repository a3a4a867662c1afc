import { useTexts } from "../frame/TextsContext.ts";
import { droppedPictures } from "../layouts/droppedFiles.ts";
import { useDropZone } from "../outlines/useDropZone.ts";
import type { Giving } from "./useGiving.ts";

type Props = { readonly giving: Giving; readonly lead: string };

/** A place for the PDF or for pictures of pages. */
export function GiveBrochure({ giving, lead }: Props) {
  const texts = useTexts();
  const { give, progress, fault, taking } = giving;
  const zone = useDropZone((_first, all, transfer) => give(all, droppedPictures(transfer)));
  return (
    <section ref={zone} className="give-pictures" aria-label={texts.brochure.drop}>
      <p>{lead}</p>
      <div className="give-ways">
        <Choose name={texts.brochure.choosePdf} accept=".pdf,application/pdf" give={give} />
        <Choose name={texts.brochure.choosePictures} accept="image/*" give={give} />
      </div>
      <p className="small" role="status">
        {progress}
      </p>
      {(fault !== undefined || taking.failed.length > 0) && (
        <div className="fault" role="alert">
          <span>{fault}</span>
          {taking.failed.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
    </section>
  );
}

type ChooseProps = { readonly name: string; readonly accept: string; readonly give: Giving["give"] };

function Choose({ name, accept, give }: ChooseProps) {
  return (
    <label className="button picture-choose">
      <span>{name}</span>
      <input
        type="file"
        multiple
        accept={accept}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = "";
          if (files.length > 0) give(files);
        }}
      />
    </label>
  );
}
