import { useRef, useState } from "react";
import { fileName, homeList, listCsv } from "../../../draft/export/homeList.ts";
import { listXlsx } from "../../../draft/export/listXlsx.ts";
import { faultText } from "../../frame/faultText.ts";
import { localText } from "../../frame/localText.ts";
import { useImportTexts, useSpoken, useTexts } from "../../frame/TextsContext.ts";
import { useDropZone } from "../../outlines/useDropZone.ts";
import { useDraft } from "../../state/ProjectContext.ts";
import { download, type ReadSheet, readSheetFile } from "./sheetFile.ts";
import { sentenceIn } from "./trialRows.ts";

type Props = { readonly took: (file: string, sheets: readonly ReadSheet[]) => void };

/** The list is dropped or chosen; who has none yet gets one to fill in. */
export function FileStep({ took }: Props) {
  const texts = useImportTexts();
  const { read, isReading, fault } = useReading(took);
  const zone = useDropZone((file) => void read(file));
  return (
    <div className="import-file">
      <section ref={zone} className="picture-drop" aria-label={texts.stepNames.file}>
        <p>{texts.dropList}</p>
        <label className="button button-filled picture-choose">
          <span>{isReading ? texts.reading : texts.chooseList}</span>
          <input
            type="file"
            accept=".xlsx,.csv,.txt,text/csv"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void read(file);
              target.value = "";
            }}
          />
        </label>
        {fault !== undefined && (
          <p className="fault" role="alert">
            {fault}
          </p>
        )}
      </section>
      <Downloads />
    </div>
  );
}

function useReading(took: Props["took"]) {
  const studioTexts = useTexts();
  const { sentences } = useImportTexts();
  const [isReading, setReading] = useState(false);
  const [fault, setFault] = useState<string>();
  const last = useRef<File>(undefined);
  const read = async (file: File) => {
    last.current = file;
    setReading(true);
    const found = await readSheetFile(file);
    // Another file was chosen meanwhile.
    if (last.current !== file) return;
    setReading(false);
    if (found.ok) took(file.name, found.sheets);
    else {
      const told = faultText({ code: found.code, message: found.sentence }, studioTexts);
      setFault(`${file.name}: ${sentenceIn(sentences, told)}`);
    }
  };
  return { read, isReading, fault };
}

const xlsxKind = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The template and all homes, as Excel and as CSV. */
function Downloads() {
  const { texts: studioTexts, language } = useSpoken();
  const { statuses } = studioTexts;
  const texts = useImportTexts();
  const draft = useDraft();
  const save = (kind: "template" | "all", ending: "xlsx" | "csv") => {
    const words = { headings: texts.rowColumns, statuses, priceKinds: texts.priceKinds };
    const list = homeList(draft, words, kind === "template");
    const name = fileName(localText(draft.project.name ?? "", language), texts.fileNames[kind], ending);
    if (ending === "csv") download(name, listCsv(list.rows), "text/csv;charset=utf-8");
    else {
      const bytes = listXlsx(list, { list: texts.listSheet, words: texts.wordsSheet });
      download(name, new Uint8Array(bytes), xlsxKind);
    }
  };
  return (
    <section className="import-downloads">
      <h2>{texts.download}</h2>
      <p className="small">{texts.downloadHint}</p>
      <div className="import-links">
        <button type="button" className="link" onClick={() => save("template", "xlsx")}>
          {texts.templateXlsx}
        </button>
        <button type="button" className="link" onClick={() => save("template", "csv")}>
          {texts.templateCsv}
        </button>
        <button type="button" className="link" onClick={() => save("all", "xlsx")}>
          {texts.allXlsx}
        </button>
        <button type="button" className="link" onClick={() => save("all", "csv")}>
          {texts.allCsv}
        </button>
      </div>
    </section>
  );
}
