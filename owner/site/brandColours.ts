import { contrast } from "../../src/element/accent/contrast.ts";
import { channels, hexOf, mix, nearestColour } from "./colour.ts";

/** The colours that an owner chooses for a site; all others are mixed from them. */
export const brandColourNames = ["accent", "ink", "paper"] as const;
export type BrandColourName = (typeof brandColourNames)[number];

/** As `#rrggbb`; defaults to Kulla's own. */
export type BrandColours = { readonly [Name in BrandColourName]?: string | undefined };

/** As in demo/styles/tokens.css. */
export const defaultColours: Readonly<Record<BrandColourName, string>> = {
  accent: "#077047",
  ink: "#161512",
  paper: "#f6f3ec",
};

/** As in demo/styles/tokens.css: the background of forms and panels, that of options, and the colour of errors on dark backgrounds. */
const [defaultSheet, defaultShade, redOnDark] = ["#fffdf8", "#eae5da", "#ff6b57"];

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
  if (paper === undefined) return [defaultColours.paper, defaultSheet];
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
  const { accent, ink, paper } = { ...defaultColours, ...defined(chosen) };
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
    nearestColour(chosen[name] ?? defaultColours[name], (hex) => isReadable({ ...chosen, [name]: hex }, name, shade));
  return nearest(visibleShade) ?? nearest(0);
}

/** Whether links, or text and small notes, are readable. */
const isReadable = (chosen: BrandColours, name: "accent" | "ink", shade = 0): boolean =>
  contrastsWith(chosen, shade).every(
    (each) => (each.text === "accent") !== (name === "accent") || each.ratio >= minContrast,
  );

/** The colours that the site shows: a chosen one that is hard to read on the background is replaced with the nearest readable one. */
export function shownColours(chosen: BrandColours): Readonly<Record<BrandColourName, string>> {
  const paper = chosen.paper ?? defaultColours.paper;
  const shown = (name: "accent" | "ink", among: BrandColours) =>
    isReadable(among, name)
      ? (among[name] ?? defaultColours[name])
      : (nearestBrandColour(among, name) ?? (isDark(paper) ? white : black));
  const ink = shown("ink", chosen);
  return { accent: shown("accent", { ...chosen, ink }), ink, paper };
}

const textOn = (ground: string, [preferred, other]: readonly [string, string]): string =>
  contrastOf(preferred, ground) >= minContrast ? preferred : other;

/** The smallest share of the text's colour, at least `minShare`, whose mixture with the background has this contrast with it. */
function shareFor(
  minRatio: number,
  { ink, grounds, minShare }: { ink: string; grounds: readonly string[]; minShare: number },
) {
  const [paper = white] = grounds;
  for (let percent = 100 * minShare; percent < 100; percent += 5)
    if (leastContrast(mixed(ink, paper, percent / 100), grounds) >= minRatio) return percent / 100;
  return 1;
}

/** The site's variables for the chosen colours; variables that are neither chosen nor mixed from a chosen colour stay unchanged. */
export function colourVariables(chosen: BrandColours): readonly (readonly [name: string, value: string])[] {
  const { accent, ink, paper } = shownColours(chosen);
  const grounds = groundsOf(chosen.paper);
  // Under the pointer, links and buttons get more contrast with the background and with the text on them.
  const onAccent = textOn(accent, isDark(paper) ? [black, white] : [white, black]);
  const hoverTarget = onAccent === white ? black : white;
  const hover = mixed(accent, hoverTarget, 0.75);
  const quiet = mixed(ink, paper, shareFor(minContrast, { ink, grounds, minShare: quietShare }));
  const border = mixed(ink, paper, shareFor(minBorderContrast, { ink, grounds, minShare: 0.5 }));
  const hasInk = ink !== defaultColours.ink;
  // The shade is the background of an option under the pointer, on which small notes and links must be readable.
  const shades = [6, 5, 4, 3, 2, 1, 0].map((percent) => mixed(ink, paper, percent / 100));
  const shade = [...(hasInk || chosen.paper ? [] : [defaultShade]), ...shades].find((each) =>
    [quiet, accent].every((text) => contrastOf(text, each) >= minContrast),
  );
  // On the black of bar, menu and footer, the accent may be as light as it was chosen.
  const accentOnBlack = (share: number) => mixed(chosen.accent ?? accent, white, share);
  return [
    ...(accent === defaultColours.accent
      ? []
      : ([
          ["--green", accent],
          ["--green-deep", hover],
          ["--on-green", onAccent],
          ["--lit", accentOnBlack(0.4)],
          ["--lit-deep", accentOnBlack(0.25)],
          ["--highlight", accentOnBlack(0.4)],
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
    ...(shade && shade !== defaultShade
      ? ([
          ["--shade", shade],
          ["--kulla-shade", shade],
        ] as const)
      : []),
    ...(isDark(paper)
      ? ([
          ["color-scheme", "dark"],
          ["--red", redOnDark],
          ["--kulla-error", redOnDark],
        ] as const)
      : []),
  ];
}

/** Whether a site's background is dark, so that its colours are not for paper. */
export const hasDarkPaper = ({ paper = defaultColours.paper }: BrandColours): boolean => isDark(paper);
