import { useRef, useState } from "react";
import { fileName, exportedList, listCsv } from "../../../draft/export/exportedList.ts";
import { listXlsx } from "../../../draft/export/listXlsx.ts";
import { failureText } from "../../frame/failureText.ts";
import { textInLanguage } from "../../../text/textInLanguage.ts";
import { FileInput } from "../../files/FileInput.tsx";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { useDropZone } from "../../outlines/useDropZone.ts";
import { useDraft } from "../../state/ProjectContext.ts";
import { download, type ReadSheet, readSheetFile } from "./sheetFile.ts";
import { sentenceIn } from "./trialRows.ts";

type Props = { readonly took: (file: string, sheets: readonly ReadSheet[]) => void };

/** The list is dropped or chosen; owners without one can download a template. */
export function FileStep({ took }: Props) {
  const texts = useStudioTexts();
  const { read, isReading, failure } = useReading(took);
  const zone = useDropZone((file) => void read(file));
  return (
    <div className="import-file">
      <section ref={zone} className="picture-drop" aria-label={texts.imports.stepNames.file}>
        <p>{texts.imports.dropList}</p>
        <label className="button button-filled picture-choose">
          <span>{isReading ? texts.imports.reading : texts.imports.chooseList}</span>
          <FileInput accept=".xlsx,.csv,.txt,text/csv" onFiles={([file]) => file && void read(file)} />
        </label>
        {failure !== undefined && (
          <p className="failure" role="alert">
            {failure}
          </p>
        )}
      </section>
      <Downloads />
    </div>
  );
}

function useReading(took: Props["took"]) {
  const texts = useStudioTexts();
  const draft = useDraft();
  const [isReading, setReading] = useState(false);
  const [failure, setFailure] = useState<string>();
  const last = useRef<File>(undefined);
  const read = async (file: File) => {
    last.current = file;
    setReading(true);
    const found = await readSheetFile(file, draft);
    // Another file was chosen in the meantime.
    if (last.current !== file) return;
    setReading(false);
    if (found.ok) took(file.name, found.sheets);
    else {
      const sentence = failureText({ code: found.code, message: found.sentence }, texts);
      setFailure(`${file.name}: ${sentenceIn(texts.imports.sentences, sentence)}`);
    }
  };
  return { read, isReading, failure };
}

const xlsxKind = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The template and all apartments, as Excel and as CSV. */
function Downloads() {
  const texts = useStudioTexts();
  const { kinds, statuses, vat, obligations } = texts.homes;
  const draft = useDraft();
  const save = (kind: "template" | "all", ending: "xlsx" | "csv") => {
    const { rowColumns: headings, fileHeadings, priceKinds } = texts.imports;
    const words = { headings, fileHeadings, kinds, statuses, priceKinds, vat, obligations, language: texts.language };
    const list = exportedList(draft, words, kind === "template");
    const name = fileName(
      textInLanguage(draft.project.name ?? "", texts.language),
      texts.imports.fileNames[kind],
      ending,
    );
    if (ending === "csv") download(name, listCsv(list.rows), "text/csv;charset=utf-8");
    else {
      const bytes = listXlsx(list, { list: texts.imports.listSheet, words: texts.imports.wordsSheet });
      download(name, new Uint8Array(bytes), xlsxKind);
    }
  };
  return (
    <section className="import-downloads">
      <h2>{texts.imports.download}</h2>
      <p className="small">{texts.imports.downloadHint}</p>
      <div className="import-links">
        <button type="button" className="link" onClick={() => save("template", "xlsx")}>
          {texts.imports.templateXlsx}
        </button>
        <button type="button" className="link" onClick={() => save("template", "csv")}>
          {texts.imports.templateCsv}
        </button>
        <button type="button" className="link" onClick={() => save("all", "xlsx")}>
          {texts.imports.allXlsx}
        </button>
        <button type="button" className="link" onClick={() => save("all", "csv")}>
          {texts.imports.allCsv}
        </button>
      </div>
    </section>
  );
}
