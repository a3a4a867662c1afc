import { createHash } from "node:crypto";
import { colourVariables, hasDarkPaper } from "./brandColours.ts";
import type { SiteContent } from "./siteSchema.ts";

/**
 * The path of the style sheet with a website's own colours and typefaces. Like all files in `assets/`, it has a hash of its content in its
 * name, so a returning visitor sees changed colours at once.
 */
export const brandSheetPath = (sheet: string): string =>
  `assets/brand-${createHash("sha256").update(sheet).digest("hex").slice(0, 8)}.css`;

/** Whether a path is that of such a style sheet. */
export const isBrandSheet = (path: string): boolean => /^assets\/brand-[\da-f]{8}\.css$/.test(path);

type Brand = Pick<SiteContent["brand"], "colours" | "fonts">;

const systemFonts = 'system-ui, "Segoe UI", Roboto, sans-serif';

/** The CSS variables for each choice of typefaces; headlines with serifs are Kulla's default. No choice needs another font file. */
const fontVariables = {
  serif: [],
  plain: [["--display", "var(--text)"]],
  system: [
    ["--text", systemFonts],
    ["--display", systemFonts],
    ["--letter", "0.57"],
  ],
} as const satisfies Readonly<Record<Brand["fonts"], readonly (readonly [string, string])[]>>;

/** The text of the style sheet; "" if colours and typefaces are Kulla's own. */
export function brandSheet({ colours, fonts }: Brand): string {
  const colourPairs = colourVariables(colours);
  if (!hasDarkPaper(colours)) return rule([...colourPairs, ...fontVariables[fonts]]);
  // Paper is white even if the background on the screen is dark.
  const printed = rule(colourVariables({ accent: colours.accent }));
  const printRule = printed && `@media print {\n${printed}}\n`;
  return `@media screen {\n${rule(colourPairs)}}\n${printRule}${rule(fontVariables[fonts])}`;
}

/** A rule that sets variables. The repeated selector outweighs the other style sheets of the website, in whatever order they load. */
const rule = (variables: readonly (readonly [name: string, value: string])[]): string =>
  variables.length === 0
    ? ""
    : `:root:root {\n${variables.map(([name, value]) => `  ${name}: ${value};\n`).join("")}}\n`;
