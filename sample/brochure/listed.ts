/** "2, 3 dhe 4"; runs of three and more become "2 deri 5". */
export function listed(numbers: readonly number[]): string {
  const sorted = [...new Set(numbers)].toSorted((a, b) => a - b);
  const runs: number[][] = [];
  for (const number of sorted) {
    const run = runs.at(-1);
    if (run && run.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  const parts = runs.flatMap((run) =>
    run.length > 2 ? [`${run[0] ?? ""} deri ${run.at(-1) ?? ""}`] : run.map(String),
  );
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} dhe ${parts.at(-1) ?? ""}`;
}
