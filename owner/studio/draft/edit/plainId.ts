import { plainWord } from "../../../sync/cells/cell.ts";

/** "Kulla Veri" as an id: "kulla-veri"; `or` where no letter of it stays. */
export function plainId(name: string, or: string): string {
  const words = name.split(/\s+/).map((word) => plainWord(word).replaceAll("?", ""));
  return words.filter(Boolean).join("-").slice(0, 60) || or;
}
