import { randomOf } from "./random.ts";

/** Text that has broken forms: markup, quotes, templates, other scripts' letters, invisible characters, overlong words. */
const pieces = [
  [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "{{constructor}}",
    "${7*7}",
    "'; DROP TABLE--",
    "\\",
    '"',
    "'",
  ],
  [
    "\u0000",
    "\u0008",
    "\u200b",
    "\u202e",
    "\ufeff",
    "\ud83d",
    "\udc00",
    "👩🏽‍🚀",
    "🇽🇰",
    "e\u0308",
    "ËÇëç„“’",
    "ﷺ",
    "中文",
    "עברית",
  ],
  [
    "javascript:alert(1)",
    "data:text/html,x",
    "\r\nBcc: all@example.com",
    "%00",
    "../../etc/passwd",
    "null",
    "undefined",
    "NaN",
  ],
  [
    "__proto__",
    "constructor",
    "toString",
    "-1",
    "1e999",
    "true",
    " ",
    "\t",
    "\n",
    "x".repeat(5000),
    "Ë".repeat(3000),
    "",
  ],
].flat();

/** Always the same ones for the same seed. */
export function hostileStrings(count: number, seed = 20_261_121): readonly string[] {
  const random = randomOf(seed);
  const word = () => Array.from({ length: 1 + random.below(4) }, () => random.pick(pieces)).join("");
  return Array.from({ length: count }, word);
}
