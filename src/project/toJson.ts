/** `JSON.stringify` for arrays whose `toJSON` was replaced by a library of the page (Prototype): an own, undefined one is ignored. */
function shielded(value: unknown): unknown {
  if (Array.isArray(value)) return Object.defineProperty(value.map(shielded), "toJSON", { value: undefined });
  if (typeof value !== "object" || value === null || "toJSON" in value) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shielded(part)]));
}

/** `JSON.stringify` as the language has it: Prototype before 1.7 makes a string of every array. */
export const toJson = (value: unknown): string => JSON.stringify(shielded(value)) ?? "";
