import { createHash } from "node:crypto";
import { colourVariables, hasDarkPaper } from "./brandColours.ts";
import type { SiteContent } from "./siteSchema.ts";

/**
 * The path of the style sheet of a site's own colours and typefaces. Its name contains a hash of its text, like the names of all files in
 * `assets/`, so that a returning visitor sees changed colours at once.
 */
export const brandSheetPath = (sheet: string): string =>
  `assets/brand-${createHash("sha256").update(sheet).digest("hex").slice(0, 8)}.css`;

/** Whether a path is that of a site's own style sheet. */
export const isBrandSheet = (path: string): boolean => /^assets\/brand-[\da-f]{8}\.css$/.test(path);

type Brand = Pick<SiteContent["brand"], "colours" | "fonts">;

const system = 'system-ui, "Segoe UI", Roboto, sans-serif';

/** The variables of each choice of typefaces; serif headlines are Kulla's default. None of them loads another file. */
const faces = {
  serif: [],
  plain: [["--display", "var(--text)"]],
  system: [
    ["--text", system],
    ["--display", system],
    ["--letter", "0.57"],
  ],
} as const satisfies Readonly<Record<Brand["fonts"], readonly (readonly [string, string])[]>>;

/** The style sheet's text; "" where everything is Kulla's own. */
export function brandSheet({ colours, fonts }: Brand): string {
  const coloured = colourVariables(colours);
  if (!hasDarkPaper(colours)) return rule([...coloured, ...faces[fonts]]);
  // A page is printed on white.
  const printed = rule(colourVariables({ accent: colours.accent }));
  const onPaper = printed && `@media print {\n${printed}}\n`;
  return `@media screen {\n${rule(coloured)}}\n${onPaper}${rule(faces[fonts])}`;
}

/** Repeating the selector outweighs the rules of the site's own sheets, in whatever order they load. */
const rule = (variables: readonly (readonly [name: string, value: string])[]): string =>
  variables.length === 0
    ? ""
    : `:root:root {\n${variables.map(([name, value]) => `  ${name}: ${value};\n`).join("")}}\n`;
