import { fill } from "../../../../../src/text/format/fill.ts";
import { headingRows } from "../../../../sync/cells/row.ts";
import { layoutNames } from "../../../draft/edit/layoutPictures.ts";
import { type GuessedSheet, sheetBelow } from "../../../draft/rows/rowColumns.ts";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { useDraft } from "../../state/ProjectContext.ts";
import { type ChosenFile, noAnswers } from "./chosenFile.ts";
import type { ReadSheet } from "./sheetFile.ts";

type Props = {
  readonly chosen: ChosenFile;
  readonly sheet: GuessedSheet;
  readonly edit: (more: Partial<ChosenFile>) => void;
};

/** Which row has the headings: if two rows are merged, only the owner knows. */
export function HeadingRow({ chosen, sheet, edit }: Props) {
  const texts = useStudioTexts();
  const { project, settings } = useDraft();
  const take = (row: number) => {
    const below = sheetBelow(sheet.grid, row, settings.columnWords, layoutNames(project));
    const sheets = chosen.sheets.map((each, index): ReadSheet =>
      index === chosen.sheet ? { ...each, ok: true, sheet: below } : each,
    );
    edit({ sheets, columns: below.columns, ...noAnswers });
  };
  return (
    <label className="field import-sheet">
      <span>{texts.imports.headingRow}</span>
      <select value={sheet.headingRow} onChange={({ target }) => take(Number(target.value))}>
        {sheet.headingRow < 0 && <option value={-1}>–</option>}
        {/* Only the row's number: its text may be an apartment with the name of its buyer. */}
        {Array.from({ length: Math.min(headingRows, sheet.grid.length) }, (_, row) => (
          <option key={row} value={row}>
            {fill(texts.imports.row, { n: row + 1 })}
          </option>
        ))}
      </select>
    </label>
  );
}
