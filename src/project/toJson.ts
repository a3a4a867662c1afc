/** Protects arrays from a library of the page (Prototype) that sets `Array.prototype.toJSON`, by an own `undefined` property. */
function shielded(value: unknown): unknown {
  if (Array.isArray(value)) return Object.defineProperty(value.map(shielded), "toJSON", { value: undefined });
  if (typeof value !== "object" || value === null || "toJSON" in value) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shielded(part)]));
}

/** `JSON.stringify` according to the standard: Prototype before 1.7 turns every array into a string. */
export const toJson = (value: unknown): string => JSON.stringify(shielded(value)) ?? "";
