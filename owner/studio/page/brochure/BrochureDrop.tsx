import { DropFiles } from "../files/DropFiles.tsx";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { droppedPictures } from "../layouts/droppedFiles.ts";
import type { BrochureImport } from "./useBrochureImport.ts";

type Props = { readonly giving: BrochureImport; readonly lead: string };

/** Drop zone for the PDF or for pictures of pages. */
export function BrochureDrop({ giving: { give, progress, isImporting, failed }, lead }: Props) {
  const { brochure } = useStudioTexts();
  return (
    <DropFiles
      {...{ lead, progress, isImporting, failed }}
      label={brochure.drop}
      ways={[
        { name: brochure.choosePdf, accept: ".pdf,application/pdf", onFiles: give },
        { name: brochure.choosePictures, accept: "image/*", onFiles: give },
      ]}
      drop={(files, transfer) => give(files, droppedPictures(transfer))}
    />
  );
}
