import { GiveFiles } from "../files/GiveFiles.tsx";
import { useTexts } from "../frame/TextsContext.ts";
import { droppedPictures } from "../layouts/droppedFiles.ts";
import type { Giving } from "./useGiving.ts";

type Props = { readonly giving: Giving; readonly lead: string };

/** Drop zone for the PDF or for pictures of pages. */
export function GiveBrochure({ giving: { give, progress, isImporting, failed }, lead }: Props) {
  const { brochure } = useTexts();
  return (
    <GiveFiles
      {...{ lead, progress, isImporting, failed }}
      label={brochure.drop}
      ways={[
        { name: brochure.choosePdf, accept: ".pdf,application/pdf", take: give },
        { name: brochure.choosePictures, accept: "image/*", take: give },
      ]}
      drop={(files, transfer) => give(files, droppedPictures(transfer))}
    />
  );
}
