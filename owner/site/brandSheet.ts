import { colourVariables } from "./brandColours.ts";
import type { SiteContent } from "./siteShape.ts";

/** The style sheet of a site's own colours and typefaces, at the root of the site. */
export const brandSheetName = "brand.css";

type Brand = Pick<SiteContent["brand"], "colours" | "fonts">;

const system = 'system-ui, "Segoe UI", Roboto, sans-serif';

/** The variables of each choice of typefaces; headlines with serifs are Kulla's own. No other file is loaded for any of them. */
const faces = {
  serif: [],
  plain: [["--display", "var(--text)"]],
  system: [
    ["--text", system],
    ["--display", system],
  ],
} as const satisfies Readonly<Record<Brand["fonts"], readonly (readonly [string, string])[]>>;

/** What the sheet says; "" where everything is Kulla's own. */
export function brandSheet({ colours, fonts }: Brand): string {
  const variables = [...colourVariables(colours), ...faces[fonts]];
  if (variables.length === 0) return "";
  // Said twice it weighs more than the rules of the site's own sheets, in whatever order they arrive.
  return `:root:root {\n${variables.map(([name, value]) => `  ${name}: ${value};\n`).join("")}}\n`;
}
