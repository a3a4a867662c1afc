const usual = 2;

/** The first heading level inside an element, from its `heading-level` attribute: 1 to 6, by default 2. */
export function headingLevel(given: string | null): number {
  return given && !headingLevelFault(given) ? Number(given) : usual;
}

/** Describes what is wrong with a level; `undefined` if it is valid or absent. */
export function headingLevelFault(given: string | null): string | undefined {
  return !given || /^[1-6]$/.test(given) ? undefined : `knows no heading-level "${given}"; there are 1 to 6.`;
}
