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

/** As in demo/styles/tokens.css: backgrounds of forms and panels and of options, and the colour of failures on dark backgrounds. */
const [ownSheet, ownShade, litRed] = ["#fffdf8", "#eae5da", "#ff6b57"];

/** Text with less contrast is hard to read (WCAG 2, 1.4.3). */
export const minContrast = 4.5;

/** Borders of fields with less contrast are hard to see (WCAG 2, 1.4.11). */
const minBorderContrast = 3;

/** Colours of text on a page's background. `quiet`: small notes, mixed from text and background. */
export type BrandContrast = { readonly text: "accent" | "ink" | "quiet"; readonly ratio: number };

/** The share of the text's colour in that of small notes. */
const quietShare = 0.7;

const [black, white] = ["#000000", "#ffffff"];

/** The contrast of two colours, each as `#rrggbb`, 1 to 21. */
const contrastOf = (one: string, other: string): number => contrast(channels(one), channels(other));

const mixed = (one: string, other: string, share: number): string => hexOf(mix(channels(one), channels(other), share));

const isDark = (paper: string): boolean => contrastOf(paper, white) > contrastOf(paper, black);

/** The colours that text is placed on: the background, and the lighter one of forms and panels. */
function groundsOf(paper: string | undefined): readonly [paper: string, sheet: string] {
  if (paper === undefined) return [ownColours.paper, ownSheet];
  if (!isDark(paper)) return [paper, mixed(paper, white, 0.4)];
  const raised = mixed(paper, white, 0.94);
  return [paper, contrastOf(white, raised) < minContrast ? paper : raised];
}

const leastContrast = (text: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrastOf(text, ground)));

/**
 * The share of the text's colour in the shade behind what is pointed at, and behind drawn buildings, that a replaced colour has to leave:
 * with less it would be the background itself, and the drawing invisible.
 */
const visibleShade = 0.04;

/** The text's least contrast with the background and the panels on it, 1 to 21. */
export const brandContrasts = (chosen: BrandColours): readonly BrandContrast[] => contrastsWith(chosen, 0);

/** `shade`: the share of the text's colour in a further background. */
function contrastsWith(chosen: BrandColours, shade: number): readonly BrandContrast[] {
  const { accent, ink, paper } = { ...ownColours, ...defined(chosen) };
  const grounds = [...groundsOf(chosen.paper), mixed(ink, paper, shade)];
  return [
    { text: "ink", ratio: leastContrast(ink, grounds) },
    { text: "quiet", ratio: leastContrast(mixed(ink, paper, quietShare), grounds) },
    { text: "accent", ratio: leastContrast(accent, grounds) },
  ];
}

const defined = (chosen: BrandColours): { readonly [Name in BrandColourName]?: string } =>
  Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined));

/** The colour nearest to the chosen one that is readable on the background; `undefined` where neither black nor white is enough. */
export function nearestBrandColour(chosen: BrandColours, text: BrandContrast["text"]): string | undefined {
  const name = text === "quiet" ? "ink" : text;
  const nearest = (shade: number): string | undefined =>
    nearestColour(chosen[name] ?? ownColours[name], (hex) => isReadable({ ...chosen, [name]: hex }, name, shade));
  return nearest(visibleShade) ?? nearest(0);
}

/** Whether links, or text and small notes, are readable. */
const isReadable = (chosen: BrandColours, name: "accent" | "ink", shade = 0): boolean =>
  contrastsWith(chosen, shade).every(
    (each) => (each.text === "accent") !== (name === "accent") || each.ratio >= minContrast,
  );

/** The colours that the site shows: a chosen one that is hard to read on the background is replaced with the nearest readable one. */
export function shownColours(chosen: BrandColours): Readonly<Record<BrandColourName, string>> {
  const paper = chosen.paper ?? ownColours.paper;
  const shown = (name: "accent" | "ink", among: BrandColours) =>
    isReadable(among, name)
      ? (among[name] ?? ownColours[name])
      : (nearestBrandColour(among, name) ?? (isDark(paper) ? white : black));
  const ink = shown("ink", chosen);
  return { accent: shown("accent", { ...chosen, ink }), ink, paper };
}

const textOn = (ground: string, [preferred, other]: readonly [string, string]): string =>
  contrastOf(preferred, ground) >= minContrast ? preferred : other;

/** The smallest share of the text's colour, from `least` on, whose mixture with the background has enough contrast with it. */
function shareFor(enough: number, { ink, grounds, least }: { ink: string; grounds: readonly string[]; least: number }) {
  const [paper = white] = grounds;
  for (let percent = 100 * least; percent < 100; percent += 5)
    if (leastContrast(mixed(ink, paper, percent / 100), grounds) >= enough) return percent / 100;
  return 1;
}

/** The site's variables for the chosen colours; variables that are neither chosen nor mixed from a chosen colour stay unchanged. */
export function colourVariables(chosen: BrandColours): readonly (readonly [name: string, value: string])[] {
  const { accent, ink, paper } = shownColours(chosen);
  const grounds = groundsOf(chosen.paper);
  // Links and buttons move away from the background under the pointer, and from the text on them.
  const onAccent = textOn(accent, isDark(paper) ? [black, white] : [white, black]);
  const far = onAccent === white ? black : white;
  const hover = mixed(accent, far, 0.75);
  const quiet = mixed(ink, paper, shareFor(minContrast, { ink, grounds, least: quietShare }));
  const border = mixed(ink, paper, shareFor(minBorderContrast, { ink, grounds, least: 0.5 }));
  const hasInk = ink !== ownColours.ink;
  // Options under the pointer have the shade behind them.
  const shades = [6, 5, 4, 3, 2, 1, 0].map((percent) => mixed(ink, paper, percent / 100));
  const shade = [...(hasInk || chosen.paper ? [] : [ownShade]), ...shades].find((each) =>
    [quiet, accent].every((text) => contrastOf(text, each) >= minContrast),
  );
  // On the black of bar, menu and footer, the accent may be as light as it was chosen.
  const lit = (share: number) => mixed(chosen.accent ?? accent, white, share);
  return [
    ...(accent === ownColours.accent
      ? []
      : ([
          ["--green", accent],
          ["--green-deep", hover],
          ["--on-green", onAccent],
          ["--lit", lit(0.4)],
          ["--lit-deep", lit(0.25)],
          ["--highlight", lit(0.4)],
          ["--kulla-accent", accent],
          ["--kulla-accent-hover", hover],
          ["--kulla-on-accent", onAccent],
        ] as const)),
    ...(hasInk
      ? ([
          ["--ink", ink],
          ["--kulla-ink", ink],
        ] as const)
      : []),
    ...(chosen.paper
      ? ([
          ["--paper", paper],
          ["--sheet", grounds[1]],
          ["--kulla-paper", paper],
          ["--kulla-sheet", grounds[1]],
        ] as const)
      : []),
    ...(hasInk || chosen.paper
      ? ([
          ["--ink-2", quiet],
          ["--line", mixed(ink, paper, 0.15)],
          ["--line-strong", border],
          ["--kulla-ink-2", quiet],
          ["--kulla-line-strong", border],
        ] as const)
      : []),
    ...(shade && shade !== ownShade
      ? ([
          ["--shade", shade],
          ["--kulla-shade", shade],
        ] as const)
      : []),
    ...(isDark(paper)
      ? ([
          ["color-scheme", "dark"],
          ["--red", litRed],
          ["--kulla-error", litRed],
        ] as const)
      : []),
  ];
}

/** Whether a site's background is dark, so that its colours are not for paper. */
export const hasDarkPaper = ({ paper = ownColours.paper }: BrandColours): boolean => isDark(paper);
