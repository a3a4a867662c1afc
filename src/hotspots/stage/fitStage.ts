import type { Box, Scene } from "../hotspot.ts";
import { documentProperty } from "../../page/documentProperty.ts";

const svg = "http://www.w3.org/2000/svg";

/** Regions are enlarged to this size, px, unless they are too close to each other. */
const minPx = 24;
const maxGrown = 100;

/**
 * Fits the layers over a stage's picture to the stage's size: the highlight to the visible part, hatches to px. The edges of regions
 * that are too small to press are widened underneath all regions, so that no neighbour loses area.
 */
export function fitStage(stage: HTMLElement, { size, view, hotspots, boxes }: Scene): void {
  const unit = view.width / size.width;
  for (const light of stage.querySelectorAll(".light, .flashes")) {
    light.setAttribute("viewBox", `${view.x} ${view.y} ${view.width} ${view.height}`);
  }
  stage.querySelector("#sold")?.setAttribute("patternTransform", `scale(${unit}) rotate(45)`);
  stage.querySelector("#reserved")?.setAttribute("patternTransform", `scale(${unit})`);
  const isCrowded = hotspots.length >= maxGrown;
  const small = isCrowded
    ? []
    : hotspots.map(({ id, outline }, index) => widenedPath(id, outline, missingPx(boxes[index], unit)));
  stage.querySelector(".grown")?.replaceChildren(...small.filter((path) => path !== undefined));
}

function missingPx(box: Box | undefined, unit: number): number {
  return box ? minPx - Math.min(box.width, box.height) / unit : 0;
}

function widenedPath(id: string, outline: string, widthPx: number): SVGPathElement | undefined {
  if (widthPx <= 0) return undefined;
  const path = documentProperty("createElementNS")(svg, "path");
  path.dataset["region"] = id;
  path.setAttribute("d", outline);
  path.setAttribute("stroke-width", String(widthPx));
  return path;
}
