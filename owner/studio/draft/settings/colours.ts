import { contrast } from "../../../../src/element/accent/contrast.ts";
import { channels, type Colour, hexOf, mix, nearestColour } from "../../../site/colour.ts";
import { minContrast } from "../../../site/brandColours.ts";

/** Colours an owner may choose, by the names of the elements' variables `--kulla-…`. */
export const colourNames = ["accent", "on-accent", "highlight", "paper", "sheet", "ink", "ink-2", "error"] as const;
export type ColourName = (typeof colourNames)[number];

export const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** As `#rrggbb`; a theme without one uses the elements' own. */
export type OwnColours = { readonly [Name in ColourName]?: { readonly [Each in Theme]?: string } };

export { minContrast };

/** The elements' default colours (src/element/tokens.css). */
const defaults: Readonly<Record<ColourName, Readonly<Record<Theme, string>>>> = {
  accent: { light: "#077047", dark: "#3be08f" },
  "on-accent": { light: "#ffffff", dark: "#161512" },
  highlight: { light: "#3be08f", dark: "#3be08f" },
  paper: { light: "#f6f3ec", dark: "#161512" },
  sheet: { light: "#fffdf8", dark: "#22201b" },
  ink: { light: "#161512", dark: "#f6f3ec" },
  "ink-2": { light: "#5f5b52", dark: "#a8a296" },
  error: { light: "#b3261e", dark: "#ff6b57" },
};

/** The chosen colour, else the elements' own. */
export const colourOf = (own: OwnColours, name: ColourName, theme: Theme): string =>
  own[name]?.[theme] ?? defaults[name][theme];

/** `#0a7`, `0A7`, `#00aa77`: as `#rrggbb`; `undefined` if it is not such a colour. */
export function readHex(text: string): string | undefined {
  const [, digits] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim()) ?? [];
  if (digits === undefined) return undefined;
  const all = digits.length === 3 ? digits.replaceAll(/./g, "$&$&") : digits;
  return `#${all.toLowerCase()}`;
}

/** OKLab's lightness, 0 to 1. Source: https://www.w3.org/TR/css-color-4/#color-conversion-code */
function lightness(colour: Colour): number {
  const [r, g, b] = colour.map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  const [red, green, blue] = [r ?? 0, g ?? 0, b ?? 0];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
}

/** Text colours and their backgrounds, as the elements determine them: colours that are not chosen are mixed from those that are. */
function settled(own: OwnColours, theme: Theme): Readonly<Record<"accent" | "onAccent" | Ground | Text, Colour>> {
  const chosen = (name: ColourName) => channels(colourOf(own, name, theme));
  const [accent, paper, ink] = [chosen("accent"), chosen("paper"), chosen("ink")];
  const isMixed = (name: ColourName, from: ColourName) => !own[name] && own[from] !== undefined;
  const blackOrWhite: Colour = lightness(accent) > 0.66 ? [0, 0, 0] : [1, 1, 1];
  const far: Colour = theme === "light" ? [1, 1, 1] : [4 / 15, 4 / 15, 4 / 15];
  return {
    accent,
    onAccent: isMixed("on-accent", "accent") ? blackOrWhite : chosen("on-accent"),
    paper,
    sheet: isMixed("sheet", "paper") ? mix(paper, far, 0.4) : chosen("sheet"),
    ink,
    quiet: isMixed("ink-2", "ink") ? mix(ink, paper, 0.68) : chosen("ink-2"),
    error: chosen("error"),
  };
}

type Ground = "paper" | "sheet";
type Text = "ink" | "quiet" | "error";

/** The colour that an element shows: the chosen one, else mixed from others, else its own; `undefined` if only a browser can compute it. */
export function shownColour(own: OwnColours, name: ColourName, theme: Theme): string | undefined {
  if (own[name] || name === "accent" || name === "paper" || name === "ink" || name === "error")
    return colourOf(own, name, theme);
  if (name === "highlight") return own.accent ? undefined : colourOf(own, name, theme);
  const { onAccent, sheet, quiet } = settled(own, theme);
  return hexOf({ "on-accent": onAccent, sheet, "ink-2": quiet }[name]);
}

/** A text colour on a background, and its contrast, 1 to 21. `name`: the colour to change. */
export type Contrast = {
  readonly name: ColourName;
  readonly on: ColourName;
  readonly theme: Theme;
  readonly ratio: number;
};

/** The contrast of every text with its background: the lower one of paper and sheet. */
export function contrastsOf(own: OwnColours): readonly Contrast[] {
  return themes.flatMap((theme) => {
    const { accent, onAccent, paper, sheet, ink, quiet, error } = settled(own, theme);
    const texts = [
      ["accent", accent],
      ["ink", ink],
      ["ink-2", quiet],
      ["error", error],
    ] as const;
    const onGround = texts.map(([name, colour]): Contrast => {
      const [first, second] = [contrast(colour, paper), contrast(colour, sheet)];
      return { name, on: first <= second ? "paper" : "sheet", theme, ratio: Math.min(first, second) };
    });
    return [...onGround, { name: "on-accent", on: "accent", theme, ratio: contrast(onAccent, accent) }];
  });
}

/**
 * The colour nearest to the one with too little contrast that is readable on its background: mixed with as little black or white as
 * possible. Undefined if neither is enough.
 */
export function nearestReadable(
  own: OwnColours,
  { name, theme }: Pick<Contrast, "name" | "theme">,
): string | undefined {
  return nearestColour(shownColour(own, name, theme) ?? colourOf(own, name, theme), (hex) => {
    const changed = { ...own, [name]: { ...own[name], [theme]: hex } };
    const now = contrastsOf(changed).find((each) => each.name === name && each.theme === theme);
    return now !== undefined && now.ratio >= minContrast;
  });
}

/** For display: never rounded up to the limit. */
export const ratioText = (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;

/** The variables with their values; `light-dark()` where the themes differ. */
export function colourVariables(own: OwnColours): readonly (readonly [name: string, value: string])[] {
  return colourNames.flatMap((name) => {
    if (!own[name]) return [];
    const [light, dark] = [colourOf(own, name, "light"), colourOf(own, name, "dark")];
    return [[`--kulla-${name}`, light === dark ? light : `light-dark(${light}, ${dark})`] as const];
  });
}

/** A style sheet's rule for the page that contains the elements; "" if no colour is chosen. */
export function colourRule(own: OwnColours): string {
  const lines = colourVariables(own).map(([name, value]) => `  ${name}: ${value};\n`);
  return lines.length === 0 ? "" : `:root {\n${lines.join("")}}\n`;
}
