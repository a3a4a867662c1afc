export type PrintSheetRow = readonly [name: string, value: string | number | undefined];

/** The rows beside the plan, and those in a second block below it. */
export type SheetRows = { readonly beside: readonly PrintSheetRow[]; readonly below: readonly PrintSheetRow[] };

/** The number of rows that fit beside the plan without a block below it, and with a block that takes some of the height. */
const [maxWithoutBelow, maxWithBelow] = [11, 8];

/** A longer value would need many lines in the narrow column beside the plan. */
const longValue = 60;

/**
 * The stated rows of a printed sheet. All of them are beside the plan if they fit; otherwise the rows of the price are below it, after
 * any others that do not fit: no row is left out.
 */
export function printSheetRows(facts: readonly PrintSheetRow[], prices: readonly PrintSheetRow[]): SheetRows {
  const isStated = ([, value]: PrintSheetRow) => value !== undefined && value !== "";
  const [own, money] = [facts.filter(isStated), prices.filter(isStated)];
  const isLong = money.some(([, value]) => String(value).length > longValue);
  if (own.length + money.length <= maxWithoutBelow && !isLong) return { beside: [...own, ...money], below: [] };
  return { beside: own.slice(0, maxWithBelow), below: [...own.slice(maxWithBelow), ...money] };
}
