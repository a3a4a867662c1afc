import { fill } from "../../../../../src/text/format/fill.ts";
import { pdfPageAddress } from "../../server/folderAddresses.ts";
import { useShapeTexts } from "../shape/useShapeTexts.ts";
import type { PlanPdf } from "./pdfPage.ts";

type Props = { readonly pdf: PlanPdf; readonly take: (page: number) => void };

/** The pages of a PDF, one of which becomes the picture. */
export function PdfPages({ pdf, take }: Props) {
  const texts = useShapeTexts();
  return (
    <fieldset className="pdf-pages">
      <legend>{texts.choosePage}</legend>
      {Array.from({ length: pdf.pages }, (_, page) => (
        <button key={page} type="button" className="pdf-page" onClick={() => take(page)}>
          <img src={pdfPageAddress(pdf.file, page, 240)} alt="" loading="lazy" width="112" height="112" />
          <span>{fill(texts.pageOf, { n: page + 1 })}</span>
        </button>
      ))}
    </fieldset>
  );
}
