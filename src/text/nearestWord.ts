/**
 * The word of `words` that a misspelled word probably stands for: with at most two wrong letters, or one in a short word. Hyphens,
 * underscores and capitals do not count. `undefined` if no word is similar.
 */
export function nearestWord(word: string, words: readonly string[]): string | undefined {
  const distances = words.map((each) => ({ each, distance: distance(bare(word), bare(each)) }));
  const best = distances.toSorted((a, b) => a.distance - b.distance)[0];
  return best && best.distance <= (bare(word).length > 5 ? 2 : 1) ? best.each : undefined;
}

const bare = (word: string): string => word.toLowerCase().replaceAll(/[-_]/g, "");

/** The number of letters to add, remove, replace or swap with their neighbour. */
function distance(from: string, to: string): number {
  const first = [0];
  for (let column = 1; column <= to.length; column++) first.push(column);
  const rows = [first];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= from.length; row++) {
    const next = [row];
    rows.push(next);
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      next.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return at(from.length, to.length);
}
