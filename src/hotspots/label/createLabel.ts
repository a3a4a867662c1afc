import type { Point } from "../../project/types.ts";
import type { Lit } from "../highlightStore.ts";
import type { Box, Hotspot, Obstacle, Scene } from "../hotspot.ts";
import { leaderEnd } from "./leaderEnd.ts";
import type { LabelPlace, PlaceLabel } from "./labelLayoutInput.ts";
import { labelHoverArea } from "./labelHoverArea.ts";
import { createLabelMeasure } from "./measureLabel.ts";
import { outlineParts } from "../stage/outlineParts.ts";

/** Size of the leader (the line from label to region) before it is scaled: browsers first snap boxes to device pixels, a large error if small. */
const leaderPx = 100;

/** A plan narrower than this shows no label: number, row and panel are enough. */
const minPlanLabelPx = 480;

/** A scene with everything that the label's position depends on. */
export type LabelledScene = Scene & {
  readonly placeLabel: PlaceLabel;
  /** Boxes that the label must not cover, px of the stage, except that of its own region. */
  readonly marks: readonly Obstacle[];
};

/** A picture's tooltip: shows or hides the stage's label with its leader; returns whether it is shown. Caches positions per region and size. */
export function createLabel(stage: HTMLElement, scene: LabelledScene) {
  const [label, leader, dot] = [...stage.querySelectorAll<HTMLElement>(".label, .leader, .dot")];
  const bridge = stage.querySelector(".bridge path");
  const places = new Map<string, LabelPlace>();
  const measure = label && createLabelMeasure(label);
  let regions: readonly Box[] | undefined;

  return (hotspot: Hotspot | undefined, finger: Lit["finger"]): boolean => {
    if (!label || !leader || !dot || !measure) return false;
    const isShown = hotspot && !(scene.tone === "plan" && scene.size.width < minPlanLabelPx);
    stage.toggleAttribute("data-labelled", !!isShown);
    label.toggleAttribute("part", !!isShown);
    if (!isShown) return false;
    label.setAttribute("part", "label");
    label.dataset["status"] = hotspot.status ?? "";
    const [title, note] = label.children;
    if (title) title.textContent = hotspot.title;
    if (note) note.textContent = hotspot.note;
    regions ??= stageBoxes(scene);
    let position = finger ? undefined : places.get(hotspot.id);
    if (!position) {
      position = scene.placeLabel({ ...surroundingsOf(scene, hotspot, regions), label: measure(hotspot), finger });
      position = { ...position, to: leaderEnd(stageParts(scene, hotspot), position.from, position.to) };
    }
    if (!finger) places.set(hotspot.id, position);
    const { box, from, to } = position;
    const [width, height] = [Math.abs(from[0] - to[0]), Math.abs(from[1] - to[1])];
    const [x, y] = [Math.min(from[0], to[0]), Math.min(from[1], to[1])];
    label.style.transform = `translate(${box.x}px,${box.y}px)`;
    const [scaleX, scaleY] = [(width || 1.5) / leaderPx, (height || 1.5) / leaderPx];
    leader.style.transform = `translate(${x}px,${y}px) scale(${scaleX},${scaleY})`;
    dot.style.transform = `translate(${to[0] - 4}px,${to[1] - 4}px)`;
    const region = regions[scene.hotspots.indexOf(hotspot)];
    if (region) bridge?.setAttribute("d", labelHoverArea(region, box));
    return true;
  };
}

function surroundingsOf(
  { size, view, hotspots, tone, marks }: LabelledScene,
  hotspot: Hotspot,
  regions: readonly Box[],
) {
  const region = regions[hotspots.indexOf(hotspot)] ?? view;
  const anchorX = hotspot.at && ((hotspot.at[0] - view.x) * size.width) / view.width;
  const obstacles = marks.filter(({ id }) => id !== hotspot.id).map(({ box }) => box);
  return { region, regions, stage: size, tone, anchorX, obstacles };
}

/** The regions in px of the stage. */
function stageBoxes({ size, view, boxes }: Scene): readonly Box[] {
  const scale = size.width / view.width;
  return boxes.map(({ x, y, width, height }) => {
    return { x: (x - view.x) * scale, y: (y - view.y) * scale, width: width * scale, height: height * scale };
  });
}

/** The corners of one region in px of the stage. */
function stageParts({ size, view }: Scene, { outline }: Hotspot): readonly (readonly Point[])[] {
  const scale = size.width / view.width;
  return outlineParts(outline).map((part) => part.map(([x, y]) => [(x - view.x) * scale, (y - view.y) * scale]));
}
