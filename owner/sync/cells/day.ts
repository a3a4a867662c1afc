import { textOf, valid, invalid, type CellValue, type Read } from "./cell.ts";

const dayMs = 86_400_000;
/** Excel counts days, 25569 of them until 1970; what is outside of 2000 to 2100 is another number. */
const excelDays = { until1970: 25_569, from: 36_526, to: 73_051 };

const iso = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?:[T ].*)?$/;
const dotted = /^(?<day>\d{1,2})\. ?(?<month>\d{1,2})\. ?(?<year>\d{4})\.?$/;

/** "2026-12-31", "31.12.2026" or a day as Excel keeps it, as ISO; an empty cell names none. Other orders are two days at once. */
export function readDay(value: CellValue): Read<string | undefined> {
  if (typeof value === "number") return readExcelDay(value);
  const text = textOf(value);
  if (text === "") return valid(undefined);
  const parts = (iso.exec(text) ?? dotted.exec(text))?.groups;
  if (!parts) return invalid("no day (write 2026-12-31 or 31.12.2026)");
  const { year = "", month = "", day = "" } = parts;
  const written = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const time = Date.parse(`${written}T00:00:00Z`);
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(written);
  return isReal ? valid(written) : invalid("no day of the calendar");
}

function readExcelDay(days: number): Read<string | undefined> {
  if (days < excelDays.from || days > excelDays.to) return invalid("no day (write 2026-12-31 or 31.12.2026)");
  return valid(new Date((Math.floor(days) - excelDays.until1970) * dayMs).toISOString().slice(0, 10));
}
