import { fill } from "../../text/fill.ts";
import type { Texts } from "../../text/texts.ts";

/** A count in words: "1 banesë", "9 banesa". */
export function counted(texts: Texts, key: "floors" | "homes" | "free" | "bedrooms", count: number): string {
  if (key === "free" && count === 0) return texts.freeNone;
  return count === 1 ? texts[`${key}One`] : fill(texts[key], { count });
}
