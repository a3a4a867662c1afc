import { contrast, readColour } from "./contrast.ts";
import { documentProperty } from "../../page/documentProperty.ts";

/** The contrast that WCAG 2 requires of text (level AA). */
const minContrast = 4.5;

const pairs = [
  ["--kulla-accent on --kulla-paper", "--k-green", "--k-paper"],
  ["--kulla-on-accent on --kulla-accent", "--k-on-green", "--k-green"],
] as const;

/** The pairs of the element's current colours whose contrast is too low, as sentences that follow the tag's name. */
export function accentProblems(root: ShadowRoot): readonly string[] {
  const probe = documentProperty("createElement")("i");
  root.querySelector(".kulla")?.append(probe);
  const colourOf = (token: string) => {
    // Computed mixtures are reported in their own colour space; mixing once more converts them to sRGB.
    probe.style.color = `color-mix(in srgb, var(${token}) 100%, transparent)`;
    return readColour(getComputedStyle(probe).color);
  };
  const problems = pairs.flatMap(([name, foreground, background]) => {
    const [one, other] = [colourOf(foreground), colourOf(background)];
    const ratio = one && other ? contrast(one, other) : minContrast;
    if (ratio >= minContrast) return [];
    return [`has a contrast of ${ratio.toFixed(2)}:1 for ${name}; it needs ${minContrast}:1.`];
  });
  probe.remove();
  return problems;
}
