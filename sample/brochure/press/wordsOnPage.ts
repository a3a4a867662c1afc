/** A word and its box on the page of 1380 x 1600 pixels, in the format of the brochure's text file. */
export type PlacedWord = readonly [text: string, x: number, y: number, width: number, height: number];

/** Runs in the page: its words in reading order with their boxes. Lettering hidden from screen readers is left out. */
export function wordsOnPage(): PlacedWord[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const words: PlacedWord[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest('[aria-hidden="true"], .visually-hidden')) continue;
    for (const match of (node.textContent ?? "").matchAll(/[^\s]+(?:\u202f[^\s]+)*/g)) {
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const { x, y, width, height } = range.getBoundingClientRect();
      const [left, top, wide, high] = [x, y, width, height].map((side) => Math.round(side * 2));
      words.push([match[0], left ?? 0, top ?? 0, wide ?? 0, high ?? 0]);
    }
  }
  return words;
}
