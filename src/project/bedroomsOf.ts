/** Bedrooms of a type like `2+1` (bedrooms + living room); `undefined` for a type written otherwise. */
export function bedroomsOf(type: string | undefined): number | undefined {
  const [, bedrooms] = /^(\d{1,2})\+\d$/.exec(type ?? "") ?? [];
  return bedrooms === undefined ? undefined : Number(bedrooms);
}
