import { boxAround } from "../stage/boxAround.ts";
import { away, clamp, inside, type LabelPlace, type LabelQuestion } from "./labelQuestion.ts";

/** On plans the label stands beyond the facade, outside the whole plan. */
export function besidePlan({ region, regions, stage, label, anchorX }: LabelQuestion): LabelPlace {
  const plan = boxAround(regions);
  const isBelow = region.y + region.height / 2 > plan.y + plan.height / 2;
  const x = anchorX ?? region.x + region.width / 2;
  const y = isBelow ? plan.y + plan.height + away : plan.y - away - label.height;
  const box = { x: clamp(x - label.width / 2, 0, stage.width - label.width), y, ...label };
  const facade = isBelow ? region.y + region.height - inside : region.y + inside;
  return { box, from: [x, isBelow ? y : y + label.height], to: [x, facade] };
}
