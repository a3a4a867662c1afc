const ordinals = ["First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth", "Tenth"];

/** The overlay text of a home, to the letter of the specification. */
export function homeLabel(floor: number, slot: number): string {
  return floor === 1 && slot === 1 ? "Right Terrace" : `${ordinals[slot - 1]} Apartment`;
}
