import { unmarked } from "../../../sync/cells/cell.ts";

/** The words of a list that is separated by spaces. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Words for "plan" in names of files. */
export const planWords = wordSet(
  "plan plani planet planimetria planimetri floorplan plans grundriss osnova основа план",
);

/** "A-12 plan" as [a, 12, plan]: words and numbers, whatever separates them; leading zeros of a number do not count. */
export function tokensOf(text: string): readonly string[] {
  const plain = unmarked(text);
  return (plain.match(/\p{L}+|\d+/gu) ?? []).map((token) => token.replace(/^0+(?=\d)/, ""));
}

/** Whether a picture's name says that it is a plan: "Grundriss.jpg". */
export const isPlanFile = (path: string): boolean =>
  tokensOf(path.slice(path.lastIndexOf("/") + 1)).some((token) => planWords.has(token));
