/** The words that an attribute takes, by its name. An attribute that is not here takes any text, or is checked where it is read. */
export const attributeValues = {
  theme: ["light", "dark", "auto"],
  "campaign-consent": ["granted", "denied"],
  webmcp: ["off"],
  "deep-link": ["hash"],
  hints: ["off"],
  view: ["grid", "list", "cards"],
} as const;

/**
 * Whether an attribute looks right at first sight: `known` are those that the element reads. It is in the first code of every element,
 * and so has the table above as a pattern; `attributeFaults.ts` says what is wrong.
 */
export function isOrdinary(known: readonly string[], name: string, value: string | null): boolean {
  if (!known.includes(name)) return /^(class|id|style|hidden|part|slot|data-|aria-)/.test(name);
  const isOddValue =
    /^(deep-link=|(theme|campaign-consent|webmcp|hints|view)=(?=.))(?!(light|dark|auto|granted|denied|off|hash|grid|list|cards)$)/;
  return !isOddValue.test(`${name}=${value}`);
}
