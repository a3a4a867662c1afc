const words = [
  "",
  "një",
  "dy",
  "tri",
  "katër",
  "pesë",
  "gjashtë",
  "shtatë",
  "tetë",
  "nëntë",
  "dhjetë",
  "njëmbëdhjetë",
  "dymbëdhjetë",
];

/** A number of apartments, rooms or shops as a word (all are feminine in Albanian); "Tri" at the start of a sentence. */
export function counted(number: number, isFirst = false): string {
  const word = words[number] ?? String(number);
  return isFirst ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
