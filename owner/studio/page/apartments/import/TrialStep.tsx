import { useMemo, useState } from "react";
import { fill } from "../../../../../src/text/format/fill.ts";
import { Arrow } from "../../../../../src/ui/Arrow.tsx";
import { statusWordsOf } from "../../../draft/apartments/apartmentCells.ts";
import { fileName, listCsv } from "../../../draft/export/exportedList.ts";
import type { RowsPlan } from "../../../draft/rows/planRows.ts";
import type { NamedSheet } from "../../../draft/rows/rowColumns.ts";
import { plural } from "../../../text/plural.ts";
import { textInLanguage } from "../../../text/textInLanguage.ts";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { useDraft } from "../../state/ProjectContext.ts";
import type { Draft } from "../../../draft/draft.ts";
import { Buildings } from "./Buildings.tsx";
import type { ChosenFile } from "./chosenFile.ts";
import { download } from "./sheetFile.ts";
import { FloorsBetween } from "./FloorsBetween.tsx";
import { RowColours } from "./RowColours.tsx";
import { StatusWords } from "./StatusWords.tsx";
import { changeCount, hasWrongCell, isOfKind, type RowKind, rowsOfKind, sentenceIn } from "./trialRows.ts";
import { TrialTable } from "./TrialTable.tsx";

type Props = {
  readonly plan: RowsPlan;
  readonly sheet: NamedSheet;
  readonly chosen: ChosenFile;
  readonly take: (plan: RowsPlan) => void;
  readonly correct: (at: string) => void;
  /** The draft, including the status words that the owner has explained. */
  readonly read: Draft;
  readonly edit: (more: Partial<ChosenFile>) => void;
};

const kinds = ["look", "new", "changed", "same", "wrong"] as const;
const rowsAtOnce = 200;

/** A preview of the import, row by row; nothing has been applied yet. */
export function TrialStep({ plan, sheet, chosen, take, correct, read, edit }: Props) {
  const texts = useStudioTexts();
  const [kind, setKind] = useState<RowKind>("look");
  const [shown, setShown] = useState(rowsAtOnce);
  const rows = useMemo(() => rowsOfKind(plan, kind), [plan, kind]);
  const statusWords = useMemo(() => statusWordsOf(read.settings), [read]);
  return (
    <>
      <div className="import-kinds">
        {kinds.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === kind}
            onClick={() => {
              setKind(each);
              setShown(rowsAtOnce);
            }}
          >
            <strong>{plan.rows.filter((row) => isOfKind(row, each)).length}</strong>
            <span>{` ${texts.imports.kinds[each]}`}</span>
          </button>
        ))}
      </div>
      <div className="import-scroll">
        <Buildings {...{ chosen, sheet, read, edit }} isSettled={false} />
        <FloorsBetween
          between={plan.between}
          places={chosen.between ?? {}}
          set={(between) => edit({ between })}
          isSettled={false}
        />
        <StatusWords {...{ chosen, sheet, read, edit }} isSettled={false} />
        <RowColours {...{ chosen, read, edit }} />
        {rows.length > 0 ? (
          <TrialTable {...{ sheet, chosen, correct }} statusWords={statusWords} rows={rows.slice(0, shown)} />
        ) : (
          <p className="work-note">{plan.rows.length > 0 ? texts.imports.noRows : texts.imports.noList}</p>
        )}
        {rows.length > shown && (
          <button type="button" className="link" onClick={() => setShown(shown + rowsAtOnce)}>
            {fill(texts.imports.more, { n: Math.min(rowsAtOnce, rows.length - shown) })}
          </button>
        )}
      </div>
      <TrialFoot {...{ plan, chosen, take }} />
    </>
  );
}

function TrialFoot({ plan, chosen, take }: Pick<Props, "plan" | "chosen" | "take">) {
  const texts = useStudioTexts();
  const { project } = useDraft();
  const changes = changeCount(plan, chosen.wish.removesMissing === true);
  const { language, imports } = texts;
  const wrong = plan.rows.filter(({ kind }) => kind === "wrong").length;
  const applicable = plan.rows.length - wrong;
  const cells = plan.rows.filter(hasWrongCell).flatMap(({ findings }) => findings).length;
  const computed = plan.rows.filter((row) => row.computed).length;
  const saveErrors = () => {
    const found = plan.rows.flatMap(({ findings }) => findings);
    const lines = found.map(({ at, value = "", reason }) => [at, value, sentenceIn(texts.imports.sentences, reason)]);
    download(
      fileName(textInLanguage(project.name ?? "", texts.language), texts.imports.fileNames.errors, "csv"),
      listCsv(lines),
      "text/csv;charset=utf-8",
    );
  };
  return (
    <div className="import-foot">
      <p>
        <strong>{texts.homes.nothingTaken}</strong>
        <small>
          {[
            plural(language, imports.rowsTaken, applicable),
            ...(wrong + cells > 0
              ? [
                  fill(imports.leftOutCount, {
                    rows: plural(language, imports.rowsLeftOut, wrong),
                    cells: plural(language, imports.cellsLeftOut, cells),
                  }),
                ]
              : []),
            ...(computed > 0 ? [plural(language, imports.computedCount, computed)] : []),
            ...(plan.newFloors.length > 0 ? [plural(language, imports.newFloors, plan.newFloors.length)] : []),
          ].join(" ")}
        </small>
      </p>
      {wrong + cells > 0 && (
        <button type="button" className="link" onClick={saveErrors}>
          {texts.imports.errorsFile}
        </button>
      )}
      <button type="button" className="button button-filled" disabled={changes === 0} onClick={() => take(plan)}>
        <span>{`${plural(texts.language, texts.imports.take, changes)} `}</span>
        <Arrow />
      </button>
    </div>
  );
}
