import type { PageTable, PageText } from "../../project/parsePageTexts.ts";

/** A block of a page's text: running text or a table. */
export type PageBlock = { readonly words: string } | { readonly table: PageTable };

const tableText = (rows: PageTable): string =>
  rows
    .flat()
    .filter((cell) => cell !== "")
    .join(" ");

/**
 * A page's text with its tables at the position of their words, so that nothing is read twice. Headers may be missing in the text,
 * because only screen readers need them. A table that is not found in the text follows it.
 */
export function pageBlocks({ text, tables }: Pick<PageText, "text" | "tables">): readonly PageBlock[] {
  const [blocks, after]: [PageBlock[], PageBlock[]] = [[], []];
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
      after.push({ table });
      continue;
    }
    const at = rest.indexOf(` ${inText} `);
    addText(rest.slice(0, at));
    blocks.push({ table });
    rest = rest.slice(at + inText.length + 2);
  }
  addText(rest);
  return [...blocks, ...after];
}
