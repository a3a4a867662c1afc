import { fill } from "../../../../../src/text/format/fill.ts";
import { plural } from "../../../text/plural.ts";
import { focusWork } from "../../frame/focusWork.ts";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { useProjectStore } from "../../state/ProjectContext.ts";
import { show } from "../../state/projectStore.ts";
import { type ChosenFile, openSheets } from "./chosenFile.ts";

type Props = {
  readonly count: number;
  readonly from: ChosenFile;
  readonly goOn: (sheet: number) => void;
};

/** The import is done: how many rows it applied, how to undo it, and the file's other sheets, of which nothing is imported yet. */
export function AppliedStep({ count, from, goOn }: Props) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const others = openSheets(from);
  return (
    <>
      <div className="import-taken" role="status">
        <h2>{plural(texts.language, texts.imports.takenNow, count)}</h2>
        <p>{texts.imports.takenFoot}</p>
        <button type="button" className="button" onClick={() => show(store, { kind: "homes" })}>
          {texts.imports.toHomes}
        </button>
      </div>
      {others.length > 0 && (
        <section className="import-taken">
          <h2>{texts.imports.otherSheets}</h2>
          <p>{texts.imports.otherSheetsHint}</p>
          {others.map((sheet) => (
            <button
              key={sheet}
              type="button"
              className="button"
              onClick={() => {
                goOn(sheet);
                focusWork();
              }}
            >
              {fill(texts.imports.importSheet, { name: from.sheets[sheet]?.name ?? "" })}
            </button>
          ))}
        </section>
      )}
    </>
  );
}
