import { isTooLong, textOf, tooLong, valid, invalid, type CellValue, type CellResult } from "./cell.ts";

const dayMs = 86_400_000;
/** Excel counts days, 25569 of them until 1970; numbers outside of 2000 to 2100 are not dates. */
const excelDays = { until1970: 25_569, from: 36_526, to: 73_051 };

const iso = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?:[T ].*)?$/;
const dotted = /^(?<day>\d{1,2})\. ?(?<month>\d{1,2})\. ?(?<year>\d{4})\.?$/;

/** "2026-12-31", "31.12.2026" or an Excel date, as ISO; undefined for an empty cell. Other orders of day and month are ambiguous. */
export function readDay(value: CellValue): CellResult<string | undefined> {
  if (typeof value === "number") return readExcelDay(value);
  const text = textOf(value);
  if (text === "") return valid(undefined);
  if (isTooLong(text)) return invalid(tooLong);
  const parts = (iso.exec(text) ?? dotted.exec(text))?.groups;
  if (!parts) return invalid("not a date (write 2026-12-31 or 31.12.2026)");
  const { year = "", month = "", day = "" } = parts;
  const isoDay = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const time = Date.parse(`${isoDay}T00:00:00Z`);
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(isoDay);
  return isReal ? valid(isoDay) : invalid("not a day of the calendar");
}

function readExcelDay(days: number): CellResult<string | undefined> {
  if (days < excelDays.from || days > excelDays.to) return invalid("not a date (write 2026-12-31 or 31.12.2026)");
  return valid(new Date((Math.floor(days) - excelDays.until1970) * dayMs).toISOString().slice(0, 10));
}
