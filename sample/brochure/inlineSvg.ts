import { readFileSync } from "node:fs";
import { publicFile } from "../project/publicFolders.ts";

/**
 * A drawing of the project as part of the page: sharp at every size, in the PDF too. Lettering that belongs to the drawing
 * (north, scale bar) is not read out as text of the page.
 */
export function inlineSvg(url: string, viewBox?: string): string {
  const svg = readFileSync(publicFile(url), "utf8");
  return svg.replace(
    /^<svg[^>]*?viewBox="([^"]*)"[^>]*>/,
    (_, box: string) => `<svg aria-hidden="true" class="drawing" viewBox="${viewBox ?? box}">`,
  );
}
