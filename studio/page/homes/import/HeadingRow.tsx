import { textOf } from "../../../../sync/cells/cell.ts";
import { headingRows } from "../../../../sync/cells/row.ts";
import { type GuessedSheet, sheetBelow } from "../../../draft/rows/rowColumns.ts";
import { useImportTexts } from "../../frame/TextsProvider.tsx";
import type { ChosenFile } from "./chosenFile.ts";
import type { ReadSheet } from "./sheetFile.ts";

type Props = {
  readonly chosen: ChosenFile;
  readonly sheet: GuessedSheet;
  readonly edit: (more: Partial<ChosenFile>) => void;
};

/** Which row has the headings: of two that are merged over each other nobody but the owner knows. */
export function HeadingRow({ chosen, sheet, edit }: Props) {
  const texts = useImportTexts();
  const take = (row: number) => {
    const below = sheetBelow(sheet.grid, row);
    const sheets = chosen.sheets.map((each, index): ReadSheet =>
      index === chosen.sheet ? { name: each.name, ok: true, sheet: below } : each,
    );
    edit({ sheets, columns: below.columns, mended: {}, leftOut: new Set(), mending: undefined });
  };
  return (
    <label className="field import-sheet">
      <span>{texts.headingRow}</span>
      <select value={sheet.headingRow} onChange={({ target }) => take(Number(target.value))}>
        {sheet.headingRow < 0 && <option value={-1}>–</option>}
        {sheet.grid.slice(0, headingRows).map((cells, row) => (
          // Rows are told by their place.
          // oxlint-disable-next-line react/no-array-index-key
          <option key={row} value={row}>
            {`${row + 1}: ${cells.map(textOf).filter(Boolean).join(" · ").slice(0, 60)}`}
          </option>
        ))}
      </select>
    </label>
  );
}
