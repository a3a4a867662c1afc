/** Floors in the spelling of the specification's routes, lowest first ("nineth" is how it writes it). */
export const floorNames = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "nineth",
  "tenth",
  "eleventh",
] as const;
