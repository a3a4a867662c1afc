import { readStatus, type StatusWords } from "../../../../sync/cells/status.ts";
import { isColour } from "../../../draft/rows/rowColours.ts";
import { fill } from "../../../../../src/text/format/fill.ts";
import { formatArea, formatNumber } from "../../../../../src/text/format/formatArea.ts";
import { textOf } from "../../../../sync/cells/cell.ts";
import { columnVats } from "../../../../sync/cells/gridRows.ts";
import { cellAddress } from "../../../../sync/cells/row.ts";
import { storeysText } from "../../../draft/apartments/storeys.ts";
import { isPriceColumn } from "../../../draft/apartments/priceColumns.ts";
import type { DraftApartment } from "../../../draft/draft.ts";
import type { PlannedRow } from "../../../draft/rows/planRows.ts";
import { type NamedSheet, type RowColumn, rowColumns } from "../../../draft/rows/rowColumns.ts";
import type { StudioTexts } from "../../../text/studioTexts.ts";
import { SeverityIcon } from "../../frame/Icon.tsx";
import { inQuotes } from "../../../text/inQuotes.ts";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { pricePartText, priceText } from "../apartmentRows.ts";
import type { ChosenFile } from "./chosenFile.ts";
import { hasWrongCell, isLeftOut, sentenceIn } from "./trialRows.ts";

type Column = { readonly column: RowColumn; readonly at: number };

type Props = {
  readonly rows: readonly PlannedRow[];
  readonly sheet: NamedSheet;
  readonly chosen: ChosenFile;
  readonly correct: (at: string) => void;
  /** Status words with the owner's own, among them the colours of rows. */
  readonly statusWords: StatusWords;
};

/** The sheet's rows under their own headings and the studio's; changes show the previous value, errors the reason. */
export function TrialTable({ rows, sheet, chosen, correct, statusWords }: Props) {
  const texts = useStudioTexts();
  const own = chosen.sheets[chosen.sheet];
  const headings = own?.ok ? own.sheet.headings : [];
  const columns = rowColumns
    .flatMap((column): Column[] => {
      const at = sheet.columns[column];
      return at === undefined ? [] : [{ column, at }];
    })
    .toSorted((a, b) => a.at - b.at);
  const vats = columnVats(sheet);
  return (
    <table className="homes import-trial">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{fill(texts.imports.row, { n: "" }).trim()}</span>
          </th>
          {columns.map(({ column, at }) => {
            const { vat } = vats[column] ?? {};
            return (
              <th key={column} scope="col">
                {headings[at] && <small translate="no">{inQuotes(texts, headings[at])}</small>}
                <span>{texts.imports.rowColumns[column]}</span>
                {vat && <small>{texts.imports.columnVat[vat]}</small>}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TrialRow key={row.at} {...{ row, columns, sheet, chosen, correct, statusWords }} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = Omit<Props, "rows"> & { readonly row: PlannedRow; readonly columns: readonly Column[] };

function TrialRow({ row, columns, sheet, chosen, correct, statusWords }: RowProps) {
  const texts = useStudioTexts();
  const index = Number(row.at.replace(/\D/g, "")) - 1;
  const cells = sheet.grid[index] ?? [];
  const addresses = new Set(columns.map(({ at }) => cellAddress(at, index)));
  const whole = row.findings.find(({ at }) => !addresses.has(at));
  // A colour that the owner has given a meaning is in the status cell; this shows which rows have another one.
  const status = sheet.columns.status === undefined ? "" : textOf(cells[sheet.columns.status] ?? null);
  const colour = status === "" ? chosen.sheets[chosen.sheet]?.rowColours?.[index] : undefined;
  const isOut = isLeftOut(row, chosen.leftOut);
  const isWrong = !isOut && (row.kind === "wrong" || hasWrongCell(row));
  const kind = hasWrongCell(row) ? "cell" : row.kind;
  return (
    <tr className={isOut ? "import-out" : undefined}>
      <th scope="row" className={isWrong ? "failure" : undefined}>
        <strong>
          {isWrong && <SeverityIcon severity="block" />}
          <span>{` ${isOut ? texts.imports.leftOut[row.kind === "wrong" ? "row" : "cell"] : texts.imports.rowKinds[kind]}`}</span>
        </strong>
        <small>
          {colour && <i className="import-colour" style={{ background: colour }} />}
          <span>{`${colour ? " " : ""}${fill(texts.imports.row, { n: index + 1 })}`}</span>
        </small>
        {whole && <small className="failure">{sentenceIn(texts.imports.sentences, whole.reason)}</small>}
        {!isOut && kind === "cell" && (
          <WrongCells cells={row.findings.filter(({ at }) => addresses.has(at))} correct={correct} />
        )}
      </th>
      {columns.map(({ column, at }) => (
        <TrialCell
          key={column}
          {...{ row, column, chosen, correct, statusWords }}
          at={cellAddress(at, index)}
          isName={column === (sheet.columns.label === undefined ? "home" : "label")}
          showsVat={column === "price" && sheet.columns.vat === undefined}
          value={textOf(cells[at] ?? null)}
        />
      ))}
    </tr>
  );
}

/** Leads to the cells that are wrong, which may be outside of the window in a wide list. */
function WrongCells({ cells, correct }: Pick<RowProps, "correct"> & { readonly cells: PlannedRow["findings"] }) {
  return (
    <>
      {cells.map(({ at }) => (
        <button key={at} type="button" className="link" translate="no" onClick={() => correct(at)}>
          {at}
        </button>
      ))}
    </>
  );
}

type CellProps = Pick<Props, "chosen" | "correct" | "statusWords"> & {
  readonly row: PlannedRow;
  readonly column: RowColumn;
  readonly at: string;
  readonly value: string;
  /** Whether the apartment's name comes from this cell: the kind that the name begins with is shown below it. */
  readonly isName: boolean;
  /** Whether a change of the VAT is shown below this cell, because the list has no column of its own for it. */
  readonly showsVat: boolean;
};

function TrialCell(props: CellProps) {
  const { row, column, at, value, chosen, isName, showsVat, correct, statusWords } = props;
  const texts = useStudioTexts();
  // Statuses are the studio's own words.
  const translate = column === "status" ? undefined : "no";
  const found = row.findings.find((each) => each.at === at);
  if (!found && column === "status" && isColour(value)) return <ColourCell colour={value} statusWords={statusWords} />;
  if (found) {
    const isOut = chosen.leftOut.has(at);
    return (
      <td className={isOut ? "import-left" : "import-wrong"}>
        {isOut ? (
          <s translate="no">{value || "–"}</s>
        ) : (
          <span className="unread" translate="no">
            {value || "–"}
          </span>
        )}
        <small>
          {isOut ? texts.imports.leftOut.here : `${at}: ${sentenceIn(texts.imports.sentences, found.reason)}`}
        </small>
        <button type="button" className="link" aria-pressed={chosen.correcting === at} onClick={() => correct(at)}>
          <span>{texts.imports.correct}</span>
          <span className="visually-hidden">{` ${at}`}</span>
        </button>
      </td>
    );
  }
  if (column === "pricePerArea" && row.computed) {
    const price = row.changes.find(({ field }) => field === "price");
    return (
      <td>
        <span translate="no">{value}</span>
        <small>{computedText(row.computed, texts)}</small>
        {price && row.kind === "changed" && (
          <small>
            {fill(texts.imports.was, { value: valueText(price.before, "price", texts) || texts.imports.none })}
          </small>
        )}
      </td>
    );
  }
  if (row.leftOut?.at === at) {
    return (
      <td className="import-left">
        <s translate="no">{value}</s>
        <small>{`${texts.imports.leftOut.here}: ${sentenceIn(texts.imports.sentences, row.leftOut.reason)}`}</small>
      </td>
    );
  }
  const changed =
    row.kind === "changed"
      ? row.changes.find(({ field }) => field === (column === "floor" ? "storeys" : column))
      : undefined;
  const reason = row.noAmount?.at === at ? row.noAmount.reason : undefined;
  if (reason !== undefined) {
    return (
      <td className="import-left">
        <span translate="no">{value}</span>
        <small>{sentenceIn(texts.imports.sentences, reason)}</small>
        {changed && (
          <small>
            {fill(texts.imports.was, { value: valueText(changed.before, column, texts) || texts.imports.none })}
          </small>
        )}
      </td>
    );
  }
  const vat = showsVat && row.kind === "changed" ? row.changes.find(({ field }) => field === "vat") : undefined;
  const was = (before: unknown, of: RowColumn) =>
    fill(texts.imports.was, { value: valueText(before, of, texts) || texts.imports.none });
  if (changed ?? vat) {
    return (
      <td>
        <strong translate={translate}>{value || "–"}</strong>
        {changed && <small>{was(changed.before, column)}</small>}
        {vat && (
          <small>{`${texts.imports.rowColumns.vat}: ${pricePartText(vat.after, texts)}, ${was(vat.before, "vat")}`}</small>
        )}
      </td>
    );
  }
  if (Object.hasOwn(chosen.corrected, at)) {
    return (
      <td>
        <strong translate={translate}>{value || "–"}</strong>
        <small>{texts.imports.corrected}</small>
      </td>
    );
  }
  if (isName && row.kindByName && chosen.wish.kindsByName === true) {
    return (
      <td>
        <span translate="no">{value}</span>
        <small>{fill(texts.imports.byName, { kind: texts.homes.kinds[row.kindByName] })}</small>
      </td>
    );
  }
  const isInherited = row.inherited.includes(column) && value === "";
  return <td>{isInherited ? <small>{texts.imports.fromAbove}</small> : <span translate={translate}>{value}</span>}</td>;
}

/** A status that the colour of its row states. */
function ColourCell({ colour, statusWords }: { readonly colour: string } & Pick<Props, "statusWords">) {
  const texts = useStudioTexts();
  const status = readStatus(colour, statusWords);
  return (
    <td>
      <span>{status.ok && status.value ? texts.homes.statuses[status.value] : ""}</span>
      <small>
        <i className="import-colour" style={{ background: colour }} />
        <span>{` ${texts.imports.byColour}`}</span>
      </small>
    </td>
  );
}

/** "price 98 000 = 1 250 × 78,4 m², net area". */
function computedText({ amount, perArea, area }: NonNullable<PlannedRow["computed"]>, texts: StudioTexts): string {
  return fill(texts.imports.computed, {
    price: priceText({ kind: "exact", amount }, texts),
    perArea: priceText({ kind: "exact", amount: perArea }, texts),
    area: formatArea(area.m2, texts.language),
    kind: texts.imports.areaKinds[area.kind],
  });
}

/** A value of the draft, formatted as in the table of apartments. */
function valueText(value: unknown, column: RowColumn, texts: StudioTexts): string {
  if (isPriceColumn(column)) return pricePartText(value, texts);
  if (typeof value === "number") return formatNumber(value, texts.language);
  if (typeof value === "string") {
    const words: Readonly<Record<string, string>> =
      column === "status" ? texts.homes.statuses : column === "kind" ? texts.homes.kinds : {};
    return words[value] ?? value;
  }
  if (Array.isArray(value)) return storeysText(value);
  if (isPrice(value)) return priceText(value, texts);
  return "";
}

const isPrice = (value: unknown): value is NonNullable<DraftApartment["price"]> =>
  typeof value === "object" && value !== null && "kind" in value;
