/**
 * SAMPLE data, to be replaced by the owner's sales list: the same apartment always gets the same status. Seen over all
 * apartments about 60 % are available, a quarter is sold; lower floors have sold better, as they do.
 */
export function statusOf(id: string, floor: number): "available" | "reserved" | "sold" {
  const chance = hash(id) / 2 ** 32;
  const sold = 0.36 - 0.02 * floor;
  if (chance < sold) return "sold";
  return chance < sold + 0.14 ? "reserved" : "available";
}

// FNV-1a, then mixed: ids differ in their last characters only.
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 12)) >>> 0;
}
