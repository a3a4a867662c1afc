import type { TourTexts } from "../../src/text/tour/tourTexts.ts";
import { button, createSvgElement, createElement } from "../make.ts";

/** The direction of a turn: 1 is to the right, or upwards. */
export type Turn = { readonly yaw: -1 | 0 | 1; readonly pitch: -1 | 0 | 1 };

const sides = [
  { name: "left", text: "turnLeft", yaw: -1, pitch: 0 },
  { name: "up", text: "lookUp", yaw: 0, pitch: 1 },
  { name: "down", text: "lookDown", yaw: 0, pitch: -1 },
  { name: "right", text: "turnRight", yaw: 1, pitch: 0 },
] as const;

/** Buttons that turn the view, as an alternative to dragging. */
export function createTurns(texts: TourTexts, onTurn: (turn: Turn) => void): HTMLElement {
  const buttons = sides.map(({ name, text, yaw, pitch }) => {
    const element = button("", `turn ${name}`, () => onTurn({ yaw, pitch }));
    element.setAttribute("aria-label", texts[text]);
    element.append(
      createSvgElement(
        "svg",
        { viewBox: "0 0 20 20", width: "20", height: "20", "aria-hidden": "true" },
        createSvgElement("path", { d: "M7 3l7 7-7 7", fill: "none", stroke: "currentColor", "stroke-width": "1.75" }),
      ),
    );
    return element;
  });
  return createElement("div", { class: "turns" }, ...buttons);
}
