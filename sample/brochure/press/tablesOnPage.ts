/** Rows of cells, the heads of the columns first. */
export type PageTable = string[][];

/**
 * Runs in the page: its tables, as the brochure's text file has them. A list is one, too, where it names in `data-heads` what its
 * columns say: eyes see that without heads.
 */
export function tablesOnPage(): PageTable[] {
  const cellsOf = (row: Element): string[] =>
    [...row.children]
      .filter((cell) => cell.getAttribute("aria-hidden") !== "true")
      .map((cell) => (cell.textContent ?? "").replaceAll(/\s+/g, " ").trim());
  return [...document.querySelectorAll<HTMLElement>("table, [data-heads]")].map((table) => {
    const heads = table.dataset["heads"]?.split("|");
    return [...(heads ? [heads] : []), ...[...table.querySelectorAll("tr, li")].map(cellsOf)];
  });
}
