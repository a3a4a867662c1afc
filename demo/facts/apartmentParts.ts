/**
 * What an apartment's id says: "k5-03-07" is apartment 7 on floor 3 of k5, "kulla-5-03-07" of kulla-5. `undefined` for ids of any
 * other form.
 */
export function apartmentParts(id: string): { tower: string; floor: number; number: number } | undefined {
  const [, tower, floor, number] = /^([\w-]+)-(\d\d)-(\d\d)$/.exec(id) ?? [];
  return tower && floor && number ? { tower, floor: Number(floor), number: Number(number) } : undefined;
}
