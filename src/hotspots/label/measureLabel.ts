import type { Hotspot } from "../hotspot.ts";
import { documentProperty } from "../../page/documentProperty.ts";

type Size = { readonly width: number; readonly height: number };
type Words = Pick<Hotspot, "title" | "note">;

/**
 * Returns the label's size in px with the current text. The browser lays out only the first label of each number of lines; later
 * widths are measured as text, so that pointing never waits for a layout.
 */
export function createLabelMeasure(label: HTMLElement): (words: Words) => Size {
  const context = documentProperty("createElement")("canvas").getContext("2d");
  const cache = new Map<number, { readonly padding: number; readonly height: number; readonly widest: number }>();
  let fonts: readonly (readonly [font: string, spacing: number])[] | undefined;

  const textWidth = ({ title, note }: Words): number => {
    if (!context) return 0;
    fonts ??= [...label.children].map((child) => {
      const { font, letterSpacing } = getComputedStyle(child);
      return [font, Number.parseFloat(letterSpacing) || 0];
    });
    const widths = [title, ...note.split("\n")].map((line, index) => {
      const [font, spacing] = fonts?.[index && 1] ?? ["", 0];
      context.font = font;
      return context.measureText(line).width + spacing * line.length;
    });
    return Math.max(...widths);
  };

  return (words) => {
    const lines = words.note ? words.note.split("\n").length : 0;
    const text = textWidth(words);
    const found = cache.get(lines);
    if (found && text + found.padding <= found.widest) return { width: text + found.padding, height: found.height };
    const { offsetWidth: width, offsetHeight: height } = label;
    const widest = Number.parseFloat(getComputedStyle(label).maxWidth);
    if (context && width < widest) cache.set(lines, { padding: width - text, height, widest });
    return { width, height };
  };
}
