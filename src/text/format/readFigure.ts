/** Units that may follow a number; the field already implies them. */
const units = /^(?:m²|qm|€|eur|euros?|\$|usd|£|gbp|chf)$/;

const multipliers: ReadonlyMap<string, number> = new Map(
  [
    ["k", "tsd", "tsd.", "tausend", "thousand", "mijë", "mije"],
    ["mio", "mio.", "mln", "mln.", "million", "millionen", "milion", "milionë", "milione"],
  ].flatMap((words, index) => words.map((word) => [word, 1000 ** (index + 1)] as const)),
);

/**
 * Parses a number as written in Albanian, English and German: "84,5", "84.5", "195.000", "195,000", "195 000", "195'000", "1.236,5",
 * "85 m²", "120k", "1,2 mio". `undefined` if it is not a number. A single separator before three digits groups thousands.
 */
export function readFigure(text: string): number | undefined {
  const [, sign = "", digits = "", rest = ""] =
    /^(?:€|\$|£|eur|chf)?\s*([-+−]?)\s*(\d[\d\s.,'’]*?)\s*([^\d\s.,'’][^\d]*)?$/iu.exec(
      text
        .trim()
        .toLowerCase()
        .replace(/m\^?2\b/, "m²"),
    ) ?? [];
  const figure = readDigits(digits.replace(/[.,]$/, ""));
  if (figure === undefined) return undefined;
  let factor = 1;
  for (const word of rest.split(/\s+/).filter(Boolean)) {
    const multiplier = multipliers.get(word);
    if (multiplier === undefined && !units.test(word)) return undefined;
    factor *= multiplier ?? 1;
  }
  // Rounded, because 1.2 * 1,000,000 may have more digits than were typed.
  const value = Number((figure * factor).toFixed(2));
  return sign === "-" || sign === "−" ? 0 - value : value;
}

function readDigits(digits: string): number | undefined {
  const compact = digits.replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, "");
  if (!/^\d+(?:[.,]\d+)*$/.test(compact)) return undefined;
  const separators = [...new Set(compact.replaceAll(/\d/g, ""))];
  const last = Math.max(compact.lastIndexOf("."), compact.lastIndexOf(","));
  const isDecimal =
    separators.length === 2 ||
    (compact.indexOf(separators[0] ?? " ") === last && !/^[1-9]\d{0,2}[.,]\d{3}$/.test(compact));
  const [whole, decimals] = last >= 0 && isDecimal ? [compact.slice(0, last), compact.slice(last + 1)] : [compact, ""];
  // Thousands are grouped by the same separator throughout, with three digits each.
  if (/[.,]/.test(whole) && !/^\d{1,3}(?:\.\d{3})+$|^\d{1,3}(?:,\d{3})+$/.test(whole)) return undefined;
  return Number(`${whole.replaceAll(/[.,]/g, "")}.${decimals || 0}`);
}
