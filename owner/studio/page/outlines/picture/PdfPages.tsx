import { fill } from "../../../../../src/text/format/fill.ts";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { pdfPageAddress } from "../../server/folderAddresses.ts";
import type { PlanPdf } from "./pdfPage.ts";

type Props = { readonly pdf: PlanPdf; readonly onPick: (page: number) => void };

/** The pages of a PDF, one of which is chosen as the picture. */
export function PdfPages({ pdf, onPick }: Props) {
  const texts = useStudioTexts();
  return (
    <fieldset className="pdf-pages">
      <legend>{texts.shapes.choosePage}</legend>
      {Array.from({ length: pdf.pages }, (_, page) => (
        <button key={page} type="button" className="pdf-page" onClick={() => onPick(page)}>
          <img src={pdfPageAddress(pdf.file, page, 240)} alt="" loading="lazy" width="112" height="112" />
          <span>{fill(texts.shapes.pageOf, { n: page + 1 })}</span>
        </button>
      ))}
    </fieldset>
  );
}
