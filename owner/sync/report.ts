import type { Price, Status } from "../../src/project/types.ts";
import type { OfferChange, Offer } from "./nextAvailability.ts";
import { hasFailures, type SyncPlan } from "./planSync.ts";
import type { SheetNews } from "./readApartments.ts";
import type { Finding } from "./cells/apartments/readRow.ts";
import { printable } from "../system/terminal/printable.ts";

/** A terminal's width, and the maximum number of lines shown per list. */
const width = 100;
const longest = 20;

const statusNames: Readonly<Record<Status, string>> = {
  available: "available",
  reserved: "reserved",
  sold: "sold",
  notReleased: "not released",
};

/**
 * A terminal report of a sync's changes and the sheet's problems. Of the sheet it shows only cell addresses and mapped columns.
 * `what`: what is done with the changes, as the report's last line.
 */
export function reportOf(plan: SyncPlan, what: string): string {
  const { news, missing, changes, stops, apartments, file } = plan;
  const [fresh, changed] = [changes.filter(({ isNew }) => isNew), changes.filter(({ isNew }) => !isNew)];
  const lines = [
    `${file.source}: ${counted(news.rows, "row")}, ${counted(news.apartments.size, "apartment")} of ${apartments} in the project`,
    ...list("New", fresh.map(changeLine)),
    ...list("Changed", changed.map(changeLine)),
    ...list("Computed from the price per m²", computedLines(plan)),
    ...list("Missing in the sheet: without a price, and none is available", missing),
    ...list("Prices per square metre: left out", leftOutLines(news)),
    ...list(
      "Prices without an amount: on request",
      [...news.apartments.values()].flatMap(({ noAmount }) => (noAmount ? findingLine(noAmount) : [])),
    ),
    ...list("Unknown apartments: left out", news.unknown.map(findingLine)),
    ...list("Wrong: the previous values stay", news.wrong.map(findingLine)),
    ...(changes.length === 0 && !hasFailures(plan) && missing.length === 0 ? ["Nothing has changed."] : []),
    ...list("Needs confirmation (--yes)", stops),
    what,
  ];
  return lines.flatMap(shownLine).join("\n");
}

function list(title: string, lines: readonly string[]): readonly string[] {
  if (lines.length === 0) return [];
  const more = lines.length - longest;
  const shown = lines.slice(0, longest).map((line) => `  ${line}`);
  return [`${title} (${lines.length})`, ...shown, ...(more > 0 ? [`  and ${more} more`] : [])];
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? "" : "s"}`;

function changeLine({ apartment, before, after, isNew }: OfferChange): string {
  const isFirst = isNew && (before.status === undefined || before.status === after.status);
  return `${apartment.padEnd(12)} ${isFirst ? "" : `${offerText(before)} → `}${offerText(after)}`;
}

/** Lines for apartments whose price changes: "k5-01-01   98,000 EUR = 1,250 × 78.4 m² (net area)". */
function computedLines({ changes, news }: SyncPlan): readonly string[] {
  return changes.flatMap(({ apartment, after: { price } }) => {
    const { computed } = news.apartments.get(apartment) ?? {};
    if (!computed || !price) return [];
    const { perArea, area } = computed;
    const factors = `${perArea.toLocaleString("en")} × ${area.m2.toLocaleString("en")} m² (${area.kind} area)`;
    return [`${apartment.padEnd(12)} ${priceText(price)} = ${factors}`];
  });
}

/** One line for each column: its heading, why it is not used, and for how many apartments. */
export function leftOutLines({ apartments }: SheetNews): readonly string[] {
  const all = [...apartments.values()].flatMap(({ leftOut }) => leftOut ?? []);
  return [...new Set(all.map(columnOf))].flatMap((column) => {
    const cells = all.filter((cell) => columnOf(cell) === column);
    const [first] = cells;
    return first
      ? findingLine({ ...first, at: column, reason: `${first.reason} (${counted(cells.length, "cell")})` })
      : [];
  });
}

/** "F" of "F7". */
const columnOf = ({ at }: Finding): string => at.replace(/(?<!\d)\d+$/, "");

function offerText({ status, price, reservedUntil }: Offer): string {
  const statusName = status ? statusNames[status] : "ask";
  return [
    reservedUntil ? `${statusName} until ${reservedUntil}` : statusName,
    ...(price ? [priceText(price)] : []),
  ].join(", ");
}

function priceText({ kind, amount, currency = "", validUntil, ...terms }: Price): string {
  if (kind === "onRequest" || amount === undefined) return "price on request";
  const whole = `${kind === "from" ? "from " : ""}${amount.toLocaleString("en")} ${currency}`;
  return [validUntil ? `${whole} until ${validUntil}` : whole, ...termTexts(terms)].join(", ");
}

/** "1,250 per m²", "18 % VAT included", "parking 15,000". */
function termTexts({ perM2, vat, vatPercent, extras = [] }: Partial<Price>): readonly string[] {
  return [
    ...(perM2 === undefined ? [] : [`${perM2.toLocaleString("en")} per m²`]),
    ...(vat ? [`${vatPercent === undefined ? "" : `${vatPercent} % `}VAT ${vat}`] : []),
    ...extras.map(({ kind, apartment, amount, obligatory }) => {
      const what = [kind, apartment, amount?.toLocaleString("en")].filter((text) => text !== undefined).join(" ");
      return obligatory ? `${what} obligatory` : what;
    }),
  ];
}

function findingLine({ at, value, reason }: Finding): string {
  const shown = value === undefined || value.length <= 30 ? value : `${value.slice(0, 29)}…`;
  return `${at.padEnd(6)} ${shown === undefined ? "" : `"${shown}": `}${reason}`;
}

/** Fits the terminal's width, without control characters. */
function shownLine(line: string): readonly string[] {
  const words = printable(line).split(/(?<=\S) /);
  const lines: string[] = [];
  let last = "";
  for (const word of words) {
    if (last === "") last = word;
    else if (last.length + 1 + word.length <= width) last += ` ${word}`;
    else {
      lines.push(last);
      last = `         ${word}`;
    }
  }
  return [...lines, last];
}
