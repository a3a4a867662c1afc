/** JSON with one record per line, so that a change to an apartment changes only one line. */
export function recordLines(file: object): string {
  const parts = Object.entries(file).map(([key, value]) => `${JSON.stringify(key)}:${linesOf(value)}`);
  return `{\n${parts.join(",\n")}\n}\n`;
}

function linesOf(value: unknown): string {
  if (!Array.isArray(value)) return JSON.stringify(value);
  const lines = value.map((record: object) => {
    // The apartments of a floor are separate records.
    if (!("apartments" in record) || !Array.isArray(record.apartments)) return JSON.stringify(record);
    const { apartments, ...floor } = record;
    return `${JSON.stringify(floor).slice(0, -1)},"apartments":${linesOf(apartments)}}`;
  });
  return `[\n${lines.join(",\n")}]`;
}
