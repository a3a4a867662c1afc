import { formatArea } from "../../src/text/format/formatArea.ts";

/** An area as the brochure prints it: always one decimal, so that columns stand straight. */
export function squareMetres(area: number): string {
  return Number.isInteger(area) ? formatArea(area, "sq").replace(/^(\d+)/, "$1,0") : formatArea(area, "sq");
}
