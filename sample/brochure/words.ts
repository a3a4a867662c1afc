import type { Layout, LocalText } from "../../src/project/types.ts";
import { formatArea } from "../../src/text/format/formatArea.ts";

/** The Albanian version of a text of the project file. */
export function sq(text: LocalText | undefined): string {
  return typeof text === "string" ? text : (text?.sq ?? "");
}

/** "Tipi 12"; layouts with a label of their own use that. */
export function layoutName({ id, label }: Pick<Layout, "id" | "label">): string {
  return `Tipi ${label === undefined ? id : sq(label)}`;
}

/** An area as printed in the brochure: always with one decimal, so that columns are aligned. */
export function squareMetres(area: number): string {
  return Number.isInteger(area) ? formatArea(area, "sq").replace(/^(\d+)/, "$1,0") : formatArea(area, "sq");
}

/** The names of the floors, starting with "i parë". */
export const ordinals = [
  "i parë",
  "i dytë",
  "i tretë",
  "i katërt",
  "i pestë",
  "i gjashtë",
  "i shtatë",
  "i tetë",
  "i nëntë",
  "i dhjetë",
  "i njëmbëdhjetë",
] as const;
