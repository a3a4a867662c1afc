/** One line of the bench; `limit` or `exact` only if the figure is exact and must be met. */
export type Row = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly limit?: number;
  readonly exact?: number;
};

function verdictOf({ value, limit, exact }: Row): { isMissed: boolean; text: string } {
  if (exact !== undefined && value !== exact) return { isMissed: true, text: `  DIFFERS, expected ${exact}` };
  if (limit !== undefined && value > limit) return { isMissed: true, text: `  MISSED, limit ${limit}` };
  return { isMissed: false, text: limit === undefined ? "" : `  limit ${limit}` };
}

/** Prints the lines and returns how many limits were missed. */
export function printRows(rows: readonly Row[]): number {
  const width = Math.max(...rows.map(({ name }) => name.length));
  let missed = 0;
  for (const row of rows) {
    const { isMissed, text } = verdictOf(row);
    if (isMissed) missed += 1;
    const shown = Number.isInteger(row.value) ? String(row.value) : row.value.toFixed(2);
    process.stdout.write(`${row.name.padEnd(width)}  ${shown.padStart(9)} ${row.unit}${text}\n`);
  }
  process.stdout.write(missed === 0 ? "All limits are met.\n" : `${missed} limits are not met.\n`);
  return missed;
}
