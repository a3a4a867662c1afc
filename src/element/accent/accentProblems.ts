import { contrast, readColour } from "./contrast.ts";
import { documentProperty } from "../../page/documentProperty.ts";

const least = 4.5;

const pairs = [
  ["--kulla-accent on --kulla-paper", "--k-green", "--k-paper"],
  ["--kulla-on-accent on --kulla-accent", "--k-on-green", "--k-green"],
] as const;

/** Describes pairs of the element's current colours whose contrast is too low. */
export function accentProblems(root: ShadowRoot): readonly string[] {
  const probe = documentProperty("createElement")("i");
  root.querySelector(".kulla")?.append(probe);
  const colourOf = (token: string) => {
    // Computed mixtures are reported in their own colour space; mixing once more converts them to sRGB.
    probe.style.color = `color-mix(in srgb, var(${token}) 100%, transparent)`;
    return readColour(getComputedStyle(probe).color);
  };
  const failures = pairs.flatMap(([name, front, ground]) => {
    const [one, other] = [colourOf(front), colourOf(ground)];
    const ratio = one && other ? contrast(one, other) : least;
    return ratio < least ? [`has a contrast of ${ratio.toFixed(2)}:1 for ${name}; it needs ${least}:1.`] : [];
  });
  probe.remove();
  return failures;
}
