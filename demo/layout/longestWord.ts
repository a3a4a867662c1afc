/** The lengths for which `styles/long-words.css` has a rule. */
const lengths = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 22, 24, 28, 32, 36, 40, 48] as const;

/** A word shorter than this fits everywhere at the full size, even with the text spacing of WCAG 1.4.12. */
const shortest = 7;

/**
 * The class of a heading for the length of its longest word, such as `longest-28`; "" if all words are short. The style sheet makes the
 * heading's letters so small that the word is not broken: owners name their pages "Projektentwicklungsgesellschaft". Hyphens and dashes
 * end a word.
 */
export function longestWord(text: string): string {
  const longest = Math.max(0, ...text.split(/[\s\u00ad–—-]+/).map((word) => word.length));
  return longest < shortest ? "" : lengthClass(Math.max(longest, lengths[0]));
}

/** The class of a line that is never broken, such as a figure. */
export const lengthClass = (letters: number): string =>
  letters < lengths[0] ? "" : `longest-${lengths.find((length) => length >= letters) ?? lengths.at(-1)}`;

/** Classes of an element. */
export const classes = (...names: readonly string[]): string => names.filter((name) => name !== "").join(" ");
