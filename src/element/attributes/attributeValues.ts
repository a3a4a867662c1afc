/** The values that an attribute accepts, by its name. Other attributes accept any text, or are checked where they are read. */
export const attributeValues = {
  theme: ["light", "dark", "auto"],
  "campaign-consent": ["granted", "denied"],
  webmcp: ["off"],
  "deep-link": ["hash"],
  hints: ["off"],
  view: ["grid", "list", "cards"],
} as const;

/**
 * Whether an attribute is probably valid. `observed`: the attributes that the element reads. Every element bundles this function, so the
 * table above is repeated as a short pattern; `attributeProblems.ts`, which loads on demand, describes the problem.
 */
export function isPlausibleAttribute(observed: readonly string[], name: string, value: string | null): boolean {
  if (!observed.includes(name)) return /^(class|id|style|hidden|part|slot|data-|aria-)/.test(name);
  const invalidValue =
    /^(deep-link=|(theme|campaign-consent|webmcp|hints|view)=(?=.))(?!(light|dark|auto|granted|denied|off|hash|grid|list|cards)$)/;
  return !invalidValue.test(`${name}=${value}`);
}
