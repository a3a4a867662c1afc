/** The maximum number of apartments added at once: more is a typing error. */
export const maxLabels = 200;

/** Why a range cannot be used, or the text as a whole; `text`: that range, or the whole text. */
export type LabelProblem = { readonly kind: "tooMany" | "backwards"; readonly text: string };

/** "1-8, 12B, A1-A3" as labels, each once: 1 to 8, 12B, and A1 to A3; or why the text cannot be used. */
export function readLabels(text: string): { readonly labels: readonly string[] } | { readonly failure: LabelProblem } {
  const labels = new Set<string>();
  for (const part of text.split(",").map((each) => each.trim())) {
    const range = rangeOf(part);
    if (!range) {
      if (part !== "") labels.add(part);
      continue;
    }
    const [from, to] = [Number(range.from), Number(range.to)];
    if (from > to) return { failure: { kind: "backwards", text: part } };
    if (to - from >= maxLabels) return { failure: { kind: "tooMany", text: part } };
    for (let number = from; number <= to; number += 1) {
      labels.add(range.prefix + String(number).padStart(range.from.length, "0"));
    }
  }
  return labels.size > maxLabels ? { failure: { kind: "tooMany", text } } : { labels: [...labels] };
}

/** From "A1-A3" or "A1-3": the letters that both ends share, and the two numbers. */
function rangeOf(part: string): { readonly prefix: string; readonly from: string; readonly to: string } | undefined {
  const ends = /^(\p{L}*)(\d{1,4})\s*[-–]\s*(\p{L}*)(\d{1,4})$/u.exec(part);
  const [, prefix = "", from = "", lastPrefix = "", to = ""] = ends ?? [];
  return ends && (lastPrefix === "" || lastPrefix === prefix) ? { prefix, from, to } : undefined;
}
