/** Rows of cells, with the column headings first. */
export type PageTable = string[][];

/**
 * Runs in the page: its tables in the format of the brochure's text file. A list also counts as a table if its `data-heads` names its columns,
 * which sighted readers understand without headings.
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
