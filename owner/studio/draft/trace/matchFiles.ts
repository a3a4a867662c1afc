/** A file and the floor or apartment that it belongs to. */
export type FileMatch<T> = { readonly file: string; readonly target: T };

export type Matches<T> = {
  readonly matched: readonly FileMatch<T>[];
  /** Files whose name contains none of the numbers. */
  readonly unmatchedNames: readonly string[];
  /** Files whose target is already taken by another file. */
  readonly duplicateNames: readonly string[];
};

const plainNumber = (text: string): string => text.toLowerCase().replace(/^0+(?=\d)/, "");

/** Underscores as spaces again: drawing programs and file systems replace spaces with "_". */
export const withSpaces = (name: string): string => name.replaceAll("_", " ");

/**
 * Matches files by the number or the code in their name: "kati-07.png" is floor 7, "banesa 12B.png" apartment 12B, "ap-C11A.png"
 * apartment C11A. If a name has several numbers ("kulla5-kati-07"), the last one that a target has counts.
 */
export function matchFiles<T>(
  files: readonly string[],
  targets: readonly { readonly label: string; readonly target: T }[],
): Matches<T> {
  const byNumber = new Map(targets.map(({ label, target }) => [plainNumber(label), target]));
  const matched: FileMatch<T>[] = [];
  const matchedTargets = new Set<T>();
  const [unmatchedNames, duplicateNames]: [string[], string[]] = [[], []];
  for (const file of files) {
    const name = file.replace(/^.*[\\/]/, "").replace(/\.[^.]+$/, "");
    // A minus belongs to a number only if it follows a separator: "kati_-1", but not "kati-1".
    const numbers = (name.match(/(?<![\p{L}\d])-?\d+\p{L}?(?!\p{L})|\d+\p{L}?(?!\p{L})/gu) ?? [])
      .map(plainNumber)
      .toReversed();
    const codes = name.split(/[\s_-]+/).filter((word) => /\d/.test(word) && /\p{L}/u.test(word));
    const fitting = [...codes.map(plainNumber).toReversed(), ...numbers]
      .flatMap((number) => [number, number.replace(/^-/, "")])
      .find((number) => byNumber.has(number));
    const target = fitting === undefined ? undefined : byNumber.get(fitting);
    if (target === undefined) unmatchedNames.push(file);
    else if (matchedTargets.has(target)) duplicateNames.push(file);
    else {
      matchedTargets.add(target);
      matched.push({ file, target });
    }
  }
  return { matched, unmatchedNames, duplicateNames };
}
