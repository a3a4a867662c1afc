import type { ApartmentId, Price } from "../../../../src/project/types.ts";
import {
  type ExtraColumn,
  extraColumns,
  isExtraColumn,
  type ReadExtra,
  readExtras,
  statedExtras,
  withExtras,
} from "../extras.ts";
import type { Row } from "../row.ts";
import { readVat, readVatPercent } from "../vat.ts";
import { type Finding, finding, valueOrFailure, type ReadPrice, type CellReading } from "./readRow.ts";

/** A row's statements about a price besides its amount; a term is undefined if the list has no such column. */
export type PriceTerms = {
  readonly vat?: CellReading<NonNullable<Price["vat"]>>;
  readonly vatPercent?: CellReading<number>;
} & { readonly [Column in ExtraColumn]?: CellReading<readonly ReadExtra[]> };

export type TermsReading = {
  /** For the price: its extras' amounts are included. */
  readonly currency: string;
  readonly isApartmentId: (id: ApartmentId) => boolean;
  /** The statement in the price's own cell: "98.000 + TVSH". */
  readonly vat?: ReadPrice["vat"] | undefined;
};

/** The terms of a price: each wrong cell is noted and does not affect any other cell. */
export function readTerms(cells: Row["cells"], reading: TermsReading, failures: Finding[]): PriceTerms {
  const tax = readTax(cells, reading.vat, failures);
  const extras = Object.keys(extraColumns)
    .filter(isExtraColumn)
    .flatMap((column) => (cells[column] ? [[column, readExtrasCell(cells, column, reading, failures)] as const] : []));
  return { ...tax, ...Object.fromEntries(extras) };
}

/** A rate in the price's cell, or in the cell that states whether the price includes the tax, counts if no cell of its own states it. */
function readTax(
  cells: Row["cells"],
  own: TermsReading["vat"],
  failures: Finding[],
): Pick<PriceTerms, "vat" | "vatPercent"> {
  if (own === "unread") return { vat: own, vatPercent: own };
  const [read, rate] = [
    valueOrFailure(cells.vat, readVat, failures),
    valueOrFailure(cells.vatPercent, readVatPercent, failures),
  ];
  const column = read === "unread" ? undefined : read;
  const vat = own?.vat ?? column?.vat;
  const vatColumn: CellReading<NonNullable<Price["vat"]>> = read === "unread" && !own ? read : { value: vat };
  const rates = [
    { cell: cells.vatPercent, percent: rate === "unread" ? undefined : rate },
    { cell: cells.vat, percent: column?.percent },
    { cell: cells.price, percent: own?.percent },
  ].filter(({ percent }) => percent !== undefined);
  const [first, ...others] = rates;
  const other = others.find(({ percent }) => percent !== first?.percent);
  if (other) failures.push(finding(first?.cell, `the VAT beside it says ${other.percent} %`));
  const isUnread = other !== undefined || (rate === "unread" && first === undefined);
  return {
    ...((cells.vat ?? own) && { vat: vatColumn }),
    ...((cells.vatPercent ?? first) && { vatPercent: isUnread ? "unread" : { value: first?.percent } }),
  };
}

function readExtrasCell(
  cells: Row["cells"],
  column: ExtraColumn,
  { currency, isApartmentId }: TermsReading,
  failures: Finding[],
): CellReading<readonly ReadExtra[]> {
  const read = valueOrFailure(cells[column], (value) => readExtras(value, { column, isApartmentId }), failures);
  if (read === "unread") return read;
  if (read?.every((extra) => (extra.currency ?? currency) === currency) ?? true) return { value: read };
  failures.push(finding(cells[column], `the price next to it is in ${currency}`));
  return "unread";
}

/** An apartment's previous price: in the file that visitors have, and in the project. */
type Earlier = { readonly previous?: Price | undefined; readonly project?: Price | undefined };

/** A list's price with its terms. A wrong cell leaves the previous term; without an amount there is nothing to attach terms to. */
export function withListTerms(price: Price, terms: PriceTerms, { previous: published, project }: Earlier): Price {
  if (price.amount === undefined) return price;
  const { vat: statedVat, vatPercent: statedRate } = terms;
  const vat = statedVat === "unread" ? published?.vat : statedVat?.value;
  const vatPercent = statedRate === "unread" ? published?.vatPercent : statedRate?.value;
  const own = project?.extras ?? [];
  const columns = Object.keys(extraColumns)
    .filter(isExtraColumn)
    .filter((column) => terms[column] !== undefined);
  const extras = columns.reduce((all, column) => {
    const stated = terms[column];
    if (stated === undefined || stated === "unread") {
      const before = (published?.extras ?? own).filter(({ kind }) => kind === extraColumns[column]);
      return withExtras(column, all, before);
    }
    return withExtras(column, all, statedExtras(column, own, stated.value ?? []));
  }, own);
  // An empty list states that there are no extras, even if the project has some.
  const saysExtras = columns.length > 0 && (extras.length > 0 || own.length > 0);
  return {
    ...price,
    ...(vat && { vat }),
    ...(vatPercent !== undefined && { vatPercent }),
    ...(saysExtras && { extras }),
  };
}
