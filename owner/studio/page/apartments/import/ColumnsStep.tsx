import { fill } from "../../../../../src/text/format/fill.ts";
import { Arrow } from "../../../../../src/ui/Arrow.tsx";
import { textOf } from "../../../../sync/cells/cell.ts";
import { isPricePerArea } from "../../../../sync/cells/headings.ts";
import { type GuessedSheet, type RowColumn, rowColumns } from "../../../draft/rows/rowColumns.ts";
import { SeverityIcon } from "../../frame/Icon.tsx";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { type ChosenFile, withSheet } from "./chosenFile.ts";
import { HeadingRow } from "./HeadingRow.tsx";
import { namesApartments } from "./ImportSteps.tsx";
import { columnLetter } from "./sheetFile.ts";

type Props = {
  readonly chosen: ChosenFile;
  readonly edit: (more: Partial<ChosenFile>) => void;
  readonly next: () => void;
};

/** The column mapping, with examples for each column of the sheet; personal data is shown only if its column is imported. */
export function ColumnsStep({ chosen, edit, next }: Props) {
  const texts = useStudioTexts();
  const own = chosen.sheets[chosen.sheet];
  return (
    <>
      <div className="import-scroll">
        <div className="import-sheets">
          {chosen.sheets.length > 1 && (
            <label className="field import-sheet">
              <span>{texts.imports.sheet}</span>
              <select value={chosen.sheet} onChange={({ target }) => edit(withSheet(chosen, Number(target.value)))}>
                {chosen.sheets.map(({ name, isHidden }, index) => (
                  <option key={name} value={index} translate="no">
                    {isHidden ? fill(texts.imports.hiddenSheet, { name }) : name}
                  </option>
                ))}
              </select>
            </label>
          )}
          {own?.ok && <HeadingRow {...{ chosen, edit }} sheet={own.sheet} />}
        </div>
        {own?.ok ? (
          <ColumnsTable {...{ chosen, edit }} sheet={own.sheet} />
        ) : (
          <NoSheet sentence={own?.sentence ?? ""} />
        )}
      </div>
      <div className="import-foot">
        <p>
          {namesApartments(chosen) ? (
            texts.imports.columnsLead
          ) : (
            <span className="failure">{texts.imports.noName}</span>
          )}
        </p>
        <button type="button" className="button button-filled" disabled={!namesApartments(chosen)} onClick={next}>
          <span>{`${texts.imports.toTrial} `}</span>
          <Arrow />
        </button>
      </div>
    </>
  );
}

function NoSheet({ sentence }: { readonly sentence: string }) {
  const { sentences } = useStudioTexts().imports;
  return (
    <p className="failure" role="alert">
      {sentences[sentence] ?? sentence}
    </p>
  );
}

type TableProps = Pick<Props, "chosen" | "edit"> & { readonly sheet: GuessedSheet };

function ColumnsTable({ chosen, edit, sheet }: TableProps) {
  const texts = useStudioTexts();
  const width = Math.max(0, ...sheet.grid.slice(0, 1000).map(({ length }) => length));
  const meaning = new Map(rowColumns.map((column) => [chosen.columns[column], column]));
  const choose = (index: number, newColumn: RowColumn | undefined) => {
    const left = Object.entries(chosen.columns).filter(([column, at]) => at !== index && column !== newColumn);
    edit({ columns: { ...Object.fromEntries(left), ...(newColumn && { [newColumn]: index }) } });
  };
  return (
    <table className="homes import-columns">
      <thead>
        <tr>
          <th scope="col">{texts.imports.inSheet}</th>
          <th scope="col">{texts.imports.means}</th>
          <th scope="col">{texts.imports.examples}</th>
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: width }, (_, index) => (
          <ColumnRow
            key={columnLetter(index)}
            {...{ sheet, index }}
            own={meaning.get(index)}
            choose={(newColumn) => choose(index, newColumn)}
          />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = {
  readonly sheet: GuessedSheet;
  readonly index: number;
  readonly own: RowColumn | undefined;
  readonly choose: (newColumn: RowColumn | undefined) => void;
};

function ColumnRow({ sheet, index, own, choose }: RowProps) {
  const texts = useStudioTexts();
  const name = sheet.headings[index] || fill(texts.imports.columnLetter, { column: columnLetter(index) });
  // "Çmimi/m2" is never the price of an apartment.
  const options = rowColumns.filter((column) => column !== "price" || !isPricePerArea(sheet.headings[index] ?? ""));
  // The owner has to see values to choose a column's meaning; personal data stays hidden until its column is chosen.
  const isShown = own !== undefined || !sheet.personal.includes(index);
  return (
    <tr>
      <th scope="row" translate="no">
        {name}
      </th>
      <td>
        <select
          aria-label={name}
          value={own ?? ""}
          onChange={({ target }) => choose(rowColumns.find((column) => column === target.value))}
        >
          <option value="">{texts.imports.notTaken}</option>
          {options.map((column) => (
            <option key={column} value={column}>
              {texts.imports.rowColumns[column]}
            </option>
          ))}
        </select>
      </td>
      <td className={isShown ? undefined : "import-hatched"} translate={isShown ? "no" : undefined}>
        {isShown ? examplesOf(sheet, index) : <Personal />}
      </td>
    </tr>
  );
}

function Personal() {
  const texts = useStudioTexts();
  return (
    <span className="import-personal">
      <SeverityIcon severity="warning" />
      <span>{` ${texts.imports.personal}`}</span>
    </span>
  );
}

/** Up to three different values of a column. */
function examplesOf({ grid, headingRow }: GuessedSheet, index: number): string {
  const values = new Set<string>();
  for (const cells of grid.slice(headingRow + 1, headingRow + 200)) {
    const text = textOf(cells[index] ?? null);
    if (text !== "") values.add(text.length > 24 ? `${text.slice(0, 23)}…` : text);
    if (values.size === 3) break;
  }
  return [...values].join(" · ");
}
