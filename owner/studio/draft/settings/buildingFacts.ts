import type { BuildingStatements, ExchangeRate } from "../../../../src/project/types.ts";
import { readDay } from "../../../sync/cells/day.ts";

type Statements = { readonly [Key in keyof BuildingStatements]: BuildingStatements[Key] | undefined };

/** Sets one fact of a building, or of the project for all of them; `undefined` removes it. */
export function withStatement<Record extends object, Key extends keyof BuildingStatements>(
  record: Record,
  key: Key,
  value: Statements[Key],
): Record {
  const entries = Object.entries({ ...record, [key]: value });
  return Object.fromEntries(entries.filter(([, each]) => each !== undefined)) as Record;
}

export const tenures = ["freehold", "leasehold"] as const satisfies readonly BuildingStatements["tenure"][];

/** In their order. */
export const constructionStages = [
  "planned",
  "started",
  "shell",
  "finishing",
  "completed",
] as const satisfies readonly BuildingStatements["constructionStage"][];

export const maxEnergyClassLength = 20;

/** A date in the project file's format. */
export const isDate = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** "2027-Q2", "Q2 2027", "2027-06-30" or "30.06.2027" in the project file's format; undefined if it is neither a quarter nor a date. */
export function readHandOver(text: string): string | undefined {
  const plain = text.trim().toUpperCase();
  const [, year = "", quarter = ""] = /^(\d{4})[ -]?Q([1-4])$/.exec(plain) ?? [];
  const [, late = "", after = ""] = /^Q([1-4])[ /-]?(\d{4})$/.exec(plain) ?? [];
  if (year !== "") return `${year}-Q${quarter}`;
  if (after !== "") return `${after}-Q${late}`;
  const day = readDay(plain);
  return day.ok ? day.value : undefined;
}

/** The fields of the second currency as typed. */
export type RateForm = Readonly<Record<keyof ExchangeRate, string>>;

export const rateForm = (rate: ExchangeRate | undefined): RateForm => ({
  from: rate?.from ?? "",
  to: rate?.to ?? "",
  rate: rate === undefined ? "" : String(rate.rate),
  date: rate?.date ?? "",
});

/** "98,2" as a number above 0. */
export function readRate(text: string): number | undefined {
  const plain = text.trim().replace(",", ".");
  const rate = /^\d{1,6}(?:\.\d{1,6})?$/.test(plain) ? Number(plain) : 0;
  return rate > 0 ? rate : undefined;
}

export const isCurrency = (text: string): boolean => /^[A-Z]{3}$/.test(text.trim().toUpperCase());

/** The rate, if all four fields are valid; a currency's rate to itself is not used. */
export function readRateForm({ from, to, rate, date }: RateForm): ExchangeRate | undefined {
  const [one, other, amount] = [from.trim().toUpperCase(), to.trim().toUpperCase(), readRate(rate)];
  const isWhole = isCurrency(one) && isCurrency(other) && one !== other && isDate(date);
  return isWhole && amount !== undefined ? { from: one, to: other, rate: amount, date } : undefined;
}
