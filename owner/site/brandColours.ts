import { contrast } from "../../src/element/accent/contrast.ts";
import { channels, hexOf, mix, nearestColour } from "./colour.ts";

/** The colours that an owner chooses for a site; all others are mixed from them. */
export const brandColourNames = ["accent", "ink", "paper"] as const;
export type BrandColourName = (typeof brandColourNames)[number];

/** As `#rrggbb`; defaults to Kulla's own. */
export type BrandColours = { readonly [Name in BrandColourName]?: string | undefined };

/** As in demo/styles/tokens.css. */
export const ownColours: Readonly<Record<BrandColourName, string>> = {
  accent: "#077047",
  ink: "#161512",
  paper: "#f6f3ec",
};

/** Text with less contrast is hard to read (WCAG 2, 1.4.3). */
export const minContrast = 4.5;

/** Colours of text on a page's background. `quiet`: small notes, mixed from text and background. */
export type BrandContrast = { readonly text: "accent" | "ink" | "quiet"; readonly ratio: number };

/** The share of the text's colour in that of small notes, as brandSheet mixes them. */
const quietShare = 0.7;

/** The text's contrast with the background, 1 to 21. */
export function brandContrasts(chosen: BrandColours): readonly BrandContrast[] {
  const [accent, ink, paper] = brandColourNames.map((name) => channels(chosen[name] ?? ownColours[name]));
  if (!accent || !ink || !paper) return [];
  const against = (text: BrandContrast["text"], colour: typeof paper) => ({ text, ratio: contrast(colour, paper) });
  return [against("ink", ink), against("quiet", mix(ink, paper, quietShare)), against("accent", accent)];
}

/** The colour nearest to the chosen one that is readable on the background; `undefined` where neither black nor white is enough. */
export function nearestBrandColour(chosen: BrandColours, text: BrandContrast["text"]): string | undefined {
  const name = text === "quiet" ? "ink" : text;
  return nearestColour(chosen[name] ?? ownColours[name], (hex) =>
    brandContrasts({ ...chosen, [name]: hex }).every(
      (each) => (each.text === "accent") !== (name === "accent") || each.ratio >= minContrast,
    ),
  );
}

/** The site's variables for the chosen colours; variables that are neither chosen nor mixed from a chosen colour stay unchanged. */
export function colourVariables(chosen: BrandColours): readonly (readonly [name: string, value: string])[] {
  const { accent, ink, paper } = chosen;
  const [text, ground] = [ink ?? ownColours.ink, paper ?? ownColours.paper];
  const mixed = (one: string, other: string, share: number) => hexOf(mix(channels(one), channels(other), share));
  return [
    ...(accent
      ? ([
          ["--green", accent],
          ["--green-deep", mixed(accent, "#000000", 0.75)],
          ["--lit", mixed(accent, "#ffffff", 0.4)],
          ["--lit-deep", mixed(accent, "#ffffff", 0.25)],
          ["--highlight", mixed(accent, "#ffffff", 0.4)],
          ["--kulla-accent", accent],
        ] as const)
      : []),
    ...(ink ? ([["--ink", ink], ["--kulla-ink", ink]] as const) : []), // prettier-ignore
    ...(paper
      ? ([
          ["--paper", paper],
          ["--sheet", mixed(paper, "#ffffff", 0.4)],
          ["--kulla-paper", paper],
        ] as const)
      : []),
    ...(ink || paper
      ? ([
          ["--ink-2", mixed(text, ground, quietShare)],
          ["--shade", mixed(text, ground, 0.06)],
          ["--line", mixed(text, ground, 0.15)],
          ["--line-strong", mixed(text, ground, 0.5)],
        ] as const)
      : []),
  ];
}
