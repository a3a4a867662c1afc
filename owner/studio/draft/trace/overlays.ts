import { placeName } from "../../../sync/cells/cell.ts";
import { mapShape, scaleBetween } from "../geometry/editShape.ts";
import type { Shape } from "../geometry/polygon.ts";
import type { SvgTarget } from "../svg/svgOutlines.ts";
import { differenceMask, isTransparent, opacityMask, type Pixels } from "./masks.ts";
import { matchFiles, type FileMatch, type Matches, withSpaces } from "./matchFiles.ts";
import { traceMask } from "./traceMask.ts";

/** Matches overlay pictures by file name: by a target's exact name, else by the number in the name. */
export function matchOverlays(files: readonly string[], targets: readonly SvgTarget[]): Matches<string> {
  const byName = new Map(targets.flatMap(({ key, names }) => names.map((name) => [placeName(name), key] as const)));
  const numbered = numberedNames(targets);
  const matched: FileMatch<string>[] = [];
  const [unmatchedNames, duplicateNames]: [string[], string[]] = [[], []];
  for (const file of files) {
    const stem = file.replace(/^.*[\\/]/, "").replace(/\.[^.]+$/, "");
    const exact = byName.get(placeName(stem)) ?? byName.get(placeName(withSpaces(stem)));
    const target = exact ?? matchFiles([file], numbered).matched[0]?.target;
    if (target === undefined) unmatchedNames.push(file);
    else if (matched.some((each) => each.target === target)) duplicateNames.push(file);
    else matched.push({ file, target });
  }
  return { matched, unmatchedNames, duplicateNames };
}

/** Names of targets, and the number in such a name if only one target has it: "Kulla 5" is also 5. */
function numberedNames(targets: readonly SvgTarget[]): readonly { readonly label: string; readonly target: string }[] {
  const inNames = targets.flatMap(({ key, names }) => {
    const single = names.flatMap((name) => {
      const [number, ...more] = name.match(/(?<![\p{L}\d])-?\d+|\d+/gu) ?? [];
      return number === undefined || more.length > 0 ? [] : [number];
    });
    return [...new Set(single)].map((label) => ({ label, target: key }));
  });
  const alone = inNames.filter(({ label }) => inNames.filter((other) => other.label === label).length === 1);
  // Later entries take precedence: a full name over a number in another.
  return [...alone, ...targets.flatMap(({ key, names }) => names.map((label) => ({ label, target: key })))];
}

type Size = { readonly width: number; readonly height: number };

/** Whether a picture can lie over another one: both have the same proportions, to a hundredth. */
export const hasSameProportions = (one: Size, other: Size): boolean =>
  Math.abs((one.width * other.height) / (one.height * other.width) - 1) <= 0.01;

/** The maximum width for tracing: more pixels do not improve the outline. */
const widestPx = 2560;

/** The size at which a picture is traced. */
export function traceSize({ width, height }: Size): Size {
  const scale = Math.min(1, widestPx / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * The coloured part of an overlay, as an outline in units of the picture it lies over. An opaque overlay is compared
 * with `pictureBelow`, in the same size; "opaque" if there is none to compare with.
 */
export function traceOverlay(overlay: Pixels, picture: Size, pictureBelow?: Pixels): Shape | "opaque" {
  const mask = isTransparent(overlay) ? opacityMask(overlay) : pictureBelow && differenceMask(overlay, pictureBelow);
  return mask ? mapShape(traceMask(mask), scaleBetween(overlay, picture)) : "opaque";
}
