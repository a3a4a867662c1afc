import { colourVariables } from "./brandColours.ts";
import type { SiteContent } from "./siteShape.ts";

/** The style sheet of a site's own colours and typefaces, at the root of the site. */
export const brandSheetName = "brand.css";

type Brand = Pick<SiteContent["brand"], "colours" | "fonts">;

const system = 'system-ui, "Segoe UI", Roboto, sans-serif';

/** The variables of each choice of typefaces; serif headlines are Kulla's default. None of them loads another file. */
const faces = {
  serif: [],
  plain: [["--display", "var(--text)"]],
  system: [
    ["--text", system],
    ["--display", system],
  ],
} as const satisfies Readonly<Record<Brand["fonts"], readonly (readonly [string, string])[]>>;

/** The style sheet's text; "" where everything is Kulla's own. */
export function brandSheet({ colours, fonts }: Brand): string {
  const variables = [...colourVariables(colours), ...faces[fonts]];
  if (variables.length === 0) return "";
  // Repeating the selector outweighs the rules of the site's own sheets, in whatever order they load.
  return `:root:root {\n${variables.map(([name, value]) => `  ${name}: ${value};\n`).join("")}}\n`;
}
