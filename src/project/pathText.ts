/** Keys and indices from the top of the file down to a value. */
export type Steps = readonly (string | number)[];

/** A place in a project file for reading: `floors[8].apartments[2].tour`. */
export function pathText(steps: Steps): string {
  return steps
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`))
    .join("")
    .replace(/^\./, "");
}
