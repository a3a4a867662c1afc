import type { PageTable, PageText } from "../../project/parsePageTexts.ts";

/** A block of a page's text: running text or a table. */
export type PageBlock = { readonly words: string } | { readonly table: PageTable };

const tableText = (rows: PageTable): string =>
  rows
    .flat()
    .filter((cell) => cell !== "")
    .join(" ");

/**
 * A page's text in which each table replaces its own words, so that nothing is read twice. The text may lack a table's column headers,
 * which only screen readers need. Tables whose words are not in the text come last.
 */
export function pageBlocks({ text, tables }: Pick<PageText, "text" | "tables">): readonly PageBlock[] {
  const blocks: PageBlock[] = [];
  const tablesNotInText: PageBlock[] = [];
  let rest = text;
  const addText = (words: string): void => {
    if (words.trim() !== "") blocks.push({ words: words.trim() });
  };
  for (const table of tables) {
    rest = ` ${rest.replaceAll(/\s+/g, " ").trim()} `;
    const inText = [tableText(table), tableText(table.slice(1))].find(
      (words) => words !== "" && rest.includes(` ${words} `),
    );
    if (inText === undefined) {
      tablesNotInText.push({ table });
      continue;
    }
    const at = rest.indexOf(` ${inText} `);
    addText(rest.slice(0, at));
    blocks.push({ table });
    rest = rest.slice(at + inText.length + 2);
  }
  addText(rest);
  return [...blocks, ...tablesNotInText];
}
