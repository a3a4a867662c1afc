/**
 * SAMPLE data, to be replaced by the owner's sales list: an apartment always gets the same status. Over all
 * apartments about 60 % are available and a quarter is sold; as usual, more of the lower floors has been sold.
 */
export function statusOf(id: string, floor: number): "available" | "reserved" | "sold" {
  const chance = hash(id) / 2 ** 32;
  const sold = 0.36 - 0.02 * floor;
  if (chance < sold) return "sold";
  return chance < sold + 0.14 ? "reserved" : "available";
}

// FNV-1a, then mixed, because ids differ only in their last characters.
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 12)) >>> 0;
}
