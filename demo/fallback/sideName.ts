/** Where a home looks to, in a language's names: ["S", "W"] -> Jugperëndim. */
export function sideName(names: Readonly<Record<string, string>>, sides: readonly string[]): string {
  const [first = "", second = ""] = sides;
  return names[first + second] ?? names[second + first] ?? names[first] ?? "";
}
